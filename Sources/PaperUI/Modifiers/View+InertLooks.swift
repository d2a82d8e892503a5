import Foundation

// What SwiftUI has and paper takes without effect: glass, movements and the way in which something scrolls.
extension View {
    // MARK: Glass

    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        self
    }
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
        -> some View
    {
        self
    }
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
        -> some View
    {
        self
    }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    nonisolated public func backgroundExtensionEffect() -> some View { self }

    // MARK: Movements

    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    {
        self
    }
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    nonisolated public func geometryGroup() -> some View { self }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }

    /// Shows the first phase, and goes on to no other.
    nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        Group { if let first = phases.first(where: { _ in true }) { content(self, first) } }
    }

    /// Shows the first phase, and goes on to no other.
    nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Self, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content)
    }

    // MARK: Scrolling

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

    // MARK: Room and looks

    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        self
    }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
        -> some View
    {
        environment(\.hasHeightOfContainer, axes.contains(.vertical))
    }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        environment(\.hasHeightOfContainer, axes.contains(.vertical))
    }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        environment(\.hasHeightOfContainer, axes.contains(.vertical))
    }
    nonisolated public func unredacted() -> some View { self }
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

extension View where Self: Equatable {
    /// On paper, too, a view is evaluated only when what it is made of has changed.
    nonisolated public func equatable() -> some View { self }
}

extension Shape {
    /// A part of the shape's outline. Paper draws all of it.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self {
        self
    }
}

/// Views of glass. Paper shows them as they are.
public struct GlassEffectContainer<Content: View>: View, GroupingView {
    nonisolated(unsafe) private let content: Content

    /// Takes views together.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var resolution: Resolution { Resolution(kind: .group, children: [ChildView(content)]) }
}

/// Views that can be scrolled to. Paper is as long as what is on it, and scrolls nowhere.
public struct ScrollViewReader<Content: View>: View, GroupingView {
    /// Makes the views.
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

    /// Views, made with what scrolls to them.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    var resolution: Resolution {
        Resolution(kind: .group, children: [ChildView(content(ScrollViewProxy()))])
    }
}

/// A proxy that scrolls to a view.
public struct ScrollViewProxy {
    /// Does nothing on paper.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Room in a bar. Paper leaves none.
public struct ToolbarSpacer: ToolbarContent, ToolbarSlots {
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
    {}
    public typealias Body = Never

    var slots: [ToolbarSlot] { [] }
}
