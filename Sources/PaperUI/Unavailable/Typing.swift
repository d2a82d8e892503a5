@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
public struct TextSelection: Hashable, Sendable {
    public init(insertionPoint: String.Index) {}
    public init(range: Range<String.Index>) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension TextField where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil
    ) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self = unavailable() }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out, or keep it for the app.")
extension View {
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
}

/// The text that would be written in capitals.
public enum UITextAutocapitalizationType {
    case none, words, sentences, allCharacters
}
