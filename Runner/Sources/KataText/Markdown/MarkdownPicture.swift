/// A picture that stands in a paragraph of its own, alone or beside others: `![Three lines.](Pictures/1.12-lines.svg)`.
package struct MarkdownPicture: Equatable {
    /// What it shows, in words.
    package let words: [InlineRun]
    /// As it is written in the text.
    package let file: String

    /// The pictures of a paragraph; none where it has other text.
    package static func all(in paragraph: String) -> [MarkdownPicture] {
        guard paragraph.hasPrefix("![") else { return [] }
        var pictures: [MarkdownPicture] = []
        var isApart = true
        for run in InlineParser(paragraph).runs() {
            guard let file = run.picture else {
                guard run.text.allSatisfy(\.isWhitespace) else { return [] }
                isApart = true
                continue
            }
            let before = isApart ? [] : pictures.removeLast().words
            pictures.append(MarkdownPicture(words: before + [run], file: file))
            isApart = false
        }
        return pictures
    }
}
