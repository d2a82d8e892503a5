#if STEP_13
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("What is typed goes to the model, and stays as it was typed")
struct Typing {
    @Test func anInvoiceIsTypedAndSent() async throws {
        let submitter = SubmitterSpy()
        let screen = Screen(InvoiceEditorView(viewModel: InvoiceEditorViewModel(submitter: submitter)))
        let editor = try screen.inspect()
        let send = try editor.find(button: "Send")
        #expect(send.isDisabled() == true, "nothing is on the invoice")

        try editor.find(button: "Add item").tap()
        #expect(screen.text.contains("Check this line."))
        #expect(send.isDisabled() == true, "the line costs nothing yet")

        try editor.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        try editor.find(viewWithAccessibilityIdentifier: "unitPrice").setInput("19.99")
        #expect(screen.text.contains("39.98 EUR"))
        #expect(!screen.text.contains("Check this line."))
        #expect(send.isDisabled() == false, "the invoice is complete")

        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("Sent."))
        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[2]])
    }

    #if STEP_13_2
    @Test(arguments: ["10.0", "007", "2.", "1,", " 2,", "12 apples", "-3", ""])
    func whatIsTypedStaysLetterForLetter(_ text: String) throws {
        let viewModel = InvoiceEditorViewModel.complete(for: SubmitterSpy(), quantities: [4, 5])
        viewModel.add(.empty(currency: "EUR"))
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()

        for field in editor.fields("quantity") + editor.fields("unitPrice") {
            try field.setInput(text)
            let shown = try field.input()
            #expect(shown == text)
        }
    }
    #endif

    #if STEP_13_3
    @Test func theSameLineOnAnotherInvoiceShowsItsOwnNumbers() throws {
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 1)
        let models = [InvoiceEditorViewModel(), InvoiceEditorViewModel()]
        for model in models { model.add(line) }
        models[1].setQuantity(5, for: line.id)
        let page = try Screen(TwoInvoices(models: models)).inspect()

        try page.find(button: "The other invoice").tap()

        let quantity = try page.fields("quantity")[0].input()
        #expect(quantity == "5")
    }
    #endif

    // The rest
    #if STEP_13_4
    @Test func everyFieldChangesItsOwnLine() throws {
        let screen = Screen(InvoiceEditorView())
        let editor = try screen.inspect()
        for _ in 1...3 { try editor.find(button: "Add item").tap() }
        #expect(screen.marks == 3)

        for (field, price) in zip(editor.fields("unitPrice"), ["10.0", "1.0051", "6"]) {
            try field.setInput(price)
        }
        for (field, quantity) in zip(editor.fields("quantity"), ["1", "3", "2"]) {
            try field.setInput(quantity)
        }
        #expect(screen.text.contains("25.02 EUR"), "1 × 10, 3 × 1.0051 and 2 × 6")
        #expect(screen.marks == 0)

        try editor.fields("quantity")[2].setInput("0")
        #expect(screen.text.contains("13.02 EUR"))
        #expect(screen.marks(behind: "1.0051") == 1, "the last line says it")
    }

    @Test func anotherPriceIsNoOtherCurrency() throws {
        let viewModel = InvoiceEditorViewModel()
        for currency in ["USD", "EUR"] {
            viewModel.add(LineItem(unitPrice: Money(50, currency), quantity: 1))
        }
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()

        for price in editor.fields("unitPrice") { try price.setInput("40") }
        #expect(viewModel.bannerText != nil)

        viewModel.setUnitPrice(Money(6, "USD"), for: viewModel.items[1].id)
        try editor.fields("unitPrice")[1].setInput("7")
        #expect(viewModel.bannerText == nil, "the line keeps the currency that it has by now")
    }

    @Test func aFieldBelongsToItsLine() throws {
        let viewModel = InvoiceEditorViewModel.complete(for: SubmitterSpy(), quantities: [1, 3000])
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()

        viewModel.remove(viewModel.items[0].id)
        try editor.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")

        #expect(viewModel.items.map { $0.quantity } == [2])
    }

    @Test func whatIsTypedStaysWithItsLine() throws {
        let viewModel = InvoiceEditorViewModel.complete(for: SubmitterSpy(), quantities: [1, 2, 3000])
        let editor = try Screen(InvoiceEditorView(viewModel: viewModel)).inspect()
        for identifier in ["quantity", "unitPrice"] {
            try editor.fields(identifier)[0].setInput("4")
            try editor.fields(identifier)[1].setInput("007")
        }

        viewModel.remove(viewModel.items[0].id)

        let quantities = try editor.fields("quantity").map { try $0.input() }
        let prices = try editor.fields("unitPrice").map { try $0.input() }
        #expect(quantities == ["007", "3000"], "what was typed into the first line went with it")
        #expect(prices.first == "007")
        #expect(Decimal(string: prices.last ?? "") == 100)
    }

    @Test func whatIsTypedGoesToTheModelThatIsShown() throws {
        let models = [[1], [1, 1]].map { quantities in
            InvoiceEditorViewModel.complete(for: SubmitterSpy(), quantities: quantities)
        }
        let page = try Screen(TwoInvoices(models: models)).inspect()

        try page.find(button: "The other invoice").tap()
        try page.fields("quantity")[0].setInput("3")

        #expect(models.map { $0.totalText } == ["100.00 EUR", "400.00 EUR"])
    }

    @Test func whatIsTypedStaysOnItsInvoice() throws {
        let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 5)
        let models = [InvoiceEditorViewModel(), InvoiceEditorViewModel()]
        for model in models { model.add(line) }
        let page = try Screen(TwoInvoices(models: models)).inspect()
        try page.fields("quantity")[0].setInput("3")
        try page.fields("unitPrice")[0].setInput("7")

        try page.find(button: "The other invoice").tap()

        let quantity = try page.fields("quantity")[0].input()
        let price = try page.fields("unitPrice")[0].input()
        #expect(quantity == "5")
        #expect(Decimal(string: price) == 10)
        #expect(models.map { $0.totalText } == ["21.00 EUR", "50.00 EUR"])
    }
    #endif
}
#endif
