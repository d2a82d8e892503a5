/// The part of Markdown that a line of text may have: emphasis, code, links and crossed out words.
///
/// Paper shows the words, without their looks.
enum Markdown {
    /// The words of a line, without the signs that are not for the reader.
    static func words(of text: String) -> String {
        guard text.utf8.contains(where: { signs.contains($0) }) else { return text }
        return words(of: Array(text)[...])
    }

    private static let signs = Set("*_`~[\\".utf8)

    private static func words(of text: ArraySlice<Character>) -> String {
        var words = ""
        var rest = text
        while let character = rest.first {
            if character == "\\", let escaped = rest.dropFirst().first,
                escaped.isPunctuation || escaped.isSymbol
            {
                words.append(escaped)
                rest = rest.dropFirst(2)
            } else if let (inside, after) = code(rest) {
                words += String(inside)
                rest = after
            } else if let (inside, after) = link(rest) ?? emphasis(rest, in: text) {
                words += Self.words(of: inside)
                rest = after
            } else {
                let run = rest.prefix { $0 == character }
                words += String(run)
                rest = rest[run.endIndex...]
            }
        }
        return words
    }

    private typealias Found = (inside: ArraySlice<Character>, after: ArraySlice<Character>)

    /// "`code`"
    private static func code(_ text: ArraySlice<Character>) -> Found? {
        guard text.first == "`", let end = text.dropFirst().firstIndex(of: "`") else { return nil }
        return (text[text.startIndex + 1..<end], text[(end + 1)...])
    }

    /// "[words](address)", and "^[words](inflect: true)", whose words stay as they stand.
    private static func link(_ text: ArraySlice<Character>) -> Found? {
        let start = text.first == "^" ? text.dropFirst() : text
        guard start.first == "[", let end = start.firstIndex(of: "]"), start[(end + 1)...].first == "(",
            let close = start[end...].firstIndex(of: ")")
        else { return nil }
        return (start[start.startIndex + 1..<end], start[(close + 1)...])
    }

    /// "*words*", "_words_", "**words**", "~~words~~": signs that touch the words on their inside. Within a word an
    /// underscore is a letter.
    private static func emphasis(_ text: ArraySlice<Character>, in whole: ArraySlice<Character>) -> Found? {
        guard let sign = text.first, "*_~".contains(sign) else { return nil }
        let run = text.prefix { $0 == sign }
        let isInWord = text.startIndex > whole.startIndex && whole[text.startIndex - 1].isWordLike
        guard run.count <= 3, sign != "~" || run.count == 2, !(sign == "_" && isInWord),
            let first = text[run.endIndex...].first, !first.isWhitespace
        else { return nil }
        var end = run.endIndex
        while let next = text[end...].firstIndex(of: sign) {
            let closing = text[next...].prefix { $0 == sign }
            let after = text[closing.endIndex...]
            if closing.count == run.count, !text[next - 1].isWhitespace,
                sign != "_" || after.first?.isWordLike != true
            {
                return (text[run.endIndex..<next], after)
            }
            end = closing.endIndex
        }
        return nil
    }
}

extension Character {
    fileprivate var isWordLike: Bool { isLetter || isNumber }
}

#if !canImport(Darwin)
extension AttributedString {
    /// The options for reading Markdown. Here it is read as a line of text has it.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that is read.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public init(interpretedSyntax: InterpretedSyntax = .full) {}
    }

    /// The words of a text with Markdown, which Foundation reads on Apple's platforms only. The looks are left out.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions()) throws {
        self.init(Markdown.words(of: markdown))
    }
}
#endif
