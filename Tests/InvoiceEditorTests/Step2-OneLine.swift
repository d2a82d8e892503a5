#if STEP_2
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("The total is the sum of the lines, in their currency")
struct AddingLines {
    @Test func oneValidLineAddsUp() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(80, "EUR"), quantity: 3))

        #expect(sut.totalText == "240.00 EUR")
        #expect(sut.canSend == true)
    }

    #if STEP_2_2
    @Test func everyLineCounts() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(100, "EUR"), quantity: 2))
        sut.add(LineItem(unitPrice: Money(7, "EUR"), quantity: 3))
        sut.add(LineItem(unitPrice: Money(50, "EUR"), quantity: 1))

        #expect(sut.items.map { $0.quantity } == [2, 3, 1], "lines stay in the order added")
        #expect(sut.totalText == "271.00 EUR")
        #expect(sut.canAddItem == true)
    }
    #endif

    #if STEP_2_3
    @Test func theTotalIsInTheCurrencyOfTheLines() {
        let sut = InvoiceEditorViewModel()

        sut.add(LineItem(unitPrice: Money(10, "USD"), quantity: 3))

        #expect(sut.totalText == "30.00 USD")
    }
    #endif
}
#endif
