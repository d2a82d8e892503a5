import Foundation

struct Money: Equatable {
    let currency: String
    let amount: Decimal

    init(_ amount: Decimal, _ currency: String) {
        (self.currency, self.amount) = (currency, amount)
    }

    static func * (price: Money, quantity: Int) -> Decimal { price.amount * Decimal(quantity) }

    static func text(_ amount: Decimal) -> String {
        let number = NSDecimalNumber(decimal: amount)
        let rounded = number.rounding(accordingToBehavior: Self.toTheCent)
        return (rounded as Decimal).formatted(Self.style)
    }

    private static var toTheCent: NSDecimalNumberHandler {
        NSDecimalNumberHandler(
            roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: false,
            raiseOnUnderflow: false, raiseOnDivideByZero: false)
    }

    private static var style: Decimal.FormatStyle {
        .init(locale: Locale(identifier: "en_US_POSIX")).grouping(.never).precision(.fractionLength(2))
    }
}
