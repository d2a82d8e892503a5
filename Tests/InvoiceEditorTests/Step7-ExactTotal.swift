#if STEP_7
import Foundation
import Testing

@testable import InvoiceEditor

@MainActor
@Suite("The total is exact to the cent, or there is none")
struct ExactTotal {
    @Test func aHalfCentIsRoundedUp() throws {
        let sut = InvoiceEditorViewModel()
        let price = try #require(Decimal(string: "2.675"))

        sut.add(LineItem(unitPrice: Money(price, "EUR"), quantity: 1))

        #expect(sut.totalText == "2.68 EUR")
    }

    #if STEP_7_2
    @Test(arguments: sums)
    func theTotalIsExactToTheCent(_ sum: Sum) throws {
        let sut = InvoiceEditorViewModel()

        for price in sum.prices {
            let amount = try #require(Decimal(string: price))
            sut.add(LineItem(unitPrice: Money(amount, "EUR"), quantity: sum.quantity))
        }

        #expect(sut.totalText == sum.total)
    }
    #endif

    #if STEP_7_3
    @Test func mixedCurrenciesHaveNoTotal() {
        let sut = InvoiceEditorViewModel()
        let dollars = LineItem(unitPrice: Money(50, "USD"), quantity: 1)
        sut.add(LineItem(unitPrice: Money(100, "JPY"), quantity: 1))
        sut.add(dollars)
        sut.add(LineItem(unitPrice: Money(20, "JPY"), quantity: 1))
        #expect(sut.totalText == "—")

        sut.setQuantity(0, for: dollars.id)
        #expect(sut.totalText == "—", "a line that comes to nothing has a currency, too")
        for line in sut.items { sut.setQuantity(0, for: line.id) }
        #expect(sut.totalText == "—", "nor do three such lines have a total")

        for line in sut.items { sut.setQuantity(1, for: line.id) }
        sut.setUnitPrice(Money(50, "JPY"), for: dollars.id)
        #expect(sut.totalText == "170.00 JPY", "two digits, whatever the currency")
        #expect(sut.canSend == true, "whatever the currency")
    }
    #endif

    nonisolated static let sums = [
        Sum("ten cents, three times", ["0.10"], times: 3, "0.30 EUR"),
        Sum("one more than a Double can count", ["9007199254740993.00"], "9007199254740993.00 EUR"),
        Sum("a half that a Double cannot hold", ["2.675"], "2.68 EUR"),
        Sum("half a cent goes up", ["0.125"], "0.13 EUR"),
        Sum("half a cent below zero goes down", ["-0.125"], "-0.13 EUR"),
        Sum("less than half a cent goes nowhere", ["0.124"], "0.12 EUR"),
        Sum("a hair less than half a cent", ["0.00499999"], "0.00 EUR"),
        Sum("a tenth of a cent short of a euro", ["0.999"], "1.00 EUR"),
        Sum("rounded once, not line by line", ["0.005", "0.005", "0.005"], "0.02 EUR"),
        Sum("rounded after the quantity, not before", ["0.005"], times: 200, "1.00 EUR"),
        Sum("two digits for a whole number", ["7"], "7.00 EUR"),
        Sum("two digits for a half", ["0.5"], "0.50 EUR"),
        Sum("two digits for five cents", ["0.05"], "0.05 EUR"),
        Sum("fifty cents too little", ["-0.5"], "-0.50 EUR"),
        Sum("almost nothing is nothing, not minus nothing", ["-0.004"], "0.00 EUR"),
        Sum("a negative quantity counts", ["100"], times: -1, "-100.00 EUR"),
        Sum("a bad line counts beside a good one", ["100", "-30"], "70.00 EUR"),
        Sum("no grouping", ["1234567.89"], "1234567.89 EUR"),
        Sum("twenty digits before the point", ["12345678901234567890.12"], "12345678901234567890.12 EUR"),
    ]
}

/// A named case: the prices of the lines, how many of each, and the total they come to.
/// The prices are text, since a literal like 2.675 would pass through a Double on its way to a Decimal.
struct Sum: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prices: [String]
    let quantity: Int
    let total: String

    init(_ name: String, _ prices: [String], times quantity: Int = 1, _ total: String) {
        self.testDescription = name
        self.prices = prices
        self.quantity = quantity
        self.total = total
    }
}
#endif
