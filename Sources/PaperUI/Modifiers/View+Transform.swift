import Foundation

/// An angle.
public struct Angle: Hashable, Sendable {
    public var degrees: Double

    public init(degrees: Double) {
        self.degrees = degrees
    }

    public init(radians: Double) {
        degrees = radians * 180 / .pi
    }

    public static let zero = Angle(degrees: 0)
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

// Where a view is drawn, but not the room that it takes. They show in pictures.
extension View {
    /// Draws the view so many points aside.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .drawn(x: Double(x), y: Double(y), degrees: 0, scale: 1))
    }

    /// Draws the view so many points aside.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view turned around its middle.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(by: .drawn(x: 0, y: 0, degrees: angle.degrees, scale: 1))
    }

    /// Draws the view larger or smaller around its middle.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified(by: .drawn(x: 0, y: 0, degrees: 0, scale: Double(scale)))
    }

    /// Sets the view's place among its neighbours in a ``ZStack``, from back to front.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modified(by: .zIndex(value))
    }

    /// Draws the view less sharply. Paper does not.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}
