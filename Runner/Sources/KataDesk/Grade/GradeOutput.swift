import Foundation
import KataBase
import KataKit

/// The places where the rows of a grading go: the terminal, and the files that were asked for.
struct GradeOutput: Sendable {
    static let options: [Option] = [.json, .csv, .junit, .html]

    let isJSON: Bool
    private let csv: String?
    private let junit: String?
    private let html: String?

    init(_ arguments: Arguments) {
        isJSON = arguments.has(.json)
        csv = arguments.text(.csv)
        junit = arguments.text(.junit)
        html = arguments.text(.html)
    }

    func confirmPlaces() throws(KataError) { try Files.confirmFolders(of: [csv, junit, html]) }

    /// A copy's row is known: its line is printed at once, as JSON or above the bar that says how many are done.
    func add(_ row: GradeRow, in call: Call) throws {
        if isJSON { return try call.console.print(json: row.alone) }
        guard call.console.isTerminal else { return }
        call.console.drawProgress(row.line.cut(to: call.console.width) + "\n")
    }

    /// The files with the rows that there are.
    func write(_ rows: [GradeRow], in call: Call) throws {
        guard csv ?? junit ?? html != nil else { return }
        try write(GradeReport(rows: rows, titles: try Self.titles(in: call)))
    }

    /// All rows are known, in whatever order.
    ///
    /// The table comes first: a disk that is full takes nothing from it.
    func finish(_ rows: [GradeRow], in call: Call) throws {
        let report = GradeReport(rows: rows, titles: try Self.titles(in: call))
        if isJSON {
            for line in GradeClosing.all(of: rows) { try call.console.print(json: line) }
        } else {
            call.console.print(report.text(style: call.teller.style, width: call.console.width))
        }
        try write(report)
    }

    private func write(_ report: GradeReport) throws(KataError) {
        if let csv { try write(GradeCSV(rows: report.rows).text, to: csv) }
        if let junit { try write(GradeJUnit(rows: report.rows).text, to: junit) }
        if let html { try write(report.page, to: html) }
    }

    private func write(_ text: String, to file: String) throws(KataError) {
        try Files.write(Data(text.utf8), to: URL(argument: file))
    }

    /// "1 · The invoice editor", by the chapters' names.
    private static func titles(in call: Call) throws -> [String: String] {
        try call.course().chapters.reduce(into: [:]) { titles, chapter in
            // A title that cannot be read takes no learner's row away.
            titles[chapter.name] = "\(chapter.number) · \((try? chapter.title()) ?? chapter.name)"
        }
    }
}
