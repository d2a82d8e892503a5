import KataBase

/// Draws a table in columns, or row by row where the columns do not fit.
package struct TableRenderer {
    private let header: [[InlineRun]]
    private let rows: [[[InlineRun]]]
    private let width: Int
    private let style: TextStyle

    /// - Parameter rows: each with as many cells as the header.
    package init(header: [[InlineRun]], rows: [[[InlineRun]]], width: Int, style: TextStyle) {
        self.header = header
        self.rows = rows
        self.width = width
        self.style = style
    }

    init(table: MarkdownTable, width: Int, style: TextStyle, told: inout ToldLinks) {
        let header = table.header.map { InlineParser($0).runs(traits: .bold).shown(style, told: &told) }
        let rows = table.rows.map { row in
            row.map { InlineParser($0).runs().shown(style, told: &told) }
        }
        self.init(header: header, rows: rows, width: width, style: style)
    }

    private var gap: String { " │ " }

    package func lines() -> [String] {
        guard let columns = columns([header] + rows) else { return stacked() }
        let rule = columns.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
        return aligned(header, columns) + [style.dim(rule)] + rows.flatMap { aligned($0, columns) }
    }

    /// The columns' widths: as wide as their widest cells if that fits; else the widest give way, as far as their
    /// longest words let them. Nil where even that is too wide.
    private func columns(_ rows: [[[InlineRun]]]) -> [Int]? {
        let room = width - gap.count * (header.count - 1)
        var columns = header.indices.map { column in
            rows.map { TextWrapper(width: .max).lines($0[column]).map(\.width).max() ?? 0 }.max() ?? 0
        }
        let least = header.indices.map { column in
            rows.map { TextWrapper.longestWord($0[column]) }.max() ?? 0
        }
        while columns.reduce(0, +) > room {
            let candidates = columns.indices.filter { columns[$0] > least[$0] }
            guard let widest = candidates.max(by: { columns[$0] < columns[$1] }) else { return nil }
            columns[widest] -= 1
        }
        return columns
    }

    private func aligned(_ row: [[InlineRun]], _ columns: [Int]) -> [String] {
        let cells = zip(row, columns).map { TextWrapper(width: max(1, $1)).lines($0) }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            let pieces = columns.indices.map { column in
                let runs = line < cells[column].count ? cells[column][line] : []
                return runs.styled(style)
                    + String(repeating: " ", count: max(0, columns[column] - runs.width))
            }
            return pieces.joined(separator: style.dim(gap)).trimmingTrailingBlanks
        }
    }

    /// Each row as lines of `header: cell`, a blank line between two rows.
    private func stacked() -> [String] {
        var lines: [String] = []
        for row in rows {
            if !lines.isEmpty { lines.append("") }
            for (title, cell) in zip(header, row) where !cell.isEmpty {
                let label = title.isEmpty ? [] : title + [InlineRun(text: ": ")]
                let wrapped = TextWrapper(width: width - 2).lines(label + cell)
                lines += wrapped.enumerated().map { ($0 == 0 ? "" : "  ") + $1.styled(style) }
            }
        }
        return lines
    }
}
