import Foundation

struct Money: Equatable, Sendable {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        (self.amount, self.currency) = (amount, currency)
    }
}
