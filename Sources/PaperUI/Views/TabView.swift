/// Views of which one is shown. A bar at the foot of the screen chooses those that have a label by `.tabItem`, or are a
/// ``Tab``; pages are swiped through, and what has neither is chosen by the selection alone.
///
/// As in SwiftUI, a view that is not chosen keeps its state, has disappeared, and appears anew when it is chosen.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    @State private var own: AnyHashable?
    nonisolated(unsafe) private let selection: Binding<SelectionValue>?
    nonisolated(unsafe) private let content: Content

    /// Views whose choice is kept somewhere else: each has a value as its `.tag(_:)`.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(choosing: selection, content())
    }

    nonisolated init(choosing selection: Binding<SelectionValue>?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    /// Views of which the first is chosen first.
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
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

/// The chosen one of several views; nil is the first.
package struct Tabs {
    let current: AnyHashable?
    let select: (AnyHashable) -> Void
}

extension View {
    /// Sets the label of the view in the bar of a ``TabView``.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modified(by: .tabItem(label(), tag: nil))
    }

    /// Sets the look of a ``TabView``: with a bar at its foot, or as pages to be swiped through.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabLook, (style as? PageTabViewStyle).map { .pages(dots: $0.hasDots) } ?? .bar)
    }
}

/// The look of a ``TabView``: one of the system's styles.
public protocol TabViewStyle: Sendable {}

public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}

/// Pages with a dot for each below them.
public struct PageTabViewStyle: TabViewStyle {
    let hasDots: Bool

    /// The display of the dots.
    public struct IndexDisplayMode: Sendable {
        fileprivate let hasDots: Bool

        public static let automatic = IndexDisplayMode(hasDots: true)
        public static let always = IndexDisplayMode(hasDots: true)
        public static let never = IndexDisplayMode(hasDots: false)
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        hasDots = indexDisplayMode.hasDots
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The look of a ``TabView``, by which its views are chosen.
enum TabLook: Equatable {
    case bar
    case pages(dots: Bool)
}

private struct TabLookKey: EnvironmentKey { static let defaultValue = TabLook.bar }

extension EnvironmentValues {
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}
