// The paints that the system has a name for, a type each.

/// The colour behind a page.
public struct BackgroundStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.background }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The paint of the text there.
public struct ForegroundStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color(name: .level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of the lines between rows.
public struct SeparatorShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.gray.opacity(0.3) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of the words in an empty field.
public struct PlaceholderTextShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.tertiary }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of what is filled, as a track.
public struct FillShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.gray.opacity(0.2) }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.accentColor }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour behind a window.
public struct WindowBackgroundShapeStyle: DrawnStyle {
    public init() {}
    var drawn: Color { Color.background }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
