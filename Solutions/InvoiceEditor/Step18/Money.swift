import Foundation

struct Money {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
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
