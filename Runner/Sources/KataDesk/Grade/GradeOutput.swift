import Foundation
import KataBase
import KataKit

/// Where the rows of a grading go: onto the terminal, and into the files that were asked for.
struct GradeOutput: Sendable {
    static let options: [Option] = [.json, .csv, .junit, .html]

    private let json: Bool
    private let csv: String?
    private let junit: String?
    private let html: String?

    init(_ arguments: Arguments) {
        json = arguments.has(.json)
        csv = arguments.text(.csv)
        junit = arguments.text(.junit)
        html = arguments.text(.html)
    }

    /// A row is known: with `--json` its line is printed at once.
    func add(_ row: GradeRow, by session: Session) throws {
        if json { try session.console.print(json: row) }
    }

    /// All rows are known, in whatever order.
    ///
    /// The table comes first: a disk that is full takes nothing from it.
    func finish(_ rows: [GradeRow], by session: Session) throws {
        let report = GradeReport(rows: rows, titles: try Self.titles(by: session))
        if !json { session.console.print(report.text(style: session.style, width: session.console.width)) }
        if let csv { try write(GradeCSV(rows: report.rows).text, to: csv) }
        if let junit { try write(GradeJUnit(rows: report.rows).text, to: junit) }
        if let html { try write(report.page, to: html) }
    }

    private func write(_ text: String, to file: String) throws(KataError) {
        try Files.write(Data(text.utf8), to: URL(filePath: file))
    }

    /// "1 · The invoice editor", by the chapters' names.
    private static func titles(by session: Session) throws -> [String: String] {
        try session.course().chapters.reduce(into: [:]) { titles, chapter in
            // A title that cannot be read takes no learner's row away.
            titles[chapter.name] = "\(chapter.number) · \((try? chapter.title()) ?? chapter.name)"
        }
    }
}
