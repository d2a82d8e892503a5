import KataBase
import KataText

/// Where the learner is in all chapters, and the one thing to do next.
package struct Standing {
    private let chapters: [ChapterStanding]
    private let current: ChapterStanding?
    /// The current chapter's.
    private let text: ChapterText?
    /// The next command, and the sentence around it.
    private let next: (command: String, sentence: String)
    private let course: Course
    private let keeper: WorkKeeper

    init(in workspace: Workspace, by keeper: WorkKeeper, _ controls: Controls) throws {
        let course = try Course(workspace)
        chapters = try course.chapters.map { chapter in
            // Of any other chapter nothing depends on it.
            let isAsked = chapter.step == chapter.steps || chapter.isCurrent
            return ChapterStanding(
                chapter: chapter, title: try chapter.title(),
                lastCheck: isAsked ? try LastCheck(of: chapter, by: keeper) : nil)
        }
        current = chapters.first { $0.chapter.isCurrent }
        text = try current?.chapter.text()
        next = Self.next(
            after: current, at: Self.step(of: current, in: text), in: course, among: chapters,
            controls: controls)
        (self.course, self.keeper) = (course, keeper)
    }

    var finished: [Chapter] { chapters.filter(\.isFinished).map(\.chapter) }

    /// The one thing to do next.
    var sentence: String { next.sentence }

    /// What waits while a step is done once more, or which step is due; nil where neither is so, and where there is no history.
    private var again: String? {
        if let repetition = course.repetition {
            return
                "You do step \(repetition.step) of \(repetition.chapter) once more. Your work waits: `./kata again --stop` brings it back"
        }
        guard let due = (try? Lights(of: course, by: keeper))?.due() else { return nil }
        return "Due once more: \(due.name): `./kata again`"
    }

    /// The next chapter that is not finished; from the first one on again after the last.
    func unfinished(after chapter: Chapter) -> Chapter? { Self.unfinished(after: chapter, among: chapters) }

    private static func unfinished(after chapter: Chapter, among chapters: [ChapterStanding]) -> Chapter? {
        let later = chapters.filter { $0.chapter.number > chapter.number }
        let earlier = chapters.filter { $0.chapter.number < chapter.number }
        return (later + earlier).first { !$0.isFinished }?.chapter
    }

    private static func next(
        after current: ChapterStanding?, at step: StepText?, in course: Course,
        among chapters: [ChapterStanding], controls: Controls
    ) -> (command: String, sentence: String) {
        guard let current else {
            let command = "./kata start \(course.firstToStart)"
            return (command, "switch on the first failing test: \(command)")
        }
        if current.isFinished {
            guard let next = unfinished(after: current.chapter, among: chapters) else {
                return ("./kata history", "all chapters are finished. How you got here: ./kata history")
            }
            return (next.entrance, "this chapter is finished. Go on with: \(next.entrance)")
        }
        guard let lastCheck = current.lastCheck else {
            return ("./kata check", "read the step: \(controls.read("")), then: \(controls.check(""))")
        }
        guard lastCheck.isCurrent else {
            return ("./kata check", "your work has changed since its last check: \(controls.check(""))")
        }
        if let move = current.chapter.page.notes.moves[current.chapter.step]?[controls.rawValue] {
            let goesOn = lastCheck.isGreen && !move.contains("./kata check")
            return (goesOn ? "./kata next" : "./kata check", move)
        }
        if lastCheck.isGreen {
            let parts = step?.partsAfterGreen ?? []
            let parting = parts.contains(.refactor) ? "Tidy up, commit" : "Commit"
            return (
                "./kata next",
                "this step is green. \(parting), then: \(controls.next(""))\(controls.more("", parts))"
            )
        }
        return ("./kata check", "this step is red. Why: \(controls.again(""))")
    }

    /// The step that is on.
    private static func step(of current: ChapterStanding?, in text: ChapterText?) -> StepText? {
        current.flatMap { text?.steps[safe: $0.chapter.step - 1] }
    }

    /// What the learner's tests let through in the current chapter's steps.
    private var leaks: Leaks {
        guard let chapter = current?.chapter, chapter.isStarted, let text else { return .none }
        let steps = text.ownSteps(at: chapter.step)
        let tried = steps.map { chapter.page.notes.tried[$0] }
        let promises = steps.map { chapter.page.notes.unguarded[$0] ?? [] }
        // How many get through is told, and not what they break.
        let own = steps.map { text.steps[$0 - 1] }
        let named = zip(own, promises).filter { !chapter.hidesMistakes(of: $0.0) }.flatMap(\.1)
        // Another version of the runner may have noted the promises, and nothing else.
        let isCounted = zip(tried, promises).allSatisfy { $0 != nil || $1.isEmpty }
        let counts = tried.compactMap(\.self)
        return Leaks(
            through: counts.map(\.through).reduce(0, +),
            tried: isCounted ? counts.map(\.mistakes).reduce(0, +) : 0, promises: named,
            namesAll: named.count == promises.joined().count)
    }

    // MARK: For a reader

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
            let title = Self.step(of: current, in: text)?.title ?? ""
            lines.append("\nYou are at step \(current.chapter.step) of \(current.title): \(title)")
        }
        if let detail { lines.append("\n" + detail) }
        if let left = leaks.sentence {
            lines.append("\n" + teller.markdown("\(left): `\(teller.controls.judge(""))`"))
        }
        if let again { lines.append("\n" + teller.markdown(again)) }
        return Report(lines.joined(separator: "\n"), next: next.sentence)
    }
}

