/// A view in the place of one that has nothing to show: why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, BuiltInView {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let description: Description
    nonisolated(unsafe) private let actions: Actions

    /// Says what is missing, more about it and what can be done.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack {
            label.font(.title2.bold()).environment(\.labelShows, .stack)
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == PaperUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says what is missing, with a symbol of the system, and more about it.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { PaperUI.Label(title, systemImage: name) }, description: { description })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    {
        self.init(label: { PaperUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Says what is missing, with an image, and more about it.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { PaperUI.Label(title, image: name) }, description: { description })
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { PaperUI.Label(title, image: name) }, description: { description })
    }

    /// A search that found nothing.
    nonisolated public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// A search for a text that found nothing.
    nonisolated public static func search(text: String) -> ContentUnavailableView {
        guard !text.isEmpty else { return search }
        return ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
