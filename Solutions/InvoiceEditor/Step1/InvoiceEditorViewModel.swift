import Observation

@MainActor @Observable
final class InvoiceEditorViewModel {
    var totalText = "0.00 EUR"
    var canSend = false
    var canAddItem = true
}
