#if STEP_4
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("A line that is removed takes its faults with it")
struct RemovingALine {
    private let euros = LineItem(unitPrice: Money(100, "EUR"), quantity: 1)
    private let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
    private let moreEuros = LineItem(unitPrice: Money(20, "EUR"), quantity: 2)
    private let sut = InvoiceEditorViewModel()

    init() {
        for line in [euros, dollars, moreEuros] { sut.add(line) }
    }

    @Test func withoutTheDollarsTheInvoiceCanBeSent() {
        #expect(sut.canSend == false)

        sut.remove(dollars.id)

        #expect(sut.invalidLineNumbers == [])
        #expect(sut.canSend == true)
        #expect(sut.totalText == "140.00 EUR")
    }

    @Test func theOtherLinesStay() {
        sut.remove(dollars.id)

        #expect(sut.items.map { $0.id } == [euros.id, moreEuros.id])
    }

    @Test func aLineIsRemovedOnce() {
        sut.remove(euros.id)
        sut.remove(euros.id)

        #expect(sut.items.map { $0.id } == [dollars.id, moreEuros.id])
    }
}
#endif
