import Foundation

struct Money: Hashable, Sendable {
    var amount: Decimal
    var currency: String

    init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

extension Money: CustomStringConvertible {
    /// Written by hand: `Decimal.description` is in no locale and has every digit, but not always two of them.
    var description: String {
        var exact = amount
        var cents = Decimal()
        NSDecimalRound(&cents, &exact, 2, .plain)
        var digits = cents.description
        if let point = digits.firstIndex(of: ".") {
            let missing = 3 - digits.distance(from: point, to: digits.endIndex)
            digits += String(repeating: "0", count: missing)
        } else {
            digits += ".00"
        }
        return "\(digits) \(currency)"
    }
}
