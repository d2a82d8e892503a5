/// A paint whose type is hidden. On paper: its colour.
public struct AnyShapeStyle: ShapeStyle {
    let color: Color?

    /// Hides the type of a paint.
    public init<S: ShapeStyle>(_ style: S) {
        color = Color(style)
    }

    init(color: Color?) {
        self.color = color
    }

    /// A lower level of a paint: so much of it, but where it is the page's the colour that is used behind things.
    init(_ style: some ShapeStyle, lowered share: Double, behind: Color) {
        color = Color(style).map { $0.name == .background ? behind : $0.opacity(share) }
    }
}

/// A shadow. Paper draws none.
public struct ShadowStyle: Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}
