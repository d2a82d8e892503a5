import Foundation

/// What GitHub's Markdown has and neither a terminal nor the book shows: a reader would meet its signs.
package struct UnshownMarkdown: Equatable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// "a footnote"
    package let what: String
    /// What to write in its place.
    package let mend: String

    package static func all(in markdown: String) -> [UnshownMarkdown] {
        let lines = zip(MarkdownLinks.linesWithoutCode(markdown), FencedLines(markdown).areComments)
        return zip(1..., lines).filter { !$1.1 }.flatMap { number, line in
            kinds.filter { line.0.contains($0.pattern) }.map {
                UnshownMarkdown(line: number, what: $0.what, mend: $0.mend)
            }
        }
    }

    private static var kinds: [(pattern: Regex<Substring>, what: String, mend: String)] {
        [
            (/\[\^[^\]\s]+\]/, "a footnote", "Say it in the sentence."),
            (/^\s*(?:[-*+]|\d+[.)])\s+\[[ xX]\]\s/, "a task box", "Make it a plain item."),
            (/~~[^\s~]/, "text that is struck through", "Leave it out."),
            (/<\/?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*)?\/?>/, "an HTML tag", "Say it in Markdown."),
            (
                /^ {0,3}\[[^\]^]+\]:\s/, "a link's definition",
                "Write the address behind the word: [word](address)."
            ),
            (/\][ ]?\[[^\]]*\]/, "a link by a name", "Write the address behind the word: [word](address)."),
            (/<!--/, "a comment within a line", "Let it begin a line."),
            (/^#{4,6}\s/, "a heading of the fourth level or below", "Use three levels."),
        ]
    }
}

extension FencedLines {
    /// Whether each line is an author's note, `<!-- … -->`: it begins a line and may be on several. Within a sentence it
    /// might be code.
    package var areComments: [Bool] {
        var isOpen = false
        return lines.map { line in
            isOpen = isOpen || !line.isFenced && line.text.trimmed.hasPrefix("<!--")
            defer { if line.text.contains("-->") { isOpen = false } }
            return isOpen
        }
    }
}
