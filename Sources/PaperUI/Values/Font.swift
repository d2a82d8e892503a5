import Foundation

/// The setting of text: a style that grows with the reader's text size, or a fixed size, and a weight.
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

    /// The font of a style, in a design of which paper has one.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        let font = style.font
        return weight.map { font.weight($0) } ?? font
    }

    /// A font of so many points, in a design of which paper has one.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design?) -> Font {
        system(size: size, weight: weight)
    }

    /// A font of an app, of so many points. Paper has its name not, and grows it with the reader's text size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(points: Double(size), weight: .regular)
    }

    /// A font of an app, of so many points whatever the reader's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        system(size: fixedSize)
    }

    /// A font of an app, of so many points at the `large` text size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// The same font. Paper has one distance between lines.
    public func leading(_ leading: Leading) -> Font { self }

    /// The distance of lines.
    public enum Leading: Sendable {
        case standard, tight, loose
    }

    /// The same font. Paper has no small capitals.
    public func smallCaps() -> Font { self }

    /// The same font. Paper has one design.
    public func monospaced() -> Font { self }

    /// The same font. Paper has one design.
    public func monospacedDigit() -> Font { self }

    /// The same font. Paper has no slanted one.
    public func italic() -> Font { self }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The part that a text plays on its page.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            caption2

        fileprivate var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// The shape of letters. Paper has one.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        /// The number that CSS and SVG use for the weight.
        let number: Int

        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
        public static let black = Weight(number: 900)
    }
}
