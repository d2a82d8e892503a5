import Foundation

struct Money {
    let currency: String
    let amount: Decimal

    init(_ amount: Decimal, _ currency: String) {
        (self.currency, self.amount) = (currency, amount)
    }

    var text: String {
        let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
            .precision(.fractionLength(2))
            .grouping(.never)
        return "\(amountToTheCent.formatted(style)) \(currency)"
    }

    private var amountToTheCent: Decimal {
        var exact = amount
        var rounded = Decimal()
        NSDecimalRound(&rounded, &exact, 2, .plain)
        return rounded
    }
}
