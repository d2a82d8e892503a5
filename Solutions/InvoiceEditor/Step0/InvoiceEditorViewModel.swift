// The invoice editor's model grows here, one test at a time.
// Chapters/1-InvoiceEditor.md walks you through it; `./kata start 1` switches on the first test.
