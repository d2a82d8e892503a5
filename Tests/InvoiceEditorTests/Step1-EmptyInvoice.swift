#if STEP_1
import Testing

@testable import InvoiceEditor

@MainActor
struct EmptyInvoice {
    @Test func emptyInvoiceTotalsZero() {
        let sut = InvoiceEditorViewModel()

        #expect(sut.totalText == "0.00 EUR")
        #expect(sut.canSend == false)
        #expect(sut.canAddItem == true)
    }
}
#endif
