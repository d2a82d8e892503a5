/// A piece of Markdown between two blank lines, more or less.
package indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    case quote([MarkdownBlock])
    /// A list's items; `start` is the first one's number, nil where the items have bullets.
    case list(start: Int?, items: [[MarkdownBlock]])
    case fence(info: String, [String])
    case table(MarkdownTable)
}

package struct MarkdownTable: Equatable, Sendable {
    package let header: [String]
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) {
        self.header = header
        self.rows = rows
    }
}
