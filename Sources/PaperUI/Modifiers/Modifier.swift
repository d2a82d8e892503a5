import Foundation

/// The change that a modifier makes to the view before it.
package enum Modifier {
    case id(AnyHashable)
    case accessibilityIdentifier(String)
    case accessibilityLabel(String)
    case disabled(Bool)
    case environment((inout EnvironmentValues) -> Void)
    case padding(Edge.Set, CGFloat?)
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    case flexibleFrame(FlexibleFrame)
    case background(Color)
    /// The edges of the screen to which the view goes.
    case ignoresSafeArea(Edge.Set)
    /// Views behind the view.
    case backdrop(any View, Alignment)
    /// Views upon the view.
    case overlay(any View, Alignment)
    case clip(ShapeForm)
    case opacity(Double)
    /// True where a tap ends on the view.
    case hitTesting(Bool)
    /// The view's place among its neighbours, from back to front.
    case zIndex(Double)
    /// The proportions of the room, the width by the height; nil are those of the view.
    case aspectRatio(Double?, ContentMode)
    /// The room on the sides of a row; nil is the usual.
    case rowInsets(EdgeInsets?)
    /// A symbol and a title, of which a bar shows the symbol.
    case automaticLabel
    case badge(String?)
    case gridCell(GridCell)
    /// Drawn elsewhere, in points, turned and scaled.
    case drawn(x: Double, y: Double, degrees: Double, scale: Double)
    case onLongPress(() -> Void)
    case focused(FocusMark)
    case onSubmit(SubmitTriggers, () -> Void)
    case tag(AnyHashable)
    case onTap(count: Int, () -> Void)
    case accessibilityHint(String)
    case accessibilityValue(String)
    case accessibilityHidden(Bool)
    case accessibilityTraits(AccessibilityTraits, isAdded: Bool)
    case accessibilityElement(AccessibilityChildBehavior)
    case navigationTitle(String)
    case tabItem(any View, tag: AnyHashable?)
    case titleDisplayMode(NavigationBarItem.TitleDisplayMode)
    /// Parts of the bars around the page, and whether they show.
    case bars([BarPart], Visibility)
    case navigationDestination(type: ObjectIdentifier, (AnyHashable) -> (any View)?)
    case toolbar([ToolbarSlot])
    case searchable(SearchField)
    /// A page that is on the stack while a binding says so.
    case pushed(PushedView)
    /// Shown over the screen while it is there.
    case presentation(PresentedView)
    /// True where the sheet around the view cannot be pulled down.
    case interactiveDismissDisabled(Bool)
    case swipeActions(HorizontalEdge, any View)
    /// Shown by a finger that stays on the view.
    case contextMenu(any View)
    case onDelete(((IndexSet) -> Void)?)
    case onMove(((IndexSet, Int) -> Void)?)
    /// The ways to edit a row of a `ForEach`.
    case editableRow(EditableRow)
    case refreshable(() async -> Void)
    case onAppear(() -> Void)
    case onDisappear(() -> Void)
    case onChange(value: any Equatable, initial: Bool, (Any) -> Void)
    case task(id: (any Equatable)?, TaskPriority, () async -> Void)
}

extension Modifier {
    /// True where the modifier, put on several rows of a list together, is for each of them.
    var isForRows: Bool {
        switch self {
        case .onAppear, .onDisappear, .onChange, .task, .accessibilityIdentifier, .accessibilityLabel,
            .accessibilityHint, .accessibilityValue, .tag, .onTap, .onLongPress, .swipeActions, .contextMenu,
            .editableRow, .rowInsets:
            true
        default: false
        }
    }
}

/// A view and a modifier on it. It gets no node of its own: its modifier goes to the node of the view.
struct ViewWithModifier<Content: View> {
    let content: Content
    let modifier: Modifier
}

// A conformance of its own leaves the type on no actor, so that views can be modified anywhere.
extension ViewWithModifier: View, ModifiedView {
    typealias Body = Never

    var inner: any View { content }
}

@MainActor
protocol ModifiedView: View where Body == Never {
    var inner: any View { get }
    var modifier: Modifier { get }
}

extension View {
    nonisolated func modified(by modifier: Modifier) -> some View {
        ViewWithModifier(content: self, modifier: modifier)
    }

    /// Sets a value in the environment of this view and of the views inside it.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modified(by: .environment { $0[keyPath: keyPath] = value })
    }
}
