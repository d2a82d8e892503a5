/// A level of the style around a view: the first is that style, each further one is fainter.
///
/// As SwiftUI's documentation says, a level "maps to the second level of the current foreground style, or to the second
/// level of the default foreground style if you haven't set a foreground style". So `.secondary` in what is red is a fainter
/// red, and in a button's label a fainter tint. `Color.secondary` is grey everywhere.
public struct HierarchicalShapeStyle: DrawnStyle {
    let level: Int

    var drawn: Color { Color(name: .level(level)) }

    /// The style around the view.
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension Color {
    /// The colour of a level upon the style around it; any other colour is itself.
    func upon(_ style: Color) -> Color {
        guard case .level(let level) = name else { return self }
        return style.lowered(by: level).opacity(opacity)
    }

    private func lowered(by count: Int) -> Color {
        if count == 0 { return self }
        switch name {
        case .level(let level): return Color(name: .level(level + count)).opacity(opacity)
        case .primary:
            let levels: [Color] = [.primary, .secondary, .tertiary, .tertiary.opacity(0.6)]
            return levels[min(count, 3)].opacity(opacity)
        default: return self.opacity([1, 0.5, 0.25, 0.15, 0.1][min(count, 4)])
        }
    }
}

extension EnvironmentValues {
    /// Sets the colour of text: a level is one of the colour that it had so far.
    mutating func setForeground(_ color: Color?) {
        foreground = color?.upon(foreground ?? Color(name: .level(0)))
    }
}

extension PictureDrawing {
    /// The colour of what is written here. What a header and an empty field say is grey by itself, and is no style that
    /// others are levels of.
    func ink(in environment: EnvironmentValues) -> Color {
        guard let foreground = environment.foreground else { return tint }
        return foreground.upon(tint == .secondary ? .primary : tint)
    }
}
