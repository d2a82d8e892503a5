#if STEP_15
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A line that is bad by itself says what is wrong with it")
struct Problems {
    private let tooFew = "The quantity must be at least 1."
    private let tooCheap = "The price must be more than zero."

    @Test(arguments: [0, -3])
    func aQuantityThatIsTooSmallIsNamed(_ quantity: Int) {
        let (sut, line) = makeSUT(LineItem(unitPrice: Money(5, "EUR"), quantity: quantity))

        #expect(sut.problem(for: line.id) == tooFew)
    }

    @Test(arguments: [0, -3])
    func aPriceThatIsTooSmallIsNamed(_ price: Int) {
        let (sut, line) = makeSUT(LineItem(unitPrice: Money(.init(price), "EUR"), quantity: 1))

        #expect(sut.problem(for: line.id) == tooCheap)
    }

    @Test(arguments: [0, -3])
    func oneOfTwoFaultsIsNamed(_ number: Int) {
        let (sut, line) = makeSUT(LineItem(unitPrice: Money(.init(number), "EUR"), quantity: number))

        let problem = sut.problem(for: line.id)
        #expect([tooFew, tooCheap].contains(problem))
    }

    @Test func aLineIsAskedAboutItselfAlone() {
        let sut = InvoiceEditorViewModel()
        let good = LineItem(unitPrice: Money(0.001, "EUR"), quantity: 1)
        let bad = LineItem(unitPrice: Money(5, "EUR"), quantity: 0)
        let odd = LineItem(unitPrice: Money(5, "USD"), quantity: 1)
        for line in [good, bad, odd] { sut.add(line) }

        #expect(sut.problem(for: good.id) == nil)
        #expect(sut.problem(for: bad.id) == tooFew)
        #expect(sut.problem(for: odd.id) == nil, "a currency is not a line's own fault")
    }

    @Test func aLineThatIsNotThereHasNoProblem() {
        let (sut, line) = makeSUT(LineItem(unitPrice: Money(5, "EUR"), quantity: 0))
        sut.add(LineItem(unitPrice: Money(0, "EUR"), quantity: 1))
        sut.remove(line.id)

        #expect(sut.problem(for: line.id) == nil, "another line has one")
    }

    @Test func theRowSaysTheProblemAsLongAsThereIsOne() throws {
        let (viewModel, line) = makeSUT(LineItem(unitPrice: Money(5, "EUR"), quantity: 0))
        viewModel.add(LineItem(unitPrice: Money(77, "USD"), quantity: 1))
        let cheap = LineItem(unitPrice: Money(0, "EUR"), quantity: 1)
        viewModel.add(cheap)
        let screen = Screen(InvoiceEditorView(viewModel: viewModel))
        let aroundTheSecondRow = screen.text.components(separatedBy: "77")
        #expect(aroundTheSecondRow.first?.contains(tooFew) == true, "the first row says it")
        #expect(aroundTheSecondRow.last?.contains(tooCheap) == true, "the last row says it")
        #expect(screen.text.components(separatedBy: tooFew).count == 2, "and no other row")
        #expect(screen.text.components(separatedBy: tooCheap).count == 2, "and no other row")
        viewModel.remove(cheap.id)
        #expect(!screen.text.contains(tooCheap))
        let few = LineItem(unitPrice: Money(9, "EUR"), quantity: 0)
        viewModel.add(few)
        #expect(screen.text.components(separatedBy: tooFew).count == 3, "two rows say the same")
        viewModel.remove(few.id)

        viewModel.setQuantity(1, for: line.id)
        #expect(!screen.text.contains(tooFew))

        viewModel.setUnitPrice(Money(0, "EUR"), for: line.id)
        #expect(screen.text.contains(tooCheap))
    }

    private func makeSUT(_ line: LineItem) -> (sut: InvoiceEditorViewModel, line: LineItem) {
        let sut = InvoiceEditorViewModel()
        sut.add(line)
        return (sut, line)
    }
}
#endif
