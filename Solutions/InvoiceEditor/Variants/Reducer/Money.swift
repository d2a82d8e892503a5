import Foundation

struct Money: Equatable, Sendable {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        (self.amount, self.currency) = (amount, currency)
    }

    /// Another price in the same currency, from all that could be meant as one: a sign is welcome, a separator may
    /// stand at one end, and one of the other kind groups thousands.
    func typed(_ text: String) -> Money {
        let point = text.last { $0 == "," || $0 == "." } ?? "."
        let number = text.trimmingCharacters(in: CharacterSet(charactersIn: " "))
            .filter { $0 == point || $0 != "," && $0 != "." }
            .replacing(String(point), with: ".")
        let isNumber = number.wholeMatch(of: /[+-]?[0-9]*\.?[0-9]*/) != nil
        let mayBeThousands = number.wholeMatch(of: /.*\.[0-9]{3}/) != nil
        return Money(isNumber && !mayBeThousands ? Decimal(string: number) ?? 0 : 0, currency)
    }
}
