import Foundation

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
public struct ScrollPosition: Equatable, Sendable {
    public init(edge: Edge) {}
    public init<ID: Hashable>(idType: ID.Type) {}
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension View {
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self { self }
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }
    public func scrollDisabled(_ disabled: Bool) -> Self { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> Self {
        self
    }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> Self { self }
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> Self { self }
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self
    { self }
}

@available(*, unavailable, message: "SwiftUI has it; leave it out.")
extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { unavailable() }
        set {}
    }
}

/// The bouncing of a list.
public enum ScrollBounceBehavior {
    case automatic, always, basedOnSize
}

/// The look of a list's edges.
public enum ScrollEdgeEffectStyle {
    case automatic, hard, soft
}

/// The phases of a list that scrolls.
public enum ScrollPhase {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// The distance that a list has scrolled.
public struct ScrollGeometry {
    public var contentOffset: CGPoint { unavailable() }
    public var contentSize: CGSize { unavailable() }
    public var contentInsets: EdgeInsets { unavailable() }
    public var containerSize: CGSize { unavailable() }
    public var visibleRect: CGRect { unavailable() }
    public var bounds: CGRect { unavailable() }
}
