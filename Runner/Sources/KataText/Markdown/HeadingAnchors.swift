/// Gives each heading of a text an anchor of its own, from top to bottom, as GitHub does: the second one of a name has `-1` behind
/// it. Links are proven by these, and the book's headings have them.
package struct HeadingAnchors: Sendable {
    /// The headings numbered so far, by their names.
    private var numbers: [String: Int] = [:]

    package init() {}

    /// - Returns: what stands behind the `#` of a link to the heading; empty where it has no letter and no digit.
    package mutating func next(_ heading: String) -> String {
        let name = MarkdownLinks.anchor(of: heading)
        guard !name.isEmpty else { return "" }
        var anchor = name
        while numbers[anchor] != nil {
            let number = numbers[name, default: 0] + 1
            numbers[name] = number
            anchor = "\(name)-\(number)"
        }
        numbers[anchor] = 0
        return anchor
    }
}

extension MarkdownBlock {
    /// The headings of a text, those in its quotes and lists as well.
    package static func headings(in markdown: String) -> [String] {
        var parser = MarkdownBlockParser(markdown)
        return parser.blocks().flatMap(\.headings)
    }

    private var headings: [String] {
        switch self {
        case .heading(_, let text): [text]
        case .quote(let blocks): blocks.flatMap(\.headings)
        case .list(_, let items): items.flatMap { $0.flatMap(\.headings) }
        case .paragraph, .fence, .table: []
        }
    }
}
