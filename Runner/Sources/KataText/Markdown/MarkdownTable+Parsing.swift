extension MarkdownTable {
    /// A table's first two lines; nil where they are none.
    package init?(header: String, delimiter: String) {
        let cells = Self.cells(header)
        let rules = Self.cells(delimiter)
        let isDelimiter = delimiter.contains("|") && rules.allSatisfy { $0.wholeMatch(of: /-+/) != nil }
        guard header.contains("|"), isDelimiter, cells.count == rules.count else { return nil }
        self.header = cells
        rows = []
    }

    /// A row's cells, as many as the header has.
    func row(_ line: String) -> [String] {
        let cells = Self.cells(line).prefix(header.count)
        return cells + Array(repeating: "", count: header.count - cells.count)
    }

    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmed {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                // GitHub reads `\|` in a table as a bar, in code too.
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.first?.trimmed.isEmpty == true, line.trimmed.hasPrefix("|") { cells.removeFirst() }
        if cells.count > 1, cells.last?.trimmed.isEmpty == true, line.trimmed.hasSuffix("|") {
            cells.removeLast()
        }
        return cells.map(\.trimmed)
    }
}
