import Foundation

struct Money {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }

    var text: String {
        let digits = String(format: "%.2f", NSDecimalNumber(decimal: amount).doubleValue)
        return "\(digits) \(currency)"
    }
}
