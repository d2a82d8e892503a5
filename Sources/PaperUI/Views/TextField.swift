/// A line of text that can be edited. It shows its title (or its prompt) while it is empty.
///
/// A disabled field takes no input.
public struct TextField<Label: View>: View, PrimitiveView {
    private let prompt: String
    private let text: Binding<String>

    /// A field bound to a string, with a title and perhaps a prompt of its own.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
    where Label == Text {
        self.prompt = prompt?.content ?? String(title)
        self.text = text
    }

    var resolution: Resolution {
        Resolution(
            kind: .textField(
                prompt: prompt, text: text.wrappedValue, edit: { [text] in text.wrappedValue = $0 }))
    }
}
