/// What stands in a ``TabView``: a ``Tab``, or something that is made of tabs by a `body`. All of them are chosen by values
/// of one type.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that choose the tabs.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of the tabs, inferred from `body`.
    associatedtype Body: TabContent

    /// The tabs.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// Tabs that tell their views.
@MainActor
protocol DrawnTabs {
    var view: any View { get }
}

extension TabContent {
    /// The views of the tabs.
    fileprivate var views: any View { (self as? any DrawnTabs)?.view ?? body.views }
}

extension TabContent {
    /// The same with a number at its label; none for 0. Paper does not show it.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }

    /// The same with a word at its label. Paper does not show it.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }

    /// The same with a word at its label. Paper does not show it.
    nonisolated public func badge(_ label: LocalizedStringKey?) -> some TabContent<TabValue> { self }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { self }
}

/// Builds the tabs of a ``TabView``.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view, which a ``TabView`` shows.
    public struct Content<C: TabContent>: View, GroupingView {
        nonisolated(unsafe) let content: C

        nonisolated init(content: C) {
            self.content = content
        }

        public typealias Body = Never

        var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content.views)]) }
    }

    nonisolated public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

    nonisolated public static func buildBlock(
        _ first: any TabContent<TabValue>, _ others: any TabContent<TabValue>...
    ) -> some TabContent<TabValue> {
        TabList<TabValue>(tabs: [first] + others)
    }

    nonisolated public static func buildIf(_ content: (any TabContent<TabValue>)?) -> some TabContent<
        TabValue
    > {
        TabList<TabValue>(tabs: content.map { [$0] } ?? [])
    }

    nonisolated public static func buildEither(first: any TabContent<TabValue>) -> any TabContent<TabValue> {
        TabBranch<TabValue>(isFirst: true, content: first)
    }

    nonisolated public static func buildEither(second: any TabContent<TabValue>) -> any TabContent<TabValue> {
        TabBranch<TabValue>(isFirst: false, content: second)
    }

    nonisolated public static func buildLimitedAvailability(
        _ content: any TabContent<TabValue>
    ) -> any TabContent<TabValue> { content }
}

/// Several tabs, one after another.
struct TabList<TabValue: Hashable> {
    let tabs: [any TabContent<TabValue>]
}

extension TabList: TabContent, DrawnTabs {
    var body: TabList { return self }
    var view: any View {
        TabGroup(children: tabs.enumerated().map { ChildView($1.views, key: .position($0)) })
    }
}

/// One of two.
private struct TabBranch<TabValue: Hashable> {
    let isFirst: Bool
    let content: any TabContent<TabValue>
}

extension TabBranch: TabContent, DrawnTabs {
    var body: TabBranch { return self }
    var view: any View { TabGroup(children: [ChildView(content.views, key: .branch(isFirst))]) }
}

private struct TabGroup: View, GroupingView {
    let children: [ChildView]

    var resolution: Resolution { Resolution(kind: .group, children: children) }
}

/// A tab for each element of a collection.
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    // swift-format-ignore: NoLeadingUnderscores
    @_implements(TabContent,Body)
    public typealias _TabBody = ForEach

    // swift-format-ignore: NoLeadingUnderscores
    @_implements(TabContent,body)
    public var _tabBody: ForEach { return self }
}

extension ForEach: DrawnTabs where Content: TabContent {
    var view: any View {
        mapped { TabContentBuilder<Content.TabValue>.Content(content: $0) }
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element, told apart by the value at a key path.
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A tab for each element, told apart by its id.
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
        self.init(data: data, id: \.id, content: content)
    }
}

extension TabView {
    /// Tabs whose choice is kept somewhere else, each with a value.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.init(choosing: selection, TabContentBuilder<SelectionValue>.Content(content: content()))
    }

    /// Tabs of which the first is chosen first.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        self.init(choosing: nil, TabContentBuilder<Never>.Content(content: content()))
    }
}
