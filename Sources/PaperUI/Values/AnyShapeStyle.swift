/// A paint whose type is hidden. On paper: its colour.
public struct AnyShapeStyle: ShapeStyle {
    let color: Color?

    /// Hides the type of a paint.
    public init<S: ShapeStyle>(_ style: S) {
        color = Color(style)
    }
}

// A paint of lower rank, as `.background.secondary` and `.tint.tertiary` name it.
extension Color {
    public var secondary: Color { ranked(0.5, behind: .gray.opacity(0.12)) }
    public var tertiary: Color { ranked(0.25, behind: .background) }
    public var quaternary: Color { ranked(0.15, behind: .gray.opacity(0.2)) }
    public var quinary: Color { ranked(0.1, behind: .gray.opacity(0.08)) }

    private func ranked(_ share: Double, behind: Color) -> Color {
        name == .background ? behind : opacity(share)
    }

    /// The colour with a shadow, which paper does not draw.
    public func shadow(_ style: ShadowStyle) -> Color { self }
}

extension Gradient {
    /// The same colours, so much of each.
    public func opacity(_ opacity: Double) -> Gradient { Gradient(colors: [first.opacity(opacity)]) }
}

extension Material {
    /// The same blur, so much of it.
    public func opacity(_ opacity: Double) -> Material { Material(share: share * opacity) }
}

/// A colour as it passes into itself, as ``Color/gradient`` gives it.
public typealias AnyGradient = Gradient

/// A shadow. Paper draws none.
public struct ShadowStyle: Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}
