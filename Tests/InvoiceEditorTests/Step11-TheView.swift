#if STEP_11
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("The view shows what the model says, and passes on what is tapped")
struct TheView {
    @Test func aCompleteInvoiceIsSent() async throws {
        let submitter = SubmitterSpy()
        let screen = Screen(InvoiceEditorView(viewModel: .complete(for: submitter, quantities: [2])))
        let send = try screen.inspect().find(button: "Send")
        #expect(screen.text.contains("200.00 EUR"))
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == false, "the invoice is complete")

        try send.tap()
        await screen.settle()

        #expect(screen.text.contains("Sent."))
        #expect(send.isDisabled() == true, "it is sent once")
        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[2]])
    }

    #if STEP_11_2
    @Test func addItemAddsALineInEuros() throws {
        let viewModel = InvoiceEditorViewModel()
        viewModel.add(LineItem(unitPrice: Money(50.125, "USD"), quantity: 4))
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        #expect(screen.text.contains("200.50 USD"))

        try screen.inspect().find(button: "Add item").tap()

        #expect(viewModel.items.count == 2)
        #expect(viewModel.items.first?.quantity == 4, "the new line comes last")
        #expect(viewModel.items.last?.unitPrice.currency == "EUR")
        #expect(screen.text.contains("Pick one currency per invoice."))
    }
    #endif

    #if STEP_11_3
    @Test func whatIsInTheWayIsShown() async throws {
        let submitter = SubmitterSpy { call in if call == 1 { throw OfficeIsClosed() } }
        let viewModel = InvoiceEditorViewModel.complete(for: submitter)
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()
        let (add, send) = (try editor.find(button: "Add item"), try editor.find(button: "Send"))
        let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)

        viewModel.add(dollars)
        #expect(screen.omissions(viewModel) == [], "the banner")
        #expect(send.isDisabled() == true)
        #expect(add.isDisabled() == false, "a banner blocks Send, and nothing else")

        viewModel.remove(dollars.id)
        #expect(!screen.text.contains("Pick one currency per invoice."))
        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("The office is closed until Monday."))
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == false, "the user may try again")

        let pounds = LineItem(unitPrice: Money(7, "GBP"), quantity: 1)
        viewModel.add(pounds)
        #expect(screen.omissions(viewModel) == [], "the banner, and the error if the model still has it")

        viewModel.remove(pounds.id)
        try send.tap()
        await screen.settle()
        #expect(!screen.text.contains("The office is closed until Monday."))
        #expect(screen.text.contains("Sent."))
    }
    #endif

    // The rest
    #if STEP_11_4
    @Test func anEmptyInvoiceCannotBeSent() throws {
        let screen = Screen(InvoiceEditorView(viewModel: InvoiceEditorViewModel()))
        let editor = try screen.inspect()

        #expect(screen.text.contains("0.00 EUR"))
        #expect(try editor.find(button: "Send").isDisabled() == true)
        #expect(try editor.find(button: "Add item").isDisabled() == false)
    }

    @Test func whatIsOnItsWayIsNotSentYet() async throws {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call == 1 { throw OfficeIsClosed() }
            try await gate()
        }
        let viewModel = InvoiceEditorViewModel.complete(for: submitter)
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()
        let (add, send) = (try editor.find(button: "Add item"), try editor.find(button: "Send"))
        try send.tap()
        await screen.settle()
        #expect(
            Screen(InvoiceEditorView(viewModel: viewModel)).omissions(viewModel) == [],
            "another screen says it, too")

        try send.tap()
        await gate.untilCalled()
        #expect(screen.omissions(viewModel) == [], "the total stays")
        #expect(!screen.text.contains("The office is closed until Monday."), "that was the first time")
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == true, "it is under way")

        gate.succeed()
        await screen.settle()
        #expect(screen.text.contains("Sent."))
        #expect(screen.omissions(viewModel) == [], "the total stays")
        #expect(add.isDisabled() == !viewModel.canAddItem, "the model says whether it takes another line")
        #expect(Screen(InvoiceEditorView(viewModel: viewModel)).text.contains("Sent."))
        #expect(viewModel.items.count == 1, "another screen changes nothing")
    }

    @Test func aViewThatIsGivenAnotherModelShowsThatOne() throws {
        let models = [1, 2].map { lines in
            InvoiceEditorViewModel.complete(
                for: SubmitterSpy(), quantities: Array(repeating: 1, count: lines))
        }
        let screen = Screen(TwoInvoices(models: models))
        let page = try screen.inspect()
        #expect(screen.text.contains("100.00 EUR"))

        try page.find(button: "The other invoice").tap()
        #expect(screen.text.contains("200.00 EUR"))

        try page.find(button: "Add item").tap()
        #expect(models.map { $0.items.count } == [1, 3], "the new line is on the invoice that is shown")
    }
    #endif
}
#endif
