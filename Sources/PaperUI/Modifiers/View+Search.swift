import Foundation

// What belongs to a search besides its text. It shows while a person searches: from when the field of `.searchable` gets the
// keyboard until the search is cancelled.
extension View {
    /// A field for what is searched, which is there to be typed into while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modified(by: .searchable(SearchField(text: text, prompt: prompt, isPresented: isPresented)))
    }

    /// A field for what is searched, which is there to be typed into while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// A field for what is searched, with what it may be, in the older form.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// A field for what is searched, with what it may be, in the older form.
    nonisolated public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Views for what may be searched. A tap on one with a `searchCompletion` searches for that.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, suggestions())
    }

    /// Shows the suggestions of a search, or not. Paper has one place for them, below the field.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        environment(\.areSuggestionsHidden, visibility == .hidden && !placements.isEmpty)
    }

    /// Lets a tap on the view, a suggestion, write a text into the field of the search.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        SearchCompletion(view: self) { $0.complete(completion) }
    }

    /// Lets a tap on the view, a suggestion, put a token before the text of the search.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        nonisolated(unsafe) let token = token
        return SearchCompletion(view: self) { $0.add?(token) }
    }

    /// Values of which a person chooses in what is searched. Each has a tag, as an option of a ``Picker``.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        environment(
            \.searchScopes,
            Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
    }

    /// Values of which a person chooses in what is searched. On paper they show from the begin of the search on.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}

/// The place of suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

/// The time when the scopes of a search show.
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

/// Ends the search by the field around the view, as `@Environment(\.dismissSearch)` gives it. Where nobody searches it does
/// nothing.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let search: Search?

    /// Ends the search: `dismissSearch()`.
    public func callAsFunction() {
        if search?.isOn == true { search?.node?.cancelSearch() }
    }
}

extension EnvironmentValues {
    /// True while a person searches by the field around the view.
    public var isSearching: Bool { search?.isOn ?? false }

    /// Ends the search by the field around the view.
    @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }
}

// MARK: - For the runtime

/// The field of a search, with what belongs to it.
package struct SearchField {
    let field: any View
    /// True while it is to be typed into, if somebody says so.
    var isPresented: Bool?
    private(set) var present: @MainActor (Bool) -> Void = { _ in }
    /// The tokens before the text, to be taken out by a tap.
    var tokens: (any View)?
    /// The tokens that may be added.
    var suggestedTokens: (any View)?
    /// The action of a suggestion.
    let complete: @MainActor (String) -> Void
    var add: (@MainActor (Any) -> Void)?

    init(text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil) {
        field = TextField("Search", text: text, prompt: prompt)
        complete = { text.wrappedValue = $0 }
        guard let isPresented else { return }
        self.isPresented = isPresented.wrappedValue
        present = { if isPresented.wrappedValue != $0 { isPresented.wrappedValue = $0 } }
    }
}

/// A search, for the views that it is about.
struct Search: Equatable {
    let isOn: Bool
    weak var node: Node?

    static func == (lhs: Search, rhs: Search) -> Bool { lhs.isOn == rhs.isOn && lhs.node === rhs.node }
}

/// A suggestion that does something to the field.
private struct SearchCompletion<Content: View>: View, BuiltInView {
    @Environment(\.search) private var search
    nonisolated(unsafe) let view: Content
    let act: @MainActor (SearchField) -> Void

    nonisolated init(view: Content, act: @escaping @MainActor (SearchField) -> Void) {
        (self.view, self.act) = (view, act)
    }

    var body: some View {
        Button {
            if let field = search?.node?.searchField { act(field) }
        } label: {
            view
        }
    }
}

private struct SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: (any View)? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: (any View)? { nil } }
private struct SuggestionsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var search: Search? {
        get { self[SearchKey.self] }
        set { self[SearchKey.self] = newValue }
    }

    var searchScopes: (any View)? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    var searchSuggestions: (any View)? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    var areSuggestionsHidden: Bool {
        get { self[SuggestionsHiddenKey.self] }
        set { self[SuggestionsHiddenKey.self] = newValue }
    }
}
