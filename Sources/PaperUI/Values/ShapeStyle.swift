/// The filling of text, shapes and backgrounds. On paper: a colour.
public protocol ShapeStyle: Sendable {}

/// A paint of which paper draws a colour.
protocol DrawnStyle: ShapeStyle {
    var drawn: Color { get }
}

extension ShapeStyle {
    /// The paint's second level.
    public var secondary: some ShapeStyle {
        AnyShapeStyle(self, lowered: 0.5, behind: Color(.secondarySystemBackground))
    }
    /// The paint's third level.
    public var tertiary: some ShapeStyle { AnyShapeStyle(self, lowered: 0.25, behind: .background) }
    /// The paint's fourth level.
    public var quaternary: some ShapeStyle { AnyShapeStyle(self, lowered: 0.15, behind: .gray.opacity(0.2)) }
    /// The paint's fifth level.
    public var quinary: some ShapeStyle { AnyShapeStyle(self, lowered: 0.1, behind: .gray.opacity(0.08)) }

    /// The same paint, so much of it.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(color: Color(self)?.opacity(opacity))
    }

    /// The paint with a shadow, which paper does not draw.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}
