#if STEP_1
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An empty invoice owes nothing and goes nowhere")
struct EmptyInvoice {
    @Test func emptyInvoiceTotalsZero() {
        let sut = InvoiceEditorViewModel()

        #expect(sut.canAddItem == true)
        #expect(sut.canSend == false)
        #expect(sut.totalText == "0.00 EUR")
    }
}
#endif
