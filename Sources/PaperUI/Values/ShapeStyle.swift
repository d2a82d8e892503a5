/// The filling of text, shapes and backgrounds. On paper: a colour.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
    public static var background: Color { Color(name: .background) }
    public static var foreground: Color { .primary }
    public static var tint: Color { .accentColor }
    public static var separator: Color { .gray.opacity(0.3) }
    public static var placeholder: Color { Color(name: .tertiary) }
    public static var fill: Color { .gray.opacity(0.2) }
    public static var link: Color { .accentColor }
    public static var selection: Color { .accentColor }
    public static var windowBackground: Color { Color(name: .background) }
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
