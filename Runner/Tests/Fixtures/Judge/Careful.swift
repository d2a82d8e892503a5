#if STEP_10
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Typed text is understood whole or not at all")
struct TypedText {
    @Test(arguments: ["2.50", "2,50", "02,5", " 2,50 "])
    func aPriceMayHaveAPointOrAComma(text: String) {
        let (sut, line) = invoice(price: 9, quantity: 3)

        sut.enterUnitPrice(text, for: line.id)

        #expect(sut.totalText == "7.50 USD")
        #expect(sut.canSend)
    }

    @Test func aPriceIsExact() {
        let (sut, line) = invoice(price: 9, quantity: 1000)

        sut.enterUnitPrice("0,07235", for: line.id)

        #expect(sut.totalText == "72.35 USD")
    }

    @Test(arguments: ["", "  ", "apples", "12 apples", "apples 12", "1 2", "1.2.3", "1,2,3"])
    func aPriceThatIsNoNumberIsZero(text: String) {
        let (sut, line) = invoice(price: 9, quantity: 3)

        sut.enterUnitPrice(text, for: line.id)

        #expect(sut.totalText == "0.00 USD")
        #expect(sut.canSend == false)
        #expect(sut.invalidLineIDs == [line.id])
    }

    @Test(arguments: ["4", " 4", "04"])
    func aQuantityIsDigits(text: String) {
        let (sut, line) = invoice(price: 9, quantity: 3)

        sut.enterQuantity(text, for: line.id)

        #expect(sut.totalText == "36.00 USD")
    }

    @Test(arguments: ["", "4.5", "4,5", "4.0", "four", "4 x"])
    func aQuantityThatIsNoNumberIsZero(text: String) {
        let (sut, line) = invoice(price: 9, quantity: 3)

        sut.enterQuantity(text, for: line.id)

        #expect(sut.totalText == "0.00 USD")
        #expect(sut.invalidLineIDs == [line.id])
    }

    @Test func theOtherLineIsLeftAlone() {
        let (sut, _) = invoice(price: 9, quantity: 3)
        let other = LineItem(unitPrice: Money(1, "USD"), quantity: 1)
        sut.add(other)

        sut.enterUnitPrice("2", for: other.id)
        sut.enterQuantity("4", for: other.id)

        #expect(sut.totalText == "35.00 USD")
    }

    @Test(arguments: [("2,50", "2", "5.00 EUR"), ("2,50", "2,5", "0.00 EUR"), ("12 apples", "2", "0.00 EUR")])
    func theFieldsSayTheSame(price: String, quantity: String, total: String) throws {
        let screen = Screen(InvoiceEditorView())
        let view = try screen.inspect()
        try view.find(button: "Add item").tap()

        try view.find(viewWithAccessibilityIdentifier: "quantity").setInput(quantity)
        try view.find(viewWithAccessibilityIdentifier: "unitPrice").setInput(price)

        #expect(screen.text.contains(total))
    }

    private func invoice(price: Int, quantity: Int) -> (InvoiceEditorViewModel, LineItem) {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(.init(price), "USD"), quantity: quantity)
        sut.add(line)
        return (sut, line)
    }
}
#endif

#if STEP_11
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A bad line says which of its own faults makes it bad")
struct WhyALineIsBad {
    let sut = InvoiceEditorViewModel()
    let quantityText = "The quantity must be at least 1."
    let priceText = "The price must be more than zero."

    @Test func everyLineHasItsOwnProblem() {
        let lines = [(5, 1), (5, 0), (5, -1), (0, 1), (-5, 1)].map(line)
        for line in lines { sut.add(line) }

        let problems = lines.map { sut.problem(for: $0.id) }
        #expect(problems == [nil, quantityText, quantityText, priceText, priceText])
    }

    @Test func twoFaultsHaveOneOfTheTwoTexts() {
        let bad = line(0, 0)
        sut.add(bad)

        let problem = sut.problem(for: bad.id)
        #expect(problem == quantityText || problem == priceText)
    }

    @Test func anotherCurrencyIsNoProblemOfTheLine() {
        let dollars = LineItem(unitPrice: Money(5, "USD"), quantity: 1)
        sut.add(line(5, 1))
        sut.add(dollars)

        #expect(sut.invalidLineIDs.count == 2)
        #expect(sut.problem(for: dollars.id) == nil)
    }

