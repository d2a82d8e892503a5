import Foundation

/// The beginning or the end of a gradient, in shares of the room.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colours that pass into each other. On paper: the first of them.
public struct Gradient: Hashable, Sendable, DrawnStyle {
    /// A colour and its place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            (self.color, self.location) = (color, location)
        }
    }

    let first: Color
    var drawn: Color { first }

    public init(colors: [Color]) {
        first = colors.first ?? .clear
    }

    public init(stops: [Stop]) {
        first = stops.first?.color ?? .clear
    }
}

/// A gradient along a line. On paper: its first colour. As a view it fills the room that it is given.
public struct LinearGradient: Sendable, DrawnStyle {
    let gradient: Gradient
    var drawn: Color { gradient.first }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: View, PrimitiveView {
    var resolution: Resolution {
        Resolution(ShapeElement(form: .rectangle, fill: gradient.first))
    }
}

extension Color {
    /// The colour as it passes into itself. On paper: the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A colour as it passes into itself, as ``Color/gradient`` gives it.
public struct AnyGradient: Hashable, Sendable, DrawnStyle {
    let gradient: Gradient
    var drawn: Color { gradient.first }

    /// Hides what a gradient is made of.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle { gradient }
}

/// A blur of what lies behind. On paper: a light grey.
public struct Material: Sendable, DrawnStyle {
    let share: Double
    var drawn: Color { .gray.opacity(share) }

    public static let ultraThin = Material(share: 0.08)
    public static let thin = Material(share: 0.1)
    public static let regular = Material(share: 0.12)
    public static let thick = Material(share: 0.16)
    public static let ultraThick = Material(share: 0.2)
    public static let bar = Material(share: 0.12)
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension Color {
    /// The colour that paper draws of a paint; nil for one that it does not know.
    init?(_ style: any ShapeStyle) {
        if let color = style as? Color {
            self = color
        } else if let style = style as? AnyShapeStyle {
            guard let color = style.color else { return nil }
            self = color
        } else if let style = style as? any DrawnStyle {
            self = style.drawn
        } else {
            return nil
        }
    }
}
