#if STEP_9
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
struct TheView {
    @Test func anInvoiceIsTypedAndSent() async throws {
        let submitter = SubmitterSpy()
        let screen = Screen(InvoiceEditorView(model: InvoiceEditorViewModel(submitter: submitter)))
        let editor = try screen.inspect()
        let send = try editor.find(button: "Send")
        #expect(screen.text.contains("0.00 EUR"))
        #expect(send.isDisabled() == true, "nothing is on the invoice")

        try editor.find(button: "Add item").tap()
        #expect(screen.text.contains("Check this line."))
        #expect(send.isDisabled() == true, "the line costs nothing yet")

        try editor.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        try editor.find(viewWithAccessibilityIdentifier: "unitPrice").setInput("100")
        #expect(screen.text.contains("200.00 EUR"))
        #expect(!screen.text.contains("Check this line."))
        #expect(send.isDisabled() == false, "the invoice is complete")

        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("Sent."))
        #expect(send.isDisabled() == true, "it is sent once")
        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[2]])
    }

    @Test func whatIsInTheWayIsShown() async throws {
        let model = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in throw OfficeIsClosed() })
        let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        model.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        model.add(dollars)
        let screen = Screen(InvoiceEditorView(model: model))
        let send = try screen.inspect().find(button: "Send")
        #expect(screen.text.contains("Pick one currency per invoice."))
        #expect(send.isDisabled() == true)

        model.remove(dollars.id)
        #expect(!screen.text.contains("Pick one currency per invoice."))
        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("The office is closed until Monday."))
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == false, "one may try again")
    }
}
#endif
