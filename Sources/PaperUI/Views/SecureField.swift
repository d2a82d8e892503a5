/// A line of text that can be edited and is not shown: a password. It takes no input while it is disabled.
public struct SecureField<Label: View>: View, PrimitiveView, TitledField {
    let title: String
    private let prompt: String
    private let text: Binding<String>

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

    /// A field bound to a string, with a label made of views, which shows while there is no prompt.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let shown = (label() as? Text)?.content
        self.prompt = prompt?.content ?? shown ?? ""
        title = shown ?? self.prompt
        self.text = text
    }

    var resolution: Resolution {
        Resolution(
            SecureFieldElement(
                prompt: prompt, words: text.wrappedValue, editAction: { [text] in text.wrappedValue = $0 }))
    }
}

/// A text field with dots in the place of its text.
private struct SecureFieldElement: PaperElement {
    let prompt: String?
    let words: String
    let editAction: (@MainActor (String) -> Void)?

    var isElement: Bool { true }
    var elementType: String? { "secure text field" }
    var text: String? { words }
    func title(of node: Node) -> String? { node.accessibilityLabel ?? prompt }
    func value(of node: Node) -> String? { dots }
    func mark(of node: Node) -> String? { "\(words.count) characters" }

    func lines(of part: Part, by drawing: TextDrawing) -> [String] {
        drawing.field(dots, prompt: prompt ?? "")
    }

    func picture(of part: Part, by drawing: PictureDrawing, width: Double) -> Picture {
        drawing.field(dots, prompt: prompt ?? "", part, width: width)
    }

    private var dots: String { String(repeating: "•", count: words.count) }
}
