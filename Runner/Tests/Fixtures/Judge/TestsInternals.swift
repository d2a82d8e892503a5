#if STEP_10
import Foundation
import Testing

@testable import InvoiceEditor

@MainActor
struct PriceParserTests {
    @Test func parsesACommaAndAPoint() {
        #expect(PriceParser.parse("2,50") == Decimal(string: "2.5"))
        #expect(PriceParser.parse("2.50") == Decimal(string: "2.5"))
    }

    @Test(arguments: ["", "12 apples", "1.2.3"])
    func parsesNothingElse(text: String) {
        #expect(PriceParser.parse(text) == nil)
    }

    @Test func theModelUsesTheParser() {
        let sut = InvoiceEditorViewModel()
        let line = LineItem(unitPrice: Money(1, "EUR"), quantity: 1)
        sut.add(line)

        sut.enterUnitPrice("2,50", for: line.id)

        #expect(sut.parser.calls == ["2,50"])
        #expect(sut.totalText == "2.50 EUR")
    }
}
#endif
