/// A piece of Markdown between two blank lines, more or less.
indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    case quote([MarkdownBlock])
    /// A list's items; `start` is the first one's number, nil where the items have bullets.
    case list(start: Int?, items: [[MarkdownBlock]])
    case fence(info: String, [String])
    case table(MarkdownTable)
}

struct MarkdownTable: Equatable, Sendable {
    let header: [String]
    let rows: [[String]]
}
