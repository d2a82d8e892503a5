import KataBase
import KataText

extension GradeReport {
    /// The table for a terminal.
    func text(style: TextStyle, width: Int) -> String {
        guard !sections.isEmpty else { return Self.nothing }
        return sections.map { $0.text(style: style, width: width) }.joined(separator: "\n\n")
    }
}

extension GradeSection {
    fileprivate func text(style: TextStyle, width: Int) -> String {
        let header = ["copy", "green", "now", "own tests"].map { [InlineRun(text: $0, traits: .bold)] }
        let table = TableRenderer(header: header, rows: rows.map(cells), width: width, style: style)
        let prose = { (text: String) in TextWrapper(width: width).lines(text).joined(separator: "\n") }
        let remarks = rows.flatMap { row in
            row.remarks.map { prose("\(row.shortName): \($0)") }
        }
        let reasons = rows.filter { !$0.isFinished }.flatMap { row in
            row.reasons.map { prose("\(row.shortName): \($0)") }
        }
        let summary = [tally, crowded, unguarded].compactMap(\.self).map(prose)
        return
            ([style.bold(title), table.lines().joined(separator: "\n")] + reasons + remarks + [
                summary.joined(separator: "\n")
            ]).joined(separator: "\n\n")
    }

    private func cells(_ row: GradeRow) -> [[InlineRun]] {
        let green = row.green.map { "\($0)/\(row.steps)" } ?? "–"
        return [
            [InlineRun(text: row.shortName)], [InlineRun(text: green)], now(row),
            [InlineRun(text: row.own.map { "\($0.caught)/\($0.mistakes)" } ?? "")],
        ]
    }

    private func now(_ row: GradeRow) -> [InlineRun] {
        guard row.green != nil else { return [InlineRun(text: row.ungraded, traits: .bold)] }
        guard let obstacle = row.obstacle else {
            let lack = row.lack.map { [InlineRun(text: " \($0)")] } ?? []
            return [InlineRun(text: "GREEN", traits: row.isFinished ? [.bold, .green] : .bold)] + lack
        }
        return [InlineRun(text: "RED", traits: [.bold, .red]), InlineRun(text: " \(obstacle)")]
    }
}

extension GradeRow {
    /// As a column of a terminal can hold it; one that is cut is whole in all files.
    fileprivate var shortName: String { copy.printable.cut(to: 30) }

    /// The failure that stops it, and the faults of its own tests.
    fileprivate var reasons: [String] {
        let stop = red.map { red in
            "\(red.title.printable). \(red.place.map { "\($0): " } ?? "")\(red.message.printable.cut(to: 300))"
        }
        return [stop, own.flatMap { $0.isWeak ? $0.words : nil }].compactMap(\.self)
    }
}