private struct ChapterStanding {
    let chapter: Chapter
    let title: String
    /// nil where there is none, and where nothing depends on it.
    let lastCheck: LastCheck?

    /// Done: at the last step, and green when it was last checked.
    var isFinished: Bool { chapter.step == chapter.steps && lastCheck?.isGreen ?? false }
    var heading: String { "\(chapter.number) · \(title)" }
    var done: Int { isFinished ? chapter.steps : max(0, chapter.step - 1) }

    /// "12/14 ✓"
    func end(_ style: TextStyle) -> String {
        "\(done)/\(chapter.steps)" + (isFinished ? style.green(" ✓") : "")
    }

    func lines(titleWidth: Int, endWidth: Int, width: Int, style: TextStyle) -> [String] {
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

/// The newest check of a chapter at its present step.
private struct LastCheck {
    let isGreen: Bool
    /// Whether the work is still the same.
    let isCurrent: Bool

    /// - Returns: nil where the history has none, and where there is no history.
    init?(of chapter: Chapter, by keeper: WorkKeeper) throws {
        let history: History
        do { history = try keeper.history() } catch { return nil }
        let newest = try history.entries(chapter: chapter.name).first {
            if case .check = $0.kind {
                return $0.step == chapter.step && $0.detail.isAgain == chapter.isOnceMore
            }
            return false
        }
        guard let newest, case .check(let color) = newest.kind else { return nil }
        isGreen = color == .green
        let work = try Work.read(chapter.name, in: keeper.workspace).files
        isCurrent = try history.files(of: newest.id) == work
    }
}

/// The object of `./kata --json`, schema 1.
extension Standing: Encodable {
    private enum Key: CodingKey { case schema, current, promises, unguarded, next, chapters }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(current?.chapter.name, forKey: .current)
        let step = Self.step(of: current, in: text)
        let isFolded = step.flatMap { current?.chapter.folds($0) } ?? false
        try container.encode(isFolded ? [] : step?.promises.map(\.name) ?? [], forKey: .promises)
        try container.encode(leaks.promises, forKey: .unguarded)
        try container.encode(next.command, forKey: .next)
        try container.encode(chapters, forKey: .chapters)
    }
}

extension ChapterStanding: Encodable {
    private enum Key: CodingKey { case number, name, title, step, steps, finished }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(chapter.number, forKey: .number)
        try container.encode(chapter.name, forKey: .name)
        try container.encode(title, forKey: .title)
        try container.encode(chapter.step, forKey: .step)
        try container.encode(chapter.steps, forKey: .steps)
        try container.encode(isFinished, forKey: .finished)
    }
}
