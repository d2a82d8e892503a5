/// Something in the bar of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content, inferred from `body`.
    associatedtype Body: ToolbarContent

    /// The content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A control in the bar of a page, at a place of its own.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, ToolbarSlots {
    private let placement: ToolbarItemPlacement
    nonisolated(unsafe) private let content: Content

    public typealias Body = Never

    var slots: [ToolbarSlot] { [ToolbarSlot(role: placement.role, view: content)] }
}

extension ToolbarItem where ID == () {
    /// A control at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    {
        self.placement = placement
        self.content = content()
    }
}

/// Several controls in the bar of a page, at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarSlots {
    private let placement: ToolbarItemPlacement
    nonisolated(unsafe) private let content: Content

    /// Controls at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    {
        self.placement = placement
        self.content = content()
    }

    public typealias Body = Never

    var slots: [ToolbarSlot] { [ToolbarSlot(role: placement.role, view: content)] }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called: an item has views, not items, inside.
    public var body: Never {
        fatalError("A toolbar's item has no item inside.")
    }
}

/// The place of a control in the bar. On paper: at its left, in its middle, at its right, or at the foot of the page,
/// above the keyboard last.
public struct ToolbarItemPlacement: Sendable {
    let role: Node.Role

    public static let automatic = ToolbarItemPlacement(role: .toolbar)
    public static let primaryAction = ToolbarItemPlacement(role: .toolbar)
    public static let secondaryAction = ToolbarItemPlacement(role: .toolbar)
    public static let confirmationAction = ToolbarItemPlacement(role: .toolbar)
    public static let destructiveAction = ToolbarItemPlacement(role: .toolbar)
    public static let topBarTrailing = ToolbarItemPlacement(role: .toolbar)
    public static let navigationBarTrailing = ToolbarItemPlacement(role: .toolbar)
    public static let cancellationAction = ToolbarItemPlacement(role: .leadingToolbar)
    public static let navigation = ToolbarItemPlacement(role: .leadingToolbar)
    public static let topBarLeading = ToolbarItemPlacement(role: .leadingToolbar)
    public static let navigationBarLeading = ToolbarItemPlacement(role: .leadingToolbar)
    public static let principal = ToolbarItemPlacement(role: .principal)
    public static let bottomBar = ToolbarItemPlacement(role: .bottomBar)
    public static let status = ToolbarItemPlacement(role: .bottomBar)
    /// Above the keyboard: there while a field has it.
    public static let keyboard = ToolbarItemPlacement(role: .keyboard)
}

/// The view that a toolbar holds at one place.
package struct ToolbarSlot {
    let role: Node.Role
    let view: any View
    /// True for a view that is put beside the page, and is no item of a toolbar.
    var isInset = false

    /// True where the view stands in the bar of a page, which a stack has.
    var isInBar: Bool { role != .keyboard && !isInset }
}

@MainActor
protocol ToolbarSlots {
    var slots: [ToolbarSlot] { get }
}

/// The items of a toolbar, one after another: what a ``ToolbarContentBuilder`` makes.
struct ToolbarItems {
    let items: [any ToolbarContent]
}

extension ToolbarItems: ToolbarContent, ToolbarSlots {
    typealias Body = Never

    var slots: [ToolbarSlot] { items.flatMap { Self.slots(of: $0) } }

    @MainActor
    static func slots<C: ToolbarContent>(of content: C) -> [ToolbarSlot] {
        (content as? any ToolbarSlots)?.slots ?? slots(of: content.body)
    }
}

/// Builds a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    nonisolated public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock(
        _ first: any ToolbarContent, _ others: any ToolbarContent...
    ) -> some ToolbarContent {
        ToolbarItems(items: [first] + others)
    }

    nonisolated public static func buildIf(_ content: (any ToolbarContent)?) -> some ToolbarContent {
        ToolbarItems(items: content.map { [$0] } ?? [])
    }

    nonisolated public static func buildEither(first: any ToolbarContent) -> any ToolbarContent { first }
    nonisolated public static func buildEither(second: any ToolbarContent) -> any ToolbarContent { second }
    nonisolated public static func buildLimitedAvailability(_ content: any ToolbarContent)
        -> any ToolbarContent
    {
        content
    }
}

extension View {
    /// Controls in the bar at the top of the screen that shows the view, each at its place.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modified(by: .toolbar(ToolbarItems.slots(of: content())))
    }

    /// A field for what is searched, in the bar of the page that shows the view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modified(by: .searchable(SearchField(text: text, prompt: prompt)))
    }

    /// A field for what is searched, in the bar of the page that shows the view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// The same with a string.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

/// The place of the field for what is searched. On paper: below the page's title.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    { automatic }

    /// The display of the field while the page scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String

        public static var automatic: NavigationBarDrawerDisplayMode {
            NavigationBarDrawerDisplayMode(name: "automatic")
        }
        public static var always: NavigationBarDrawerDisplayMode {
            NavigationBarDrawerDisplayMode(name: "always")
        }
    }
}
