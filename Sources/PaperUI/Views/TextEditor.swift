/// Several lines of text that can be edited. A disabled editor takes no input.
public struct TextEditor: View, PrimitiveView {
    private let text: Binding<String>

    /// An editor bound to a string.
    public init(text: Binding<String>) {
        self.text = text
    }

    func resolve(in environment: EnvironmentValues) -> Resolution {
        let text = text
        return Resolution(kind: .textEditor(text: text.wrappedValue, edit: { text.wrappedValue = $0 }))
    }
}
