import Foundation

/// How text is set: a style that grows with the reader's text size, or a fixed size, and a weight.
public struct Font: Hashable, Sendable {
    /// The points; of a style, those at the `large` text size.
    let points: Double
    var weight: Weight
    var isFixed = false

    public static let largeTitle = Font(points: 34, weight: .regular)
    public static let title = Font(points: 28, weight: .regular)
    public static let title2 = Font(points: 22, weight: .regular)
    public static let title3 = Font(points: 20, weight: .regular)
    public static let headline = Font(points: 17, weight: .semibold)
    public static let body = Font(points: 17, weight: .regular)
    public static let callout = Font(points: 16, weight: .regular)
    public static let subheadline = Font(points: 15, weight: .regular)
    public static let footnote = Font(points: 13, weight: .regular)
    public static let caption = Font(points: 12, weight: .regular)
    public static let caption2 = Font(points: 11, weight: .regular)

    /// A font of so many points. It does not grow with the reader's text size, as in SwiftUI.
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
        Font(points: Double(size), weight: weight ?? .regular, isFixed: true)
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
        /// The number that CSS and SVG use for the weight.
        let number: Int

        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
    }
}
