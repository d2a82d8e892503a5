/// A view of a ``TabView``, with its label.
public struct Tab<Value: Hashable, Content: View>: View, BuiltInView {
    private let value: Value?
    private let label: Label<Text, Image>
    private let content: Content
    private var mark: String?

    /// A view with a title and a symbol of the system.
    public init<S: StringProtocol>(_ title: S, systemImage name: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        value = nil
        label = Label(title, systemImage: name)
        self.content = content()
    }

    /// A view with a title and a symbol of the system, chosen by a value.
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.value = value
        label = Label(title, systemImage: name)
        self.content = content()
    }

    /// The same with a number at its label; none for 0. Paper does not show it.
    public func badge(_ count: Int) -> Tab { self }

    /// The same with a word at its label. Paper does not show it.
    public func badge<S: StringProtocol>(_ label: S) -> Tab { self }

    public var body: some View {
        Group { content }.modified(by: .tabItem(label, tag: value.map { AnyHashable($0) }))
    }
}

/// Builds the tabs of a ``TabView`` whose choice is kept somewhere else: by values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: View>(_ tab: Tab<TabValue, Content>) -> Tab<TabValue, Content>
    { tab }

    @MainActor @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        repeat each Content
    > {
        TupleView(repeat each content)
    }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
        First, Second
    > {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
        First, Second
    > {
        .second(second)
    }
}

/// The tabs of a ``TabView`` that have values of one type.
public struct TabContents<Tabs: View>: View, GroupingView {
    let tabs: Tabs

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(tabs)]) }
}

extension TabView {
    /// Tabs whose choice is kept somewhere else, each with a value.
    public init<Tabs: View>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContents<Tabs> {
        self.init(choosing: selection, TabContents(tabs: content()))
    }
}
