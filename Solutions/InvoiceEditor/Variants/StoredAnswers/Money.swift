import Foundation

struct Money: Equatable {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
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
