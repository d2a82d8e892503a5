/// Views of which a bar at the foot of the screen chooses one: each has its label by `.tabItem`, or is a ``Tab``.
///
/// As in SwiftUI, a view that is not chosen keeps its state, has disappeared, and appears anew when it is chosen.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    @State private var own: AnyHashable?
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Views whose choice is kept somewhere else: each has a value as its `.tag(_:)`.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Views of which the first is chosen first.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    var resolution: Resolution {
        let tabs =
            if let selection {
                Tabs(current: AnyHashable(selection.wrappedValue)) { tag in
                    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
                }
            } else {
                Tabs(current: own) { [_own] in _own.wrappedValue = $0 }
            }
        return Resolution(kind: .tabs(tabs), children: [ChildView(content)])
    }
}

/// Which of several views is chosen; nil is the first.
package struct Tabs {
    let current: AnyHashable?
    let select: (AnyHashable) -> Void
}

/// A view of a ``TabView``, with its label.
public struct Tab<Content: View>: View, BuiltInView {
    private let value: AnyHashable?
    private let label: Label<Text, Image>
    private let content: Content

    /// A view with a title and a symbol of the system.
    public init<S: StringProtocol>(_ title: S, systemImage name: String, @ViewBuilder content: () -> Content)
    {
        value = nil
        label = Label(title, systemImage: name)
        self.content = content()
    }

    /// A view with a title and a symbol of the system, chosen by a value.
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage name: String, value: V, @ViewBuilder content: () -> Content
    ) {
        self.value = AnyHashable(value)
        label = Label(title, systemImage: name)
        self.content = content()
    }

    public var body: some View {
        Group { content }.modified(by: .tabItem(label, tag: value))
    }
}

extension View {
    /// What the bar of a ``TabView`` shows for the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modified(by: .tabItem(label(), tag: nil))
    }

    /// How a ``TabView`` looks. Paper draws a bar.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

/// How a ``TabView`` looks: one of the system's styles.
public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}
