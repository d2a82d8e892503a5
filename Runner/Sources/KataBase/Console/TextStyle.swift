/// The way in which text stands out: with a terminal's colours and links, or not at all.
///
///     TextStyle.color.red("RED")    // "\u{1B}[31mRED\u{1B}[39m"
///     TextStyle.plain.red("RED")    // "RED"
///
/// Styles nest: `style.bold("a \(style.red("b")) c")` is bold throughout.
package struct TextStyle: Sendable, Equatable {
    package let isColored: Bool
    /// True where a link can hide behind its text.
    package let hasLinks: Bool

    /// Text as it is: for files, pipes and terminals that ask for it.
    package static let plain = TextStyle(isColored: false, hasLinks: false)

    /// Colours and links.
    static let color = TextStyle(isColored: true, hasLinks: true)

    /// The style that an output can show.
    ///
    /// Colours are for terminals only, and not where `NO_COLOR` has a value (no-color.org) or `TERM` is `dumb` or
    /// missing. Links are left out on the two terminals that are known not to show them.
    static func detect(isTerminal: Bool, environment: [String: String]) -> TextStyle {
        let terminal = environment["TERM"] ?? ""
        let wantsNone = !(environment["NO_COLOR"] ?? "").isEmpty
        guard isTerminal, !wantsNone, !terminal.isEmpty, terminal != "dumb" else { return .plain }
        let hasLinks = terminal != "linux" && environment["TERM_PROGRAM"] != "Apple_Terminal"
        return TextStyle(isColored: true, hasLinks: hasLinks)
    }

    package func bold(_ text: String) -> String { wrap(text, 1, 22) }
    package func dim(_ text: String) -> String { wrap(text, 2, 22) }
    package func italic(_ text: String) -> String { wrap(text, 3, 23) }
    package func underline(_ text: String) -> String { wrap(text, 4, 24) }
    package func red(_ text: String) -> String { wrap(text, 31, 39) }
    package func green(_ text: String) -> String { wrap(text, 32, 39) }
    package func yellow(_ text: String) -> String { wrap(text, 33, 39) }
    func blue(_ text: String) -> String { wrap(text, 34, 39) }
    package func magenta(_ text: String) -> String { wrap(text, 35, 39) }
    package func cyan(_ text: String) -> String { wrap(text, 36, 39) }

    /// A link that is clicked by its text (OSC 8); the text alone where links cannot be shown.
    package func hyperlink(_ text: String, url: String) -> String {
        guard hasLinks, !text.isEmpty else { return text }
        return "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// A styled text as it may be sent to a terminal: the sequences that a style makes stay, any other is shown.
    package static func visible(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let escape = rest.utf8.firstIndex(of: 0x1B) {
            result += rest[..<escape].visible
            rest = rest[escape...]
            if let end = endOfSequence(rest) {
                result += rest[..<end]
                rest = rest[end...]
            } else {
                result += "␛"
                rest = Substring(rest.unicodeScalars.dropFirst())
            }
        }
        return result + rest.visible
    }

    /// The index behind a sequence of ours that begins the text; nil if none does.
    private static func endOfSequence(_ text: Substring) -> Substring.Index? {
        let sequence =
            /\u{1B}(?:\[(?:[1-4]|2[2-4]|3[1-6]|39)m|\]8;;(?<url>[^\u{0}-\u{20}\u{7F}-\u{9F}]*)\u{1B}\\)/
            .matchingSemantics(.unicodeScalar)
        guard let match = text.prefixMatch(of: sequence), match.url.map({ $0.visible == $0 }) ?? true else {
            return nil
        }
        return match.range.upperBound
    }

    private func wrap(_ text: String, _ on: Int, _ off: Int) -> String {
        guard isColored, !text.isEmpty else { return text }
        let (start, end) = ("\u{1B}[\(on)m", "\u{1B}[\(off)m")
        // What is inside ends its own colour with the same code; ours goes on after it.
        let inner = text.split(separator: end, omittingEmptySubsequences: false).joined(
            separator: end + start)
        return start + inner + end
    }
}
