import Foundation

/// A colour, which may look different in light and in dark. As a view it fills the room that it is given.
public struct Color: Hashable, Sendable, ShapeStyle {
    let name: Name
    /// Of itself, from 0 to 1.
    var opacity = 1.0
    /// True where a part was given that is not finite.
    private(set) var isOdd = false

    enum Name: Hashable, Sendable {
        case primary, secondary, tertiary, disabled, accent, clear, black, white, background
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
        /// Of the style around.
        case level(Int)
        /// From 0 to 255 each.
        case rgb(Int, Int, Int)
        /// In hexadecimal digits.
        case pair(light: String, dark: String)
    }

    init(name: Name) {
        self.name = name
    }

    /// A colour by its parts, from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> Int { Int(bounded: min(max(part, 0), 1) * 255) }
        self.init(name: .rgb(byte(red), byte(green), byte(blue)))
        self = self.opacity(opacity)
        if ![red, green, blue].allSatisfy(\.isFinite) { isOdd = true }
    }

    /// A grey, from 0 (black) to 1 (white).
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of an app's assets. There are none on paper: it is drawn in grey.
    public init(_ name: String) {
        self = .gray
    }

    /// A colour of an app's assets. There are none on paper: it is drawn in grey.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }

    /// A colour by its parts, from 0 to 1. Paper takes all spaces of colour as one.
    public init(
        _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// The space in which the parts of a colour are measured.
    public enum RGBColorSpace: Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour by its hue, its saturation and its brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ shift: Double) -> Double {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
        if ![hue, saturation, brightness].allSatisfy(\.isFinite) { isOdd = true }
    }

    /// The colour with so much of another. Paper shows the one of which there is more.
    public func mix(with other: Color, by fraction: Double) -> Color { fraction > 0.5 ? other : self }

    /// The same colour, so much of it.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= opacity.isFinite ? opacity : opacity < 0 ? 0 : 1
        if !opacity.isFinite { color.isOdd = true }
        return color
    }

    static let disabled = Color(name: .disabled)
    static let tertiary = Color(name: .tertiary)
    static let background = Color(name: .background)
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
    public static let mint = Color(name: .mint)
    public static let teal = Color(name: .teal)
    public static let cyan = Color(name: .cyan)
    public static let blue = Color(name: .blue)
    public static let indigo = Color(name: .indigo)
    public static let purple = Color(name: .purple)
    public static let pink = Color(name: .pink)
    public static let brown = Color(name: .brown)
    public static let gray = Color(name: .gray)
}

extension Color: View, PrimitiveView {
    var resolution: Resolution { Resolution(ShapeElement(form: .rectangle, fill: self)) }
}
