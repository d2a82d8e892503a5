/// Reads Markdown's blocks: the part of CommonMark that the chapters use, and GitHub's tables.
///
/// Nothing is ever rejected: what means nothing is a paragraph.
struct MarkdownBlockParser {
    private let lines: [String]
    private var index = 0

    init(_ markdown: String) {
        self.init(lines: FencedLines(markdown).lines.map(\.text))
    }

    private init(lines: [String]) {
        self.lines = lines
    }

    mutating func blocks() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while index < lines.count {
            let line = lines[index]
            if line.trimmed.isEmpty {
                index += 1
            } else if let heading = Self.heading(line) {
                blocks.append(heading)
                index += 1
            } else if Self.isRule(line) {
                blocks.append(.rule)
                index += 1
            } else if line.trimmed.hasPrefix("<!--") {
                skipComment()
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
        while index < lines.count {
            let line = lines[index].trimmingPrefix { $0 == " " }
            if line.hasPrefix(">") {
                let rest = line.dropFirst()
                inner.append(String(rest.first == " " ? rest.dropFirst() : rest))
            } else if Self.continuesParagraph(lines[index]), let last = inner.last, !last.trimmed.isEmpty,
                FencedLines(inner.joined(separator: "\n")).blocks.allSatisfy({ $0.closing != nil })
            {
                inner.append(String(line))
            } else {
                break
            }
            index += 1
        }
        var parser = MarkdownBlockParser(lines: inner)
        return .quote(parser.blocks())
    }

    private mutating func list(_ first: MarkdownListItem) -> MarkdownBlock {
        var items: [[MarkdownBlock]] = []
        var isTight = true
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
            let goesOn = index < lines.count && MarkdownListItem(lines[index])?.isSibling(of: first) == true
            if blanks > 0, goesOn { isTight = false }
        }
        return .list(start: first.number, isTight: isTight, items: items)
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
        return MarkdownTable(header: table.header, alignments: table.alignments, rows: rows)
    }

    private mutating func skipComment() {
        while index < lines.count, !lines[index].contains("-->") { index += 1 }
        index += 1
    }

    private static func continuesParagraph(_ line: String) -> Bool {
        let text = line.trimmed
        // As in CommonMark: a sentence that wraps before "1984." is not a list.
        let isItem = MarkdownListItem(line).map { $0.number == nil || $0.number == 1 } ?? false
        return !text.isEmpty && !text.hasPrefix(">") && !isItem && heading(line) == nil && !isRule(line)
            && FenceMarker.opening(line) == nil
    }

    private static func heading(_ line: String) -> MarkdownBlock? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
        return .heading(level: level, line.dropFirst(level).trimmed)
    }

    private static func isRule(_ line: String) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        return marks.count >= 3 && "-*_".contains(marks.first!) && Set(marks).count == 1
    }
}
