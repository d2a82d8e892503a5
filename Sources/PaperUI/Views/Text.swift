import Foundation

/// A piece of text.
public struct Text: View, PrimitiveView {
    /// The words where nothing else is set: in American English, by Greenwich's time.
    let content: String
    /// The words where the view stands; nil where they are the same everywhere.
    nonisolated(unsafe) let form: Form
    /// The modifiers that were put on the text before it became any other view, the outermost first.
    nonisolated(unsafe) private(set) var looks: [Modifier] = []

    /// Shows a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Shows a string as it is, without looking for a translation. (PaperUI never looks for one.)
    nonisolated public init(verbatim content: String) {
        self.content = content
        form = Form(words: nil)
    }

    /// Shows the words of a key, in which Markdown is read. Nothing is translated.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = key.words()
        form = key.isFixed ? Form(words: nil) : Form { key.words($0) }
    }

    /// Shows the words of a text with attributes. Paper draws none of these.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    /// A picture among words. Paper leaves it out.
    @_disfavoredOverload
    nonisolated public init(_ image: Image) {
        self.init(verbatim: "")
    }

    /// Shows a value as a format writes it where the view stands.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { $0.words(input, format) }
    }

    nonisolated init(_ words: @escaping (EnvironmentValues) -> String) {
        content = words(EnvironmentValues())
        form = Form(words: words)
    }

    /// Capitals or small letters.
    public enum Case: Sendable {
        case uppercase, lowercase
    }

    /// The words of a text where it stands. Two such cannot be compared, but where there is nothing to say.
    struct Form: Equatable {
        let words: ((EnvironmentValues) -> String)?

        static func == (lhs: Form, rhs: Form) -> Bool { lhs.words == nil && rhs.words == nil }
    }

    /// The words in an environment.
    func content(in environment: EnvironmentValues) -> String { form.words?(environment) ?? content }

    /// The same text with one more look, outside of the others.
    nonisolated func looking(_ change: @escaping (inout EnvironmentValues) -> Void) -> Text {
        var text = self
        text.looks.insert(.environment(change), at: 0)
        return text
    }

    /// One text after another, with the looks of neither.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        let (left, right, first, second) = (lhs.content, rhs.content, lhs.form.words, rhs.form.words)
        if first == nil, second == nil { return Text(verbatim: left + right) }
        return Text { (first?($0) ?? left) + (second?($0) ?? right) }
    }

    var resolution: Resolution { Resolution(TextElement(words: content)) }

    func resolution(in environment: EnvironmentValues) -> Resolution {
        Resolution(TextElement(words: content(in: environment)))
    }
}

/// Words in the colour and the font that are set there, broken into lines.
private struct TextElement: PaperElement {
    let words: String

    var isElement: Bool { true }
    var keepsIdentifiers: Bool { false }
    var elementType: String? { "static text" }
    var text: String? { words }
    func title(of node: Node) -> String? { words }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.wrapped(part.environment.cased(words))
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.text(part.environment.cased(words), in: part.environment, width: width)
    }
}

extension Node {
    package var isText: Bool { isElement(TextElement.self) }
}
