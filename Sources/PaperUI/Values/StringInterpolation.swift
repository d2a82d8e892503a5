import Foundation

// What SwiftUI's localised strings take between the parentheses, for the strings of a `Text` on paper.
extension DefaultStringInterpolation {
    /// Writes a number as C's `printf` does: `"\(price, specifier: "%.2f")"`.
    public mutating func appendInterpolation<Number: CVarArg>(_ value: Number, specifier: String) {
        appendLiteral(String(format: specifier, value))
    }

    /// Writes a value as a format does, in American English on every machine.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
        appendLiteral(format.written(input))
    }
}
