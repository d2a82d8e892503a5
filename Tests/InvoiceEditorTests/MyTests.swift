import Testing

@testable import InvoiceEditor

// Your own tests live here. No command ever overwrites this file without keeping it in the history.
