/// A view of a ``TabView``, with its label. It is no view itself, and stands in a ``TabView`` alone.
public struct Tab<Value, Content, Label> {
    fileprivate let value: Value?
    fileprivate let content: Content
    fileprivate let label: Label
}

extension Tab: TabContent, DrawnTabs where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public var body: Tab { return self }

    var view: any View {
        Group { content }.modified(by: .tabItem(label, tag: value.map { AnyHashable($0) }))
    }
}

/// The purpose of a tab. On paper it gives a name to the tab that has none.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab in which something is searched.
    public static var search: TabRole { TabRole(name: "search") }
}

/// The label of a tab: a title with a symbol.
public struct DefaultTabLabel: View, BuiltInView {
    private let label: Label<Text, Image>?

    nonisolated fileprivate init(_ label: Label<Text, Image>?) {
        self.label = label
    }

    /// What the system calls a tab of this purpose.
    nonisolated fileprivate init(_ role: TabRole?) {
        label = role == .search ? Label("Search", systemImage: "magnifyingglass") : nil
    }

    public var body: some View { label }
}

// MARK: - Tabs that a value chooses

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label made of views.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab that has its label from its purpose.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content(), label: DefaultTabLabel(role))
    }

    /// A tab with a title and a symbol of the system.
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(PaperUI.Label(title, systemImage: systemImage)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(),
            label: DefaultTabLabel(PaperUI.Label(title, systemImage: systemImage)))
    }

    /// A tab with a title and an asset of the app.
    nonisolated public init(
        _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(PaperUI.Label(title, image: image)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(PaperUI.Label(title, image: image)))
    }
}

// MARK: - Tabs that their order chooses

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label made of views.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab that has its label from its purpose.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(role))
    }

    /// A tab with a title and a symbol of the system.
    nonisolated public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(PaperUI.Label(title, systemImage: systemImage)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(),
            label: DefaultTabLabel(PaperUI.Label(title, systemImage: systemImage)))
    }

    /// A tab with a title and an asset of the app.
    nonisolated public init(
        _ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(PaperUI.Label(title, image: image)))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(PaperUI.Label(title, image: image)))
    }
}
