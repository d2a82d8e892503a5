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
        let lines = MarkdownComments.leftOut(of: MarkdownLinks.linesWithoutCode(markdown))
        return zip(1..., lines).flatMap { number, line in
            kinds.filter { line.contains($0.pattern) }.map {
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
            (/^#{4,6}\s/, "a heading of the fourth level or below", "Use three levels."),
        ]
    }
}

/// Notes of authors to each other: `<!-- … -->`.
enum MarkdownComments {
    /// The lines without what stands in comments; a comment may be on several.
    static func leftOut(of lines: [String]) -> [String] {
        var isOpen = false
        return lines.map { line in
            var (rest, kept) = (line[...], "")
            while true {
                guard let mark = rest.range(of: isOpen ? "-->" : "<!--") else { break }
                if !isOpen { kept += rest[..<mark.lowerBound] }
                rest = rest[mark.upperBound...]
                isOpen.toggle()
            }
            return isOpen ? kept : kept + rest
        }
    }
}
