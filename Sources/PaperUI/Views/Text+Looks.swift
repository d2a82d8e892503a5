import Foundation

// On a text, these make another text, so that it can be added to a text.
extension Text {
    /// The same text in a font.
    nonisolated public func font(_ font: Font?) -> Text { looking { $0.font = font } }

    /// The same text with thicker or thinner strokes.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { looking { $0.fontWeight = weight } }

    /// The same text in bold.
    nonisolated public func bold(_ isActive: Bool = true) -> Text { looking { $0.isBold = isActive } }

    /// The same text in a colour. On paper only a ``Color`` shows.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        let color = Color(style)
        return looking { $0.setForeground(color) }
    }

    /// The same text in a colour.
    nonisolated public func foregroundColor(_ color: Color?) -> Text { looking { $0.foreground = color } }

    // Paper draws these as it draws the text without them.

    nonisolated public func italic(_ isActive: Bool = true) -> Text { self }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
    nonisolated public func baselineOffset(_ offset: CGFloat) -> Text { self }
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
}
