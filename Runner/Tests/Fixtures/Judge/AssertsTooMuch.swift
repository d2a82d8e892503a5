#if STEP_10
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import InvoiceEditor

@MainActor
struct TypingTests {
    @Test func typedPriceIsTaken() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 2)
        sut.add(line)

        sut.enterUnitPrice("2,50", for: line.id)

        #expect(sut.totalText == "5.00 EUR")
        #expect(sut.canSend == true)
        #expect(sut.canAddItem == true)
        #expect(sut.items.count == 1)
        #expect(sut.items.first?.id == line.id)
        #expect(sut.items.first?.quantity == 2)
        #expect(sut.invalidLineIDs == [])
        #expect(sut.bannerText == nil)
        #expect(sut.errorText == nil)
        #expect(sut.isSending == false)
        #expect(sut.isSent == false)
    }

    @Test func typedQuantityIsTaken() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 2)
        sut.add(line)

        sut.enterQuantity("3", for: line.id)

        #expect(sut.totalText == "12.00 EUR")
        #expect(sut.items.first?.quantity == 3)
    }

    @Test func nonsenseKeepsTheOldPrice() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 2)
        sut.add(line)

        sut.enterUnitPrice("12 apples", for: line.id)

        #expect(sut.totalText == "8.00 EUR")
        #expect(sut.canSend == true)
    }

    @Test func nonsenseIsReported() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 2)
        sut.add(line)

        sut.enterQuantity("two", for: line.id)

        #expect(sut.invalidLineIDs == [line.id])
        #expect(sut.errorText == "Not a number.")
    }
}
#endif

#if STEP_11
import Testing

@testable import InvoiceEditor

@MainActor
struct ProblemTests {
    @Test func quantityProblem() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(4, "EUR"), quantity: 0)
        sut.add(line)

        #expect(sut.problem(for: line.id) == "The quantity must be at least 1.")
    }

    @Test func everyMarkedLineHasAProblem() {
        let sut = InvoiceEditorViewModel()
        let euros = LineItem(unitPrice: Money(4, "EUR"), quantity: 1)
        let dollars = LineItem(unitPrice: Money(4, "USD"), quantity: 1)
        sut.add(euros)
        sut.add(dollars)

        for id in sut.invalidLineIDs { #expect(sut.problem(for: id) != nil) }
    }
}
#endif
