/// A picture that stands in a paragraph of its own, alone or beside others: `![Three lines.](Pictures/1.12-lines.svg)`.
package struct MarkdownPicture: Equatable {
    /// What it shows, in words.
    package let words: [InlineRun]
    /// As it is written in the text.
    package let file: String

    /// The pictures of a paragraph; none where it has other text.
    package static func all(in paragraph: String) -> [MarkdownPicture] {
        let runs = InlineParser(paragraph).runs().filter {
            $0.picture != nil || !$0.text.allSatisfy(\.isWhitespace)
        }
        var pictures: [MarkdownPicture] = []
        var rest = runs[...]
        while let first = rest.first {
            guard let file = first.picture else { return [] }
            let words = rest.prefix { $0.picture == file }
            rest = rest.dropFirst(words.count)
            pictures.append(MarkdownPicture(words: Array(words), file: file))
        }
        return pictures
    }
}
