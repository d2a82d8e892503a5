import KataBase

/// A picture that stands in a paragraph of its own, alone or beside others: `![Three lines.](Pictures/1.12-lines.svg)`.
package struct MarkdownPicture: Equatable, Sendable {
    /// What it shows, in words.
    package let words: String
    /// As it is written in the text.
    package let target: String

    /// The pictures of a paragraph; none where it has other text.
    package static func all(in paragraph: String) -> [MarkdownPicture] {
        let line = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.hasPrefix("![") else { return [] }
        let picture = /!\[(?<words>[^\[\]]*)\]\((?<target>[^\s()]+)\) ?/
        guard line.replacing(picture, with: "").isEmpty else { return [] }
        return line.matches(of: picture).map {
            MarkdownPicture(words: String($0.words), target: String($0.target))
        }
    }
}
