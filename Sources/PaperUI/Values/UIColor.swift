/// The system's colours by UIKit's names, as `Color(.systemBackground)` takes them.
public struct UIColor: Hashable, Sendable {
    let color: Color

    public static let systemBackground = UIColor(color: .background)
    public static let secondarySystemBackground = UIColor(color: .gray.opacity(0.12))
    public static let tertiarySystemBackground = UIColor(color: .background)
    public static let systemGroupedBackground = UIColor(color: .gray.opacity(0.12))
    public static let secondarySystemGroupedBackground = UIColor(color: .background)
    public static let systemFill = UIColor(color: .gray.opacity(0.2))
    public static let label = UIColor(color: .primary)
    public static let secondaryLabel = UIColor(color: .secondary)
    public static let tertiaryLabel = UIColor(color: .tertiary)
    public static let separator = UIColor(color: .gray.opacity(0.3))
    public static let systemGray = UIColor(color: .gray)
    public static let systemGray2 = UIColor(color: .gray.opacity(0.8))
    public static let systemGray3 = UIColor(color: .gray.opacity(0.6))
    public static let systemGray4 = UIColor(color: .gray.opacity(0.45))
    public static let systemGray5 = UIColor(color: .gray.opacity(0.25))
    public static let systemGray6 = UIColor(color: .gray.opacity(0.12))
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
