import Foundation

/// A piece of text.
public struct Text: View, PrimitiveView {
    let content: String
    /// What has been said of the text before it became any other view, the outermost first.
    private(set) var looks: [Modifier] = []

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
        content = format.onPaper(input)
    }

    /// The same text with one more look, outside of the others.
    func looking(_ change: @escaping (inout EnvironmentValues) -> Void) -> Text {
        var text = self
        text.looks.insert(.environment(change), at: 0)
        return text
    }

    /// One text after another, with the looks of neither.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.content + rhs.content) }

    var resolution: Resolution { Resolution(kind: .text(content)) }
}

/// A text to be translated. On paper nothing is: a string.
public typealias LocalizedStringKey = String
