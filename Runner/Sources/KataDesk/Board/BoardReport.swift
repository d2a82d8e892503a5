import Foundation
import KataBase
import KataText

/// A board in the lines of a terminal, none wider than it.
struct BoardReport {
    let board: Board
    let style: TextStyle
    let width: Int

    var heading: String { "\(BoardWords(board).people) on \(board.remote)" }

    static let empty = "Nobody has shared anything yet. Each of them types: ./kata share <remote>"

    /// A row a person; below it, why they need a visit.
    var table: String {
        guard !board.lines.isEmpty else {
            return Self.empty
        }
        let columns = columns
        let widths = columns.map { column in
            max(
                displayWidth(of: column.title),
                board.lines.map { displayWidth(of: column.cell($0)) }.max() ?? 0)
        }
        let rest = widths.dropFirst().reduce(0) { $0 + $1 + Self.gap.count }
        let nameWidth = max(3, min(widths[0], width - 2 - rest))
        let all = [nameWidth] + widths.dropFirst()
        let header =
            "  " + row(zip(columns, all).map { $0.title.cut(to: $1).padded(to: $1, right: $0.isNumber) })
        let rows = board.lines.flatMap { line in
            let cells = zip(columns, all).map { column, width in
                column.paint(
                    column.cell(line).cut(to: width).padded(to: width, right: column.isNumber), line, style)
            }
            let mark = line.attention.isEmpty ? "  " : style.bold("! ")
            return [mark + row(cells)] + reasons(line)
        }
        return ([style.dim(header)] + rows).joined(separator: "\n")
    }

    /// The sentences about all of them.
    var summary: String {
        let words = BoardWords(board)
        return (words.summary + [words.problem].compactMap(\.self)).map {
            TextWrapper(width: width).lines($0).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    var text: String {
        let heading = TextWrapper(width: width).lines(heading).map(style.bold).joined(separator: "\n")
        return [heading, table, summary].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    // MARK: Columns

    private struct Column {
        let title: String
        var isNumber = false
        var paint: (String, Board.Line, TextStyle) -> String = { text, _, _ in text }
        let cell: (Board.Line) -> String
    }

    private static let gap = "  "

    private var columns: [Column] {
        let words = BoardWords(board)
        let color = Column(
            title: "colour",
            paint: { text, line, style in
                line.row.place.map { $0.isGreen ? style.green(text) : style.red(text) } ?? text
            }, cell: words.color)
        let chapter = Column(title: "chapter") { words.chapter($0).cut(to: 24) }
        let step = Column(title: "step", isNumber: true) { words.step($0) }
        let figures = [
            Column(title: "min", isNumber: true) { words.minutes($0) },
            Column(title: "checks", isNumber: true) { words.checks($0) },
            Column(title: "hints", isNumber: true) { words.hints($0) },
        ]
        // A class is mostly in one chapter. Where there is no room, the step alone has to do.
        let showsChapter = width >= 72
        return [Column(title: "who", cell: words.name)] + (showsChapter ? [chapter] : []) + [step, color]
            + figures
    }

    private func row(_ cells: [String]) -> String {
        cells.joined(separator: Self.gap).trimmingTrailingBlanks
    }

    private func reasons(_ line: Board.Line) -> [String] {
        BoardWords.reasons(line).map { style.dim(("    " + $0).cut(to: width)) }
    }
}

/// The words of a board about a learner, and about all. What learners wrote is made visible, on one line.
struct BoardWords {
    let board: Board

    init(_ board: Board) { self.board = board }

    var people: String { count(board.lines.count, "person").replacing("persons", with: "people") }

    /// With their id where another one has that name, too.
    func name(_ line: Board.Line) -> String {
        let name = line.row.name
        let isAlone = board.lines.count { $0.row.name.shown == name.shown } == 1
        return isAlone ? name.shown : "\(name.shown) (\(name.id))"
    }

    func chapter(_ line: Board.Line) -> String { (line.title ?? line.row.place?.chapter ?? "").printable }

    func step(_ line: Board.Line) -> String {
        line.row.place.map { place in
            "\(place.step)" + (line.steps.map { "/\($0)" } ?? "") + (place.test.map { " · test \($0)" } ?? "")
        } ?? ""
    }

    func color(_ line: Board.Line) -> String { line.row.place.map { $0.isGreen ? "GREEN" : "RED" } ?? "?" }

    func minutes(_ line: Board.Line) -> String {
        line.row.place.map { "\($0.minutes(until: board.now))" } ?? ""
    }

    func checks(_ line: Board.Line) -> String { line.row.place.map { "\($0.checks)" } ?? "" }

    func hints(_ line: Board.Line) -> String { line.row.place.map { "\($0.hints)" } ?? "" }

    /// The reasons why a learner needs a visit, and the oddities of their work.
    static func reasons(_ line: Board.Line) -> [String] {
        let short = line.attention.filter { if case .again = $0 { false } else { true } }.map(\.words)
        let long = line.attention.filter { if case .again = $0 { true } else { false } }.map(\.words)
        return (short.isEmpty ? [] : [short.joined(separator: "; ")]) + long
            + [
                line.row.place?.tookSolution == true ? "took our solution of this step" : nil,
                line.row.remark?.printable,
            ].compactMap(\.self)
    }

    var summary: [String] {
        var lines: [String] = []
        if let crowd = board.crowd {
            let title = crowd.title.map { ", \($0)" } ?? ""
            let most = board.finished.people > 0 ? "Most of the others" : "Most"
            lines.append(
                "\(most) are at step \(crowd.step) of \(crowd.chapter.printable)\(title): \(crowd.people) of \(crowd.of)."
            )
        }
        let finished = board.finished
        if finished.people > 0 {
            let have = finished.people == 1 ? "has" : "have"
            lines.append("\(finished.people) of \(finished.of) \(have) finished their chapter.")
        }
        if let gap = board.gap {
            lines.append(
                "Most own tests let through “\(gap.mistake.printable)”: \(gap.people) of \(gap.of) that were judged."
            )
        }
        if !board.away.isEmpty {
            let names = board.away.prefix(Self.nameLimit).map(\.name.shown)
            let more = board.away.count - names.count
            lines.append(
                "Nothing new for two hours: \(names.joined(separator: ", "))"
                    + (more > 0 ? " and \(more) more." : "."))
        }
        if board.leftOut > 0 {
            lines.append(
                "Left out: \(count(board.leftOut, "ref")) that no ./kata share made, or one too many.")
        }
        return lines
    }

    /// The reason why this is not the newest, and its age; nil where it is the newest.
    var problem: String? { board.problem.map { "Cannot fetch: \($0.printable). \(age)" } }

    private static let nameLimit = 12

    /// The age of what is shown.
    private var age: String {
        guard let fetched = board.fetched else { return "" }
        let minutes = Int(board.now.timeIntervalSince(fetched) / 60)
        let ago = minutes < 1 ? "less than a minute" : count(minutes, "minute")
        return "This is what was there at \(fetched.timestamp), \(ago) ago."
    }
}
