import KataBase
import KataText
import KataWork

/// The overview as a learner reads it.
extension Standing {
    /// - Parameter detail: more of where the learner is.
    func report(by teller: Teller, detail: String? = nil) throws -> Report {
        let style = teller.style
        var lines = [
            style.bold("Stringline") + style.dim("  test-driven development in Swift, one step at a time\n")
        ]
        let titleWidth = chapters.map { displayWidth(of: $0.heading) }.max() ?? 0
        let endWidth = chapters.map { displayWidth(of: $0.end(style)) }.max() ?? 0
        lines += chapters.flatMap {
            $0.lines(titleWidth: titleWidth, endWidth: endWidth, width: teller.width, style: style)
        }
        if let current, !current.isFinished {
            let title = step?.title ?? ""
            let test = current.chapter.place.test.map { ", test \($0)" } ?? ""
            lines.append("\nYou are at step \(current.chapter.step)\(test) of \(current.title): \(title)")
        }
        if let detail { lines.append("\n" + detail) }
        if let left = leaks.sentence {
            lines.append("\n" + teller.markdown("\(left): `\(teller.controls.judge(""))`"))
        }
        if let again { lines.append("\n" + teller.markdown(again)) }
        return Report(lines.joined(separator: "\n"), next: teller.sentence(move))
    }

    /// The work that waits while a step is done once more, or the step that is due; nil where there is
    /// neither.
    private var again: String? {
        if let repetition = course.repetition {
            return
                "You do step \(repetition.step) of \(repetition.chapter) once more. Your work waits: `./kata again --stop` brings it back"
        }
        return due().map { "Due once more: \($0.name): `./kata again`" }
    }
}

extension ChapterStanding {
    fileprivate var heading: String { "\(chapter.number) · \(title)" }
    fileprivate var done: Int { isFinished ? chapter.steps : max(0, chapter.step - 1) }

    /// "12/14 ✓"
    fileprivate func end(_ style: TextStyle) -> String {
        "\(done)/\(chapter.steps)" + (isFinished ? style.green(" ✓") : "")
    }

    fileprivate func lines(titleWidth: Int, endWidth: Int, width: Int, style: TextStyle) -> [String] {
        let bar =
            style.green(String(repeating: "▰", count: done))
            + style.dim(String(repeating: "▱", count: chapter.steps - done))
        let end = end(style)
        let mark = chapter.isCurrent ? style.bold("› ") : "  "
        // On a narrow terminal the bar gives way first: the figures say the same. Then the titles do.
        let needed = 2 + titleWidth + 2 + chapter.steps + 2 + displayWidth(of: end)
        guard needed > width else {
            return [mark + heading.padded(to: titleWidth) + "  " + bar + "  " + end]
        }
        let room = max(8, width - 2 - 2 - endWidth)
        guard titleWidth > room else { return [mark + heading.padded(to: titleWidth) + "  " + end] }
        let title = TextWrapper(width: room - 4).lines(heading)
        return title.enumerated().map { row, words in
            row == 0 ? mark + words.padded(to: room) + "  " + end : "      " + words
        }
    }
}

/// The object of `./kata --json`, schema 1.
extension Standing: Encodable {
    private enum Key: CodingKey { case schema, current, promises, unguarded, next, chapters }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(current?.chapter.name, forKey: .current)
        let isFolded = step.flatMap { current?.chapter.folds($0) } ?? false
        try container.encode(isFolded ? [] : step?.promises.map(\.name) ?? [], forKey: .promises)
        try container.encode(leaks.promises, forKey: .unguarded)
        try container.encode(move.command, forKey: .next)
        try container.encode(chapters, forKey: .chapters)
    }
}

extension ChapterStanding: Encodable {
    private enum Key: CodingKey { case number, name, title, step, test, steps, finished }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(chapter.number, forKey: .number)
        try container.encode(chapter.name, forKey: .name)
        try container.encode(title, forKey: .title)
        try container.encode(chapter.step, forKey: .step)
        try container.encode(chapter.place.test, forKey: .test)
        try container.encode(chapter.steps, forKey: .steps)
        try container.encode(isFinished, forKey: .finished)
    }
}
