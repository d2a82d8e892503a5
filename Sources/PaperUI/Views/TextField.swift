import Foundation

/// A line of text that can be edited. It shows its title (or its prompt) while it is empty.
///
/// A disabled field takes no input.
public struct TextField<Label: View>: View, PrimitiveView, TitledField {
    let title: String
    private let prompt: String
    private let text: Binding<String>
    private(set) var isOfValue = false
    private var isTall = false

    /// A field bound to a string, with a title and perhaps a prompt of its own.
    nonisolated public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
    where Label == Text {
        self.title = title.words()
        self.prompt = prompt?.content ?? self.title
        self.text = text
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
    where Label == Text {
        self.title = String(title)
        self.prompt = prompt?.content ?? String(title)
        self.text = text
    }

    /// A field that grows along an axis with its text. On paper it is a line all the same, and Return ends it.
    nonisolated public init(
        _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    )
    where Label == Text {
        self.init(title, text: text, prompt: prompt)
        isTall = axis == .vertical
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    )
    where Label == Text {
        self.init(title, text: text, prompt: prompt)
        isTall = axis == .vertical
    }

    /// A field bound to a string, with a label made of views, which shows while there is no prompt.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let shown = (label() as? Text)?.content
        self.prompt = prompt?.content ?? shown ?? ""
        title = shown ?? self.prompt
        self.text = text
    }

    /// A field bound to a value that a format writes and reads. What the format cannot read leaves the value as it is.
    ///
    /// The value changes with each key, as far as the format can read the text. The text stays as it is typed while the
    /// field has the keyboard; after Return, or when the keyboard goes elsewhere, the field shows the value again.
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        let format = format.written()
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { text in
                if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
            }, source: nil)
        self.init(title, text: text, prompt: prompt)
        isOfValue = true
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        let format = format.written()
        let text = Binding(
            get: { format.format(value.wrappedValue) },
            set: { text in
                if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
            }, source: nil)
        self.init(title, text: text, prompt: prompt)
        isOfValue = true
    }

    /// A field bound to a value that may be missing, which a format writes and reads. An empty text is no value. What is
    /// typed stays as it is while the field has the keyboard.
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        let format = format.written()
        let text = Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    value.wrappedValue = new
                }
            }, source: nil)
        self.init(title, text: text, prompt: prompt)
        isOfValue = true
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        let format = format.written()
        let text = Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    value.wrappedValue = new
                }
            }, source: nil)
        self.init(title, text: text, prompt: prompt)
        isOfValue = true
    }

    /// The same field over the text of a value, which stays as it is typed while the field has the keyboard.
    func ofValue() -> TextField {
        var field = self
        field.isOfValue = true
        return field
    }

    var resolution: Resolution {
        Resolution(
            TextFieldElement(
                prompt: prompt, words: text.wrappedValue, editAction: { [text] in text.wrappedValue = $0 },
                isTall: isTall))
    }
}

/// A line of text, with the prompt in grey while it is empty.
struct TextFieldElement: PaperElement {
    let prompt: String?
    var words: String
    let editAction: (@MainActor (String) -> Void)?
    /// True where it grows down with its text.
    var isTall = false

    var isElement: Bool { true }
    var elementType: String? { "text field" }
    var text: String? { words }
    func title(of node: Node) -> String? { node.accessibilityLabel ?? prompt }
    func value(of node: Node) -> String? { words }
    func mark(of node: Node) -> String? { "text \(words.debugDescription)" }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.field(words, prompt: prompt ?? "")
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.field(words, prompt: prompt ?? "", part, width: width)
    }
}

extension Node {
    /// True for a field that grows down with its text.
    var isTallField: Bool { (element as? TextFieldElement)?.isTall == true }
}
