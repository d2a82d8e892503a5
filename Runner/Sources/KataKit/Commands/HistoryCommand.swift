import KataBase
import KataText
import KataWork

/// `./kata history`: every state that was ever checked, newest first.
package struct HistoryCommand: Command {
    package static let name = "history"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.work
    package static let summary = "every state that was ever checked, with its colour"

    private let chapter: String?

    package init(_ arguments: inout Arguments) { chapter = arguments.next() }

    package func run(in call: Call) throws -> ExitStatus {
        let course = try call.course()
        let chapter = try chapter.map { query in try course.chapter(query) }
        let entries = try call.keeper.history().entries(chapter: chapter?.name)
        guard !entries.isEmpty else {
            call.teller.print(Report("Nothing has been checked yet, so there is no history.", next: "./kata"))
            return .done
        }
        let lines = entries.flatMap {
            line(for: $0, showsChapter: chapter == nil, style: call.teller.style, width: call.console.width)
        }
        call.teller.print(
            Report(lines.joined(separator: "\n"), next: "bring one back with: ./kata restore <id>"))
        return .done
    }

    private func line(
        for entry: HistoryEntry, showsChapter: Bool, style: TextStyle, width: Int
    ) -> [String] {
        let what: String
        switch entry.kind {
        case .check(.green): what = style.green("GREEN")
        case .check(.red(let reason)):
            let words = Check.Reason(rawValue: reason)?.words ?? reason.printable
            what = style.red("RED") + (words.isEmpty ? "" : style.dim("  \(words)"))
        case .before(let command): what = style.dim("before \(command.printable)")
        }
        let place =
            (showsChapter ? "\(entry.chapter.printable) " : "") + entry.place.words
            + (entry.detail.isAgain ? " once more" : "")
        let (when, rest) = ("\(style.yellow(entry.id))  \(entry.timestamp)", "\(place)  \(what)")
        guard displayWidth(of: when) + 2 + displayWidth(of: rest) > width else { return ["\(when)  \(rest)"] }
        let indent = "".padded(to: displayWidth(of: entry.id) + 2)
        return [when] + ScreenLines(width: width).lines(rest, behind: indent)
    }
}
