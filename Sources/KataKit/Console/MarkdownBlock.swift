/// A piece of Markdown between two blank lines, more or less.
indirect enum MarkdownBlock: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case rule
    case quote([MarkdownBlock])
    /// A list's items; `start` is the first one's number, nil where the items have bullets.
    case list(start: Int?, isTight: Bool, items: [[MarkdownBlock]])
    case fence(info: String, [String])
    case table(MarkdownTable)
}

struct MarkdownTable: Equatable {
    enum Alignment: Equatable {
        case left
        case center
        case right
    }

    let header: [String]
    let alignments: [Alignment]
    let rows: [[String]]
}
