#if STEP_8
@testable import InvoiceEditor

@MainActor
extension InvoiceEditorViewModel {
    /// An invoice that can be sent to this submitter: a line of 100 EUR for each quantity.
    static func complete(for submitter: SubmitterSpy, quantities: [Int] = [1]) -> InvoiceEditorViewModel {
        let viewModel = InvoiceEditorViewModel(submitter: submitter)
        for quantity in quantities {
            viewModel.add(LineItem(unitPrice: Money(100, "EUR"), quantity: quantity))
        }
        return viewModel
    }
}
#endif
