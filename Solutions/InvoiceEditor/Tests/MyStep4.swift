#if STEP_4
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A line that is removed takes its faults with it")
struct RemovingALine {
    @Test func removingTheBadLineHealsTheInvoice() {
        let sut = InvoiceEditorViewModel()
        let mistyped = LineItem(unitPrice: Money(-30, "EUR"), quantity: 1)
        sut.add(mistyped)
        sut.add(LineItem(unitPrice: Money(30, "EUR"), quantity: 4))
        #expect(sut.canSend == false)

        sut.remove(mistyped.id)

        #expect(sut.totalText == "120.00 EUR")
        #expect(sut.invalidLineNumbers == [])
        #expect(sut.canSend == true)
    }

    @Test func oneBadLineOfTwoIsNotEnough() {
        let sut = InvoiceEditorViewModel()
        let bad = LineItem(unitPrice: Money(50, "EUR"), quantity: 0)
        let good = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        let worse = LineItem(unitPrice: Money(50, "EUR"), quantity: -1)
        for line in [good, bad, worse] { sut.add(line) }

        sut.remove(bad.id)

        #expect(sut.items.map { $0.quantity } == [1, -1])
        #expect(sut.invalidLineNumbers == [2])
        #expect(sut.canSend == false)
    }

    @Test func removingOneOfTwoCurrenciesLeavesTheOther() {
        let sut = InvoiceEditorViewModel()
        let euros = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        sut.add(euros)
        sut.add(dollars)

        sut.remove(euros.id)

        #expect(sut.invalidLineNumbers == [])
        #expect(sut.canSend == true)
        #expect(sut.totalText == "50.00 USD")
    }

    @Test func removingTheOnlyLineLeavesAnEmptyInvoice() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(100, "USD"), quantity: 1)
        sut.add(line)

        sut.remove(line.id)

        #expect(sut.items.count == 0)
        #expect(sut.totalText == "0.00 EUR", "nothing is left of the dollars, either")
        #expect(sut.canSend == false)
    }

    @Test func anUnknownIDRemovesNothing() {
        let sut = InvoiceEditorViewModel()
        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 1))
        sut.add(LineItem(unitPrice: Money(50, "EUR"), quantity: 2))
        let stranger = LineItem(unitPrice: Money(7, "EUR"), quantity: 3)

        sut.remove(stranger.id)

        #expect(sut.items.map { $0.quantity } == [1, 2])
        #expect(sut.totalText == "200.00 EUR")
    }

    @Test func aLineIsRemovedOnce() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
        sut.add(line)
        sut.add(LineItem(unitPrice: Money(50, "EUR"), quantity: 2))

        sut.remove(line.id)
        sut.remove(line.id)

        #expect(sut.items.map { $0.quantity } == [2])
    }
}
#endif
