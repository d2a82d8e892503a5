#if STEP_10
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("Whatever is typed as a price means something")
struct TypedPrices {
    let sut = InvoiceEditorViewModel()
    let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 2)

    init() {
        sut.add(line)
    }

    @Test(arguments: ["2.50", "2,50"])
    func aCommaIsAPoint(text: String) {
        sut.enterUnitPrice(text, for: line.id)

        #expect(sut.totalText == "5.00 EUR")
    }

    @Test(arguments: ["", "12 apples", "1.2.3"])
    func nonsenseIsZero(text: String) {
        sut.enterUnitPrice(text, for: line.id)

        #expect(sut.totalText == "0.00 EUR")
    }

    @Test func aPointAtTheEndIsOverlooked() {
        sut.enterUnitPrice("12.", for: line.id)

        #expect(sut.totalText == "24.00 EUR")
    }

    @Test func thousandsMayBeGrouped() {
        sut.enterUnitPrice("1.000,50", for: line.id)

        #expect(sut.totalText == "2001.00 EUR")
    }

    @Test func aRefundIsNegative() {
        sut.enterUnitPrice("-3", for: line.id)

        #expect(sut.totalText == "-6.00 EUR")
    }
}
#endif

#if STEP_11
import Testing

@testable import InvoiceEditor

@MainActor
struct ProblemsInOrder {
    @Test func theQuantityComesFirst() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(0, "EUR"), quantity: 0)
        sut.add(line)

        #expect(sut.problem(for: line.id) == "The quantity must be at least 1.")
    }

    @Test func thePriceComesSecond() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(0, "EUR"), quantity: 1)
        sut.add(line)

        #expect(sut.problem(for: line.id) == "The price must be more than zero.")
    }
}
#endif

#if STEP_12
import TestSupport
import Testing

@testable import InvoiceEditor

@MainActor
struct ClosedOnItsWay {
    @Test func nothingIsAddedUntilItHasArrived() async {
        let gate = Gate<Void>()
        let sut = InvoiceEditorViewModel(submitter: SubmitterSpy { _ in try await gate() })
        sut.add(LineItem(unitPrice: Money(4, "EUR"), quantity: 2))
        let tap = Task { await sut.submit() }
        await gate.untilCalled()

        sut.add(LineItem(unitPrice: Money(1, "EUR"), quantity: 1))
        #expect(sut.totalText == "8.00 EUR")

        gate.succeed()
        await tap.value
        sut.add(LineItem(unitPrice: Money(1, "EUR"), quantity: 1))
        #expect(sut.totalText == "9.00 EUR")
    }
}
#endif
