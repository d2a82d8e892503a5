/// The system's colours by UIKit's names, as `Color(.systemBackground)` takes them.
public struct UIColor: Hashable, Sendable {
    let color: Color

    private init(color: Color) {
        self.color = color
    }

    /// A colour in light and in dark.
    private init(_ light: String, _ dark: String) {
        color = Color(name: .pair(light: light, dark: dark))
    }

    public static let systemBackground = UIColor(color: .background)
    public static let secondarySystemBackground = UIColor("#f2f2f7", "#1c1c1e")
    public static let tertiarySystemBackground = UIColor("#ffffff", "#2c2c2e")
    public static let systemGroupedBackground = UIColor("#f2f2f7", "#000000")
    public static let secondarySystemGroupedBackground = UIColor("#ffffff", "#1c1c1e")
    public static let systemFill = UIColor(color: .gray.opacity(0.2))
    public static let label = UIColor(color: .primary)
    public static let secondaryLabel = UIColor(color: .secondary)
    public static let tertiaryLabel = UIColor(color: .tertiary)
    public static let separator = UIColor("#c6c6c8", "#38383a")
    public static let systemGray = UIColor(color: .gray)
    public static let systemGray2 = UIColor("#aeaeb2", "#636366")
    public static let systemGray3 = UIColor("#c7c7cc", "#48484a")
    public static let systemGray4 = UIColor("#d1d1d6", "#3a3a3c")
    public static let systemGray5 = UIColor("#e5e5ea", "#2c2c2e")
    public static let systemGray6 = UIColor("#f2f2f7", "#1c1c1e")
    public static let systemRed = UIColor(color: .red)
    public static let systemOrange = UIColor(color: .orange)
    public static let systemYellow = UIColor(color: .yellow)
    public static let systemGreen = UIColor(color: .green)
    public static let systemBlue = UIColor(color: .blue)
    public static let systemIndigo = UIColor(color: .indigo)
    public static let systemPurple = UIColor(color: .purple)
    public static let systemPink = UIColor(color: .pink)
}

extension Color {
    /// One of the system's colours.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// One of the system's colours.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }
}
