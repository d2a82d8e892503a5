import Foundation

struct Money: Equatable, Sendable {
    let currency: String
    let amount: Decimal

    init(_ amount: Decimal, _ currency: String) {
        (self.amount, self.currency) = (amount, currency)
    }

    /// Another price in the same currency. A sign is welcome, a separator may stand at one end, two of them are none.
    func typed(_ text: String) -> Money {
        let parts = text.trimmingCharacters(in: .whitespaces)
            .components(separatedBy: CharacterSet(charactersIn: ".,"))
        let number = parts.joined(separator: ".")
        let isNumber = parts.count <= 2 && number.wholeMatch(of: /[+-]?[0-9]*\.?[0-9]*/) != nil
        return Money(isNumber ? Decimal(string: number) ?? 0 : 0, currency)
    }
}
