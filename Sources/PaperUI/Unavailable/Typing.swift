@available(
    *, unavailable,
    message: "SwiftUI has it; what is typed on paper arrives as it is. Leave it out, or keep it for the app."
)
public struct TextSelection: Hashable, Sendable {
    public init(insertionPoint: String.Index) {}
    public init(range: Range<String.Index>) {}
}

@available(
    *, unavailable,
    message: "SwiftUI has it; what is typed on paper arrives as it is. Leave it out, or keep it for the app."
)
extension TextField where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil
    ) { self = unavailable() }
}

@available(
    *, unavailable,
    message: "SwiftUI has it; what is typed on paper arrives as it is. Leave it out, or keep it for the app."
)
extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self = unavailable() }
}

@available(
    *, unavailable,
    message: "SwiftUI has it; what is typed on paper arrives as it is. Leave it out, or keep it for the app."
)
extension View {
    public func autocapitalization(_ style: TextAutocapitalizationType) -> Self { self }
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
    public func textInputCompletion(_ completion: String) -> Self { self }
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
    public func typesettingLanguage<L>(_ language: L, isEnabled: Bool = true) -> Self { self }
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
}

/// What would be written in capitals.
public enum TextAutocapitalizationType {
    case none, words, sentences, allCharacters
}

/// How much would be written for a person.
public enum WritingToolsBehavior {
    case automatic, complete, limited, disabled
}

/// To which side a selection would belong.
public enum TextSelectionAffinity {
    case automatic, upstream, downstream
}