    @Test func aStrangerHasNoProblem() {
        sut.add(line(0, 1))

        #expect(sut.problem(for: line(0, 1).id) == nil)
    }

    @Test func theRowsSayIt() throws {
        let good = line(5, 1)
        let bad = line(5, 0)
        for line in [good, bad] { sut.add(line) }
        let screen = Screen(InvoiceEditorView(viewModel: sut))
        #expect(screen.text.ranges(of: quantityText).count == 1)

        sut.setQuantity(0, for: good.id)
        #expect(screen.text.ranges(of: quantityText).count == 2)

        for line in [good, bad] { sut.setQuantity(1, for: line.id) }
        #expect(screen.text.ranges(of: quantityText).count == 0)
    }

    private func line(_ price: Int, _ quantity: Int) -> LineItem {
        LineItem(unitPrice: Money(.init(price), "EUR"), quantity: quantity)
    }
}
#endif

#if STEP_12
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("An invoice that is being sent cannot be changed")
struct ClosedInvoice {
    private let line = LineItem(unitPrice: Money(10, "EUR"), quantity: 1)

    @Test(arguments: Change.all)
    func aChangeOnTheWayIsRefused(change: Change) async {
        let gate = Gate<Void>()
        let sut = makeSUT { _ in try await gate() }
        let tap = Task { await sut.submit() }
        await gate.untilCalled()

        change.make(sut, line.id)

        #expect(sut.canAddItem == false)
        #expect(sut.items.map(\.id) == [line.id])
        #expect(sut.totalText == "10.00 EUR")
        gate.fail(with: OfficeIsClosed())
        await tap.value
        #expect(sut.items.map(\.id) == [line.id])
        #expect(sut.totalText == "10.00 EUR")
    }

    @Test(arguments: Change.all)
    func aChangeAfterAFailureIsMade(change: Change) async {
        let sut = makeSUT { _ in throw OfficeIsClosed() }
        await sut.submit()
        #expect(sut.canAddItem == true)

        change.make(sut, line.id)

        #expect(sut.totalText == change.total)
    }

    @Test func theFieldsAndTheButtonAreOffOnTheWay() async throws {
        let gate = Gate<Void>()
        let screen = Screen(InvoiceEditorView(viewModel: makeSUT { _ in try await gate() }))
        let view = try screen.inspect()
        let button = try view.find(button: "Add item")
        let fields = try ["quantity", "unitPrice"].map { try view.find(viewWithAccessibilityIdentifier: $0) }

        try view.find(button: "Send").tap()
        await gate.untilCalled()
        #expect(fields.map { $0.isDisabled() } == [true, true])
        #expect(button.isDisabled() == true)

        gate.fail(with: OfficeIsClosed())
        await screen.settle()
        #expect(fields.map { $0.isDisabled() } == [false, false])
        #expect(button.isDisabled() == false)
    }

    private func makeSUT(answer: @escaping @Sendable (Int) async throws -> Void) -> InvoiceEditorViewModel {
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy(answer: answer))
        sut.add(line)
        return sut
    }
}

struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let total: String
    let make: @MainActor @Sendable (InvoiceEditorViewModel, LineItem.ID) -> Void

    init(
        _ name: String, total: String,
        make: @escaping @MainActor @Sendable (InvoiceEditorViewModel, LineItem.ID) -> Void
    ) {
        testDescription = name
        self.total = total
        self.make = make
    }

    static let all = [
        Change("add", total: "11.00 EUR") { sut, _ in
            sut.add(LineItem(unitPrice: Money(1, "EUR"), quantity: 1))
        },
        Change("remove", total: "0.00 EUR") { $0.remove($1) },
        Change("quantity", total: "20.00 EUR") { $0.setQuantity(2, for: $1) },
        Change("typed quantity", total: "30.00 EUR") { $0.enterQuantity("3", for: $1) },
        Change("price", total: "4.00 EUR") { $0.setUnitPrice(Money(4, "EUR"), for: $1) },
        Change("typed price", total: "5.00 EUR") { $0.enterUnitPrice("5", for: $1) },
    ]
}
#endif
