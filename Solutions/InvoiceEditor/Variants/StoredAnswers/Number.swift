import Foundation

/// A number as it was typed, character by character. Whatever has no place in one makes it zero, and so does a
/// separator with nothing before or behind it.
struct Number {
    private var digits = ""
    private var hasCents = false
    private var places = 0
    private var isBroken = false

    init(typed text: String) {
        for character in text.trimmingCharacters(in: .whitespaces) {
            switch character {
            case "0"..."9":
                digits.append(character)
                if hasCents { places += 1 }
            case ".", ",":
                if hasCents || digits.isEmpty { isBroken = true }
                hasCents = true
            default:
                isBroken = true
            }
        }
    }

    var amount: Decimal {
        guard !isBroken, hasCents == (places > 0), places != 3 else { return 0 }
        guard let significand = Decimal(string: digits) else { return 0 }
        return Decimal(sign: .plus, exponent: -places, significand: significand)
    }

    var quantity: Int {
        isBroken || hasCents ? 0 : Int(digits) ?? 0
    }
}
