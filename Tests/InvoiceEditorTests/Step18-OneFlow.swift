#if STEP_18
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An invoice is typed, sent and confirmed")
struct OneFlow {
    @Test func anInvoiceIsTypedAndSentAndThePageSaysSo() async throws {
        let submitter = SubmitterSpy { call in if call == 1 { throw OfficeIsClosed() } }
        let screen = Screen(InvoiceDesk(submitter: submitter))
        let desk = try screen.inspect()

        try desk.find(button: "Add item").tap()
        try desk.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        try desk.find(viewWithAccessibilityIdentifier: "unitPrice").setInput("19.99")
        try desk.find(button: "Send").tap()
        await screen.settle()
        #expect(!screen.text.contains("The invoice has been sent."))
        try desk.find(button: "Send").tap()
        await screen.settle()

        #expect(screen.text.contains("The invoice has been sent."))
        #expect(screen.text.contains("39.98 EUR"))
        #expect(!screen.text.contains("Add item"), "the page covers the editor")
        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[2], [2]])
    }

    // The rest
    #if STEP_18_2
    @Test func noPageComesBeforeItHasArrived() async throws {
        let gate = Gate<Void>()
        let screen = Screen(InvoiceDesk(submitter: SubmitterSpy { _ in try await gate() }))
        let desk = try screen.inspect()
        try desk.find(button: "Add item").tap()
        try desk.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        try desk.find(viewWithAccessibilityIdentifier: "unitPrice").setInput("19.99")

        try desk.find(button: "Send").tap()
        await gate.untilCalled()
        #expect(!screen.text.contains("The invoice has been sent."))

        gate.fail(with: OfficeIsClosed())
        await screen.settle()
        #expect(!screen.text.contains("The invoice has been sent."))
        #expect(screen.text.contains("The office is closed until Monday."))
    }
    #endif
}
#endif
