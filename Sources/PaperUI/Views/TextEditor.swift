/// Several lines of text that can be edited. A disabled editor takes no input.
public struct TextEditor: View, PrimitiveView {
    private let text: Binding<String>

    /// An editor bound to a string.
    public init(text: Binding<String>) {
        self.text = text
    }

    var resolution: Resolution {
        Resolution(kind: .textEditor(text: text.wrappedValue, edit: { [text] in text.wrappedValue = $0 }))
    }
}
