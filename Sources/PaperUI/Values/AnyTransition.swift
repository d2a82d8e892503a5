import Foundation

/// The coming and going of a view. Nothing moves on paper: it is there or not.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { identity }
    public static func move(edge: Edge) -> AnyTransition { identity }
    public static func push(from edge: Edge) -> AnyTransition { identity }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        identity
    }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    /// Sets the coming and going of the view. Nothing moves on paper.
    nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
}
