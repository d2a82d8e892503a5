/// A line of text that can be edited. It shows its title (or its prompt) while it is empty.
///
/// A disabled field takes no input.
public struct TextField<Label: View>: View, PrimitiveView {
    private let label: Label
    private let prompt: String
    private let text: Binding<String>

    func resolve(in environment: EnvironmentValues) -> Resolution {
        let text = text
        let kind = Node.Kind.textField(
            prompt: prompt, text: text.wrappedValue, edit: { text.wrappedValue = $0 })
        return Resolution(kind: kind)
    }
}

extension TextField where Label == Text {
    /// A field with a title, bound to a string.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title, text: text, prompt: nil)
    }

    /// A field with a title and a prompt of its own, bound to a string.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.label = Text(title)
        self.prompt = prompt?.content ?? String(title)
        self.text = text
    }
}
