#if STEP_9
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("The view shows what the model says, and passes on what is typed")
struct TheView {
    @Test func anInvoiceIsTypedAndSent() async throws {
        let submitter = SubmitterSpy()
        let screen = Screen(InvoiceEditorView(viewModel: InvoiceEditorViewModel(submitter: submitter)))
        let editor = try screen.inspect()
        let send = try editor.find(button: "Send")
        #expect(screen.text.contains("0.00 EUR"))
        #expect(send.isDisabled() == true, "nothing is on the invoice")

        try editor.find(button: "Add item").tap()
        #expect(screen.text.contains("Check this line."))
        #expect(send.isDisabled() == true, "the line costs nothing yet")

        try editor.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        try editor.find(viewWithAccessibilityIdentifier: "unitPrice").setInput("19.99")
        #expect(screen.text.contains("39.98 EUR"))
        #expect(!screen.text.contains("Check this line."))
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == false, "the invoice is complete")

        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("Sent."))
        #expect(send.isDisabled() == true, "it is sent once")
        let submissions = await submitter.submissions
        #expect(submissions.map { $0.map { $0.quantity } } == [[2]])
    }

    @Test func everyLineHasFieldsAndAMarkOfItsOwn() throws {
        let screen = Screen(InvoiceEditorView())
        let editor = try screen.inspect()
        try editor.find(button: "Add item").tap()
        try editor.find(button: "Add item").tap()
        try editor.find(button: "Add item").tap()
        #expect(screen.marks == 3)
        #expect(!screen.text.contains("Pick one currency per invoice."))

        for (field, price) in zip(editor.fields("unitPrice"), ["10.0", "1.0051", "6"]) {
            try field.setInput(price)
        }
        for (field, quantity) in zip(editor.fields("quantity"), ["1", "3", "2"]) {
            try field.setInput(quantity)
        }
        #expect(screen.text.contains("25.02 EUR"), "1 × 10, 3 × 1.0051 and 2 × 6")
        let prices = try editor.fields("unitPrice").map { try $0.input() }
        #expect(prices == ["10.0", "1.0051", "6"], "as they were typed")
        #expect(screen.marks == 0)

        try editor.fields("quantity")[2].setInput("0")
        #expect(screen.text.contains("13.02 EUR"))
        #expect(screen.marks == 1)
        #expect(screen.marks(behind: "1.0051") == 1, "the last line says it")

        try editor.fields("quantity")[2].setInput("2")
        try editor.fields("quantity")[0].setInput("0")
        #expect(screen.marks == 1)
        #expect(screen.marks(behind: "1.0051") == 0, "the first line says it")

        for field in editor.fields("quantity") + editor.fields("unitPrice") {
            try field.setInput(" 2,")
            #expect(try field.input() == " 2,", "letter for letter")
        }
        for _ in 4...12 { try editor.find(button: "Add item").tap() }
        #expect(editor.fields("quantity").count == 12, "a long invoice has a lot of fields")
        #expect(Screen(InvoiceEditorView()).marks == 0, "another view has another model")
    }

    @Test func aViewKeepsTheModelThatItHasMade() throws {
        let screen = Screen(Surroundings())
        let page = try screen.inspect()
        try page.find(button: "Add item").tap()

        try page.find(button: "Redraw").tap()

        #expect(screen.text.contains("Drawn 2 times"))
        #expect(screen.marks == 1, "the line is still there")
    }

    @Test func aViewThatIsHandedAnotherModelShowsThatOne() throws {
        let models = [1, 2].map { lines in
            let viewModel = InvoiceEditorViewModel()
            for _ in 1...lines { viewModel.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1)) }
            return viewModel
        }
        let screen = Screen(TwoInvoices(models: models))
        let page = try screen.inspect()
        #expect(screen.text.contains("100.00 EUR"))

        try page.find(button: "The other invoice").tap()
        #expect(screen.text.contains("200.00 EUR"))
        #expect(page.fields("quantity").count == 2)

        try page.fields("quantity")[0].setInput("3")
        #expect(models.map { $0.totalText } == ["100.00 EUR", "400.00 EUR"])
    }

    @Test func whatIsInTheWayIsShown() async throws {
        let submitter = SubmitterSpy { call in if call == 1 { throw OfficeIsClosed() } }
        let viewModel = InvoiceEditorViewModel(submitter: submitter)
        let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        viewModel.add(dollars)
        viewModel.add(LineItem(unitPrice: Money(1099.125, "EUR"), quantity: 3000))
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()
        let (add, send) = (try editor.find(button: "Add item"), try editor.find(button: "Send"))
        let quantities = try editor.fields("quantity").map { try $0.input() }
        #expect(quantities == ["1", "3000"])
        let prices = try editor.fields("unitPrice").map { Decimal(string: try $0.input()) }
        #expect(prices == [50, 1099.125])

        for price in editor.fields("unitPrice") { try price.setInput("40") }
        #expect(viewModel.bannerText != nil, "another price is no other currency")
        #expect(screen.omissions(viewModel) == [])
        #expect(screen.marks == 2)
        #expect(send.isDisabled() == true)
        #expect(add.isDisabled() == false, "a banner blocks Send, and nothing else")

        viewModel.remove(dollars.id)
        let quantitiesLeft = try editor.fields("quantity").map { try $0.input() }
        #expect(quantitiesLeft == ["3000"])
        try editor.find(viewWithAccessibilityIdentifier: "quantity").setInput("2")
        #expect(viewModel.items.map { $0.quantity } == [2], "the field is still the one of its line")
        #expect(!screen.text.contains("Pick one currency per invoice."))
        try send.tap()
        await screen.settle()
        #expect(screen.text.contains("The office is closed until Monday."))
        #expect(!screen.text.contains("Sent."))
        #expect(send.isDisabled() == false, "one may try again")

        let pounds = LineItem(unitPrice: Money(7, "GBP"), quantity: 1)
        viewModel.add(pounds)
        #expect(screen.omissions(viewModel) == [], "the banner, and the error if the model still has it")
        #expect(screen.marks == 2, "an error is nothing against them")

        viewModel.remove(pounds.id)
        try send.tap()
        await screen.settle()
        #expect(!screen.text.contains("The office is closed until Monday."))
        #expect(screen.text.contains("Sent."))
    }

    @Test func whatIsOnItsWayIsNotSentYet() async throws {
        let gate = Gate<Void>()
        let submitter = SubmitterSpy { call in
            if call == 1 { throw OfficeIsClosed() }
            try await gate()
        }
        let viewModel = InvoiceEditorViewModel(submitter: submitter)
        viewModel.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let (add, send) = (
            try screen.inspect().find(button: "Add item"), try screen.inspect().find(button: "Send")
        )
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

    @Test func addItemAddsALineInEuros() throws {
        let viewModel = InvoiceEditorViewModel()
        viewModel.add(LineItem(unitPrice: Money(50.125, "USD"), quantity: 4))
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let editor = try screen.inspect()
        #expect(viewModel.totalText == "200.50 USD", "a price that is shown is not typed")

        try editor.find(button: "Add item").tap()

        #expect(viewModel.items.count == 2)
        #expect(viewModel.items.first?.quantity == 4, "the new line comes last")
        #expect(screen.text.contains("Pick one currency per invoice."))
        let price = editor.fields("unitPrice")[1]
        #expect(Decimal(string: try price.input()) == 0, "the price of an empty line")

        viewModel.setUnitPrice(Money(6, "USD"), for: viewModel.items[1].id)
        try price.setInput("7")
        #expect(viewModel.bannerText == nil, "a new price keeps the currency that its line has by now")
    }
}

