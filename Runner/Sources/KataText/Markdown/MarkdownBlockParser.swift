/// Reads Markdown's blocks: the part of CommonMark that the chapters use, and a table.
///
/// Nothing is ever rejected: what means nothing is a paragraph. Comments and the marks of folds are left out.
package struct MarkdownBlockParser {
    private let lines: [String]
    private var index = 0

    package init(_ markdown: String) {
        let text = FencedLines(markdown)
        self.init(lines: zip(text.lines, text.areHidden).filter { !$1 }.map(\.0.text))
    }

    private init(lines: [String]) {
        self.lines = lines
    }

    package mutating func blocks() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while index < lines.count {
            let line = lines[index]
            if line.trimmed.isEmpty {
                index += 1
            } else if let heading = Self.heading(line) {
                blocks.append(heading)
                index += 1
            } else if line.trimmed.hasPrefix(">") {
                blocks.append(quote())
            } else if let item = MarkdownListItem(line) {
                blocks.append(list(item))
            } else if let (marker, info) = FenceMarker.opening(line) {
                blocks.append(fence(marker, info))
            } else if let table = table() {
                blocks.append(.table(table))
            } else {
                blocks.append(paragraph())
            }
        }
        return blocks
    }

    private mutating func paragraph() -> MarkdownBlock {
        let start = index
        index += 1
        while index < lines.count, Self.continuesParagraph(lines[index]) { index += 1 }
        let text = lines[start..<index].map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
        return .paragraph(text.trimmed)
    }

    private mutating func fence(_ marker: FenceMarker, _ info: String) -> MarkdownBlock {
        var body: [String] = []
        index += 1
        while index < lines.count {
            let line = lines[index]
            index += 1
            if marker.isClosed(by: line) { break }
            body.append(marker.body(of: line) ?? line)
        }
        return .fence(info: info, body)
    }

    private mutating func quote() -> MarkdownBlock {
        var inner: [String] = []
        while index < lines.count, lines[index].trimmed.hasPrefix(">") {
            let rest = lines[index].trimmed.dropFirst()
            inner.append(String(rest.first == " " ? rest.dropFirst() : rest))
            index += 1
        }
        var parser = MarkdownBlockParser(lines: inner)
        return .quote(parser.blocks())
    }

    private mutating func list(_ first: MarkdownListItem) -> MarkdownBlock {
        var items: [[MarkdownBlock]] = []
        while index < lines.count, let item = MarkdownListItem(lines[index]), item.isSibling(of: first) {
            var body = [item.text]
            var blanks = 0
            index += 1
            while index < lines.count {
                let line = lines[index]
                let indentation = line.prefix { $0 == " " }.count
                if line.trimmed.isEmpty {
                    blanks += 1
                } else if indentation >= item.indentation
                    || blanks == 0 && MarkdownListItem(line) == nil && Self.continuesParagraph(line)
                {
                    body += Array(repeating: "", count: blanks)
                    body.append(String(line.dropFirst(min(indentation, item.indentation))))
                    blanks = 0
                } else {
                    break
                }
                index += 1
            }
            var parser = MarkdownBlockParser(lines: body)
            items.append(parser.blocks())
        }
        return .list(start: first.number, items: items)
    }

    private mutating func table() -> MarkdownTable? {
        guard index + 1 < lines.count,
            let table = MarkdownTable(header: lines[index], delimiter: lines[index + 1])
        else { return nil }
        index += 2
        var rows: [[String]] = []
        while index < lines.count, lines[index].contains("|"), !lines[index].trimmed.isEmpty {
            rows.append(table.row(lines[index]))
            index += 1
        }
        return MarkdownTable(header: table.header, rows: rows)
    }

    private static func continuesParagraph(_ line: String) -> Bool {
        let text = line.trimmed
        // As in CommonMark: a sentence that wraps before "1984." is not a list.
        let isItem = MarkdownListItem(line).map { $0.number == nil || $0.number == 1 } ?? false
        return !text.isEmpty && !text.hasPrefix(">") && !isItem && heading(line) == nil
            && FenceMarker.opening(line) == nil
    }

    /// Marks at a heading's end are none of its text.
    static func heading(_ line: String) -> MarkdownBlock? {
        let text = line.drop { $0 == " " }
        let level = text.prefix { $0 == "#" }.count
        guard line.count - text.count < 4, (1...3).contains(level),
            text.dropFirst(level).first.map({ " \t".contains($0) }) ?? false
        else { return nil }
        let title = text.dropFirst(level)
        let marks = title.trimmed.reversed().prefix { $0 == "#" }.count
        let bare = title.trimmed.dropLast(marks)
        let isClosed = bare.isEmpty || bare.last.map { " \t".contains($0) } ?? false
        return .heading(level: level, isClosed ? bare.trimmed : title.trimmed)
    }
}
