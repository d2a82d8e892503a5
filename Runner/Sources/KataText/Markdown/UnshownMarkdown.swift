import Foundation
import KataBase

/// A part of GitHub's Markdown that neither a terminal nor the book shows: a reader would meet its signs.
package struct UnshownMarkdown: Equatable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// "a footnote"
    package let what: String
    /// The advice what to write in its place.
    package let mend: String

    /// - Parameter isInBook: false for a page that is read on the web alone, which shows pictures.
    package static func all(in markdown: String, isInBook: Bool = true) -> [UnshownMarkdown] {
        // The address of a link is no text.
        let lines = MarkdownLinks.linesWithoutCode(markdown).map {
            $0.replacing(/\]\([^\s()]+\)/, with: "](…)")
        }
        let text = FencedLines(markdown)
        let areHidden = text.areHidden
        return zip(1..., lines).filter { number, _ in !areHidden[number - 1] }.flatMap { number, line in
            let before = number > 1 && !areHidden[number - 2] ? lines[number - 2] : ""
            let kinds = patterns(isInBook: isInBook).filter { line.contains($0.pattern) }.map {
                ($0.what, $0.mend)
            }
            // Code is left out of the lines, so blanks at the end are counted where they stand.
            let hasBlanks = text.lines[number - 1].text.hasSuffix("  ") && !text.lines[number - 1].isFenced
            let isBroken =
                line.contains(/(?:^|[^\\])\\$/)
                || hasBlanks && ![line, lines[safe: number] ?? ""].contains { $0.trimmed.isEmpty }
            let others = [
                underline(line, below: before), emphasis(line), isBroken ? lineBreak : nil,
                isInBook ? picture(line) : nil,
                opensUnderscores(line, before: lines[safe: number] ?? "") ? underscores : nil,
            ]
            return (kinds + others.compactMap(\.self)).map {
                UnshownMarkdown(line: number, what: $0.0, mend: $0.1)
            }
        }
    }

    /// A line of one and the same sign, by what Markdown takes it for; nil where it shows as it stands.
    private static func underline(_ line: String, below before: String) -> (what: String, mend: String)? {
        let signs = line.drop { $0 == ">" || $0 == " " }.filter { !$0.isWhitespace }
        guard let sign = signs.first, signs.allSatisfy({ $0 == sign }), "=-*_".contains(sign) else {
            return nil
        }
        let text = before.drop { $0 == ">" || $0 == " " }
        let isBelowText = !text.isEmpty && before.first != " " && MarkdownListItem(String(text)) == nil
        // Equals signs underline at any depth; dashes might be a rule there, which is refused as well.
        if sign == "=", !text.isEmpty {
            return ("a heading that is underlined", "Begin its line with '## '.")
        }
        if sign == "-", isBelowText, !line.trimmed.contains(" ") || line.hasPrefix(">") {
            return ("a heading that is underlined", "Begin its line with '## '.")
        }
        return sign != "=" && signs.count > 2 ? ("a rule", "Leave it out, or begin a section.") : nil
    }

    /// True where an underscore at a line's end opens emphasis that one in the line below closes.
    private static func opensUnderscores(_ line: String, before next: String) -> Bool {
        line.contains(/(?:^|[^\w\\])_{1,3}[^\s_][^_]*$/) && next.contains(/^[^_]*[^\s_\\]_{1,3}(?:$|[^\w])/)
    }

    private static let underscores = (
        what: "emphasis by underscores", mend: "Write it between asterisks: *word*."
    )

    private static let lineBreak = (what: "the break of a line", mend: "Make it a paragraph or a list.")

    /// Three asterisks that no three close.
    private static func emphasis(_ line: String) -> (what: String, mend: String)? {
        let rest = line.replacing(/\*{3}[^\s*](?:[^*]*[^\s*])?\*{3}/, with: "")
        guard rest.contains(/(?:^|[\s("“>])\*{3,}[^\s*]/) else { return nil }
        return ("emphasis within emphasis", "Emphasise one thing, and not a part of it.")
    }

    /// A picture that has no paragraph of its own.
    private static func picture(_ line: String) -> (what: String, mend: String)? {
        guard line.contains(/(?:^|[^\\])!\[[^\]]*\]\(/),
            !line.replacing(/!\[[^\]]*\]\([^)]*\)/, with: "").trimmed.isEmpty
        else { return nil }
        return ("a picture in a sentence", "Give it a paragraph of its own.")
    }

    private typealias Pattern = (pattern: Regex<Substring>, what: String, mend: String)

    private static func patterns(isInBook: Bool) -> [Pattern] {
        let address: Pattern = (
            /<(?:[A-Za-z][A-Za-z0-9+.-]+:|[^\s<>@]+@)[^\s<>]*>/, "an address between angle brackets",
            "Write it behind a word: [word](address)."
        )
        return kinds + (isInBook ? [address] : [])
    }

    private static var kinds: [Pattern] {
        [
            (/\[\^[^\]\s]+\]/, "a footnote", "Say it in the sentence."),
            (/^\s*(?:[-*+]|\d+[.)])\s+\[[ xX]\]\s/, "a task box", "Make it a plain item."),
            (
                /~~[^\s~]|(?:^|[^\\~])~[^\s~](?:[^~]*[^\s~])?~(?:$|[^~])/, "text that is struck through",
                "Leave it out."
            ),
            (/<\/?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?\/?>/, "an HTML tag", "Say it in Markdown."),
            (
                /^ {0,3}\[[^\]^]+\]:\s/, "a link's definition",
                "Write the address behind the word: [word](address)."
            ),
            (/\][ ]?\[[^\]]*\]/, "a link by a name", "Write the address behind the word: [word](address)."),
            (/<!--/, "a comment within a line", "Let it begin a line."),
            (/^#{4,6}\s/, "a heading of the fourth level or below", "Use three levels."),
            (
                /(?:^|[^\w\\])_{1,3}[^\s_](?:[^_]*[^\s_\\])?_{1,3}(?:$|[^\w])/, "emphasis by underscores",
                "Write it between asterisks: *word*."
            ),
            (
                /(?:^|[^\\])&(?:[A-Za-z][A-Za-z0-9]+|#[0-9]+|#[xX][0-9A-Fa-f]+);/, "a sign by its name",
                "Write the sign itself."
            ),
        ]
    }
}

extension FencedLines {
    /// True for each line that only a reader of the file sees: an author's note, `<!-- … -->`, which begins a line and
    /// may be on several, since within a sentence it might be code; or a mark of what is folded there.
    package var areHidden: [Bool] {
        var isOpen = false
        let marks = Set(folds.flatMap { [$0.lowerBound, $0.upperBound] })
        return zip(lines.indices, lines).map { index, line in
            isOpen = isOpen || !line.isFenced && line.text.trimmed.hasPrefix("<!--")
            defer { if line.text.contains("-->") { isOpen = false } }
            return isOpen || marks.contains(index)
        }
    }
}
