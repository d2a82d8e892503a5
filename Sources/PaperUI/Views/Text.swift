import Foundation

/// A piece of text.
public struct Text: View, PrimitiveView {
    let content: String

    /// Shows a string.
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    /// Shows a string as it is, without looking for a translation. (PaperUI never looks for one.)
    public init(verbatim content: String) {
        self.content = content
    }

    /// Capitals or small letters.
    public enum Case: Sendable {
        case uppercase, lowercase
    }

    /// Shows a value as a format writes it, in American English on every machine.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = format.locale(PaperLocale.current).format(input)
    }

    /// One text after another, with the looks of neither.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.content + rhs.content) }

    var resolution: Resolution { Resolution(kind: .text(content)) }
}

/// A text to be translated. On paper nothing is: a string.
public typealias LocalizedStringKey = String
