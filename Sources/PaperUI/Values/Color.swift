/// A colour, which may look different in light and in dark.
public struct Color: Hashable, Sendable, ShapeStyle {
    let name: Name

    enum Name: Hashable, Sendable {
        case primary, secondary, disabled, accent, clear, black, white
        case red, orange, yellow, green, blue, gray
    }

    private init(name: Name) {
        self.name = name
    }

    static let disabled = Color(name: .disabled)
    public static let primary = Color(name: .primary)
    public static let secondary = Color(name: .secondary)
    public static let accentColor = Color(name: .accent)
    public static let clear = Color(name: .clear)
    public static let black = Color(name: .black)
    public static let white = Color(name: .white)
    public static let red = Color(name: .red)
    public static let orange = Color(name: .orange)
    public static let yellow = Color(name: .yellow)
    public static let green = Color(name: .green)
    public static let blue = Color(name: .blue)
    public static let gray = Color(name: .gray)
}