/// A view around the editor, which is drawn anew and makes its editor anew.
private struct Surroundings: View {
    @State private var times = 1

    var body: some View {
        VStack {
            Button("Redraw") { times += 1 }
            Text("Drawn \(times) times")
            InvoiceEditorView()
        }
    }
}

private struct TwoInvoices: View {
    let models: [InvoiceEditorViewModel]
    @State private var index = 0

    var body: some View {
        VStack {
            Button("The other invoice") { index = 1 - index }
            InvoiceEditorView(viewModel: models[index])
        }
    }
}

extension Screen {
    /// How many lines say that something is wrong with them.
    fileprivate var marks: Int { text.components(separatedBy: "Check this line.").count - 1 }

    /// How many of them say so behind the last place where this stands.
    fileprivate func marks(behind place: String) -> Int {
        (text.components(separatedBy: place).last ?? "").components(separatedBy: "Check this line.").count - 1
    }

    /// What the model says in words, and the screen does not.
    fileprivate func omissions(_ viewModel: InvoiceEditorViewModel) -> [String] {
        [viewModel.totalText, viewModel.bannerText, viewModel.errorText].compactMap { $0 }.filter {
            !text.contains($0)
        }
    }
}

extension InspectedView {
    /// The fields with this identifier, a line after the other.
    @MainActor
    fileprivate func fields(_ identifier: String) -> [InspectedView<any View>] {
        findAll { try $0.accessibilityIdentifier() == identifier }
    }
}
#endif
