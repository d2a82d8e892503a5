@available(
    *, unavailable,
    message:
        "SwiftUI has it; paper knows no more of a search than its text. Write .searchable, and show what its text asks for."
)
extension View {
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement)
        -> Self
    { self }
    public func searchCompletion<C>(_ completion: C) -> Self { self }
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> Self
    { self }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> Self { self }
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: String = ""
    ) -> Self { self }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: String = "", @ViewBuilder token: @escaping (C.Element) -> T
    ) -> Self { self }
}

/// The place of suggestions.
public enum SearchSuggestionsPlacement {
    case automatic, menu, content
}

/// The time when the scopes of a search would show.
public enum SearchScopeActivation {
    case automatic, onTextEntry, onSearchPresentation
}

@available(
    *, unavailable,
    message:
        "SwiftUI has it; paper knows no more of a search than its text. Write .searchable, and show what its text asks for."
)
extension EnvironmentValues {
    public var isSearching: Bool { unavailable() }
    public var dismissSearch: DismissSearchAction { unavailable() }
}

/// The action that would end a search.
public struct DismissSearchAction {
    public func callAsFunction() {}
}
