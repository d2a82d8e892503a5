import Foundation

extension Runner {
    /// `./kata`: every chapter with a bar, where the learner is, and the one thing to do next.
    func overview(json: Bool) throws -> Status {
        guard json else {
            console.print(try overviewText())
            return .done
        }
        let standing = try standing()
        let overview = OverviewJSON(
            current: standing.current?.name, next: standing.command,
            chapters: standing.states.map {
                .init(
                    number: $0.chapter.number, name: $0.chapter.name, title: $0.title, step: $0.chapter.step,
                    steps: $0.chapter.steps, finished: $0.isFinished)
            })
        try console.print(json: overview)
        return .done
    }

    /// The overview as `./kata` prints it.
    func overviewText() throws -> String {
        let standing = try standing()
        let (states, current) = (standing.states, standing.current)
        let slogan = style.dim("  test-driven development in Swift, one step at a time\n")
        var lines = [style.bold("Stringline") + slogan]
        let titleWidth = states.map { displayWidth(of: "\($0.chapter.number) · \($0.title)") }.max() ?? 0
        lines += states.map { line(for: $0, titleWidth: titleWidth, isCurrent: $0.chapter == current) }
        if let current, let state = states.first(where: { $0.chapter == current }), !state.isFinished {
            let title = try current.text().steps[safe: current.step - 1]?.title ?? ""
            lines.append("\nYou are at step \(current.step) of \(try current.title()): \(title)")
        }
        lines.append("\n" + console.next(standing.sentence))
        return lines.joined(separator: "\n")
    }

    private func standing() throws -> Standing {
        let course = try course()
        let current = currentChapter(in: course)
        let states = try course.chapters.map { try ChapterState(chapter: $0, isFinished: isFinished($0)) }
        let next = try nextMove(course: course, current: current, states: states)
        return Standing(states: states, current: current, command: next.command, sentence: next.sentence)
    }

    /// The next chapter that is not finished; from the first one on again after the last.
    func unfinishedChapter(after chapter: Chapter, in course: Course) throws -> Chapter? {
        try Self.firstUnfinished(after: chapter, among: course.chapters, isFinished: isFinished)
    }

    private static func firstUnfinished(
        after chapter: Chapter, among chapters: [Chapter], isFinished: (Chapter) throws -> Bool
    ) rethrows -> Chapter? {
        let later = chapters.filter { $0.number > chapter.number }
        let earlier = chapters.filter { $0.number < chapter.number }
        return try (later + earlier).first { try !isFinished($0) }
    }

    /// Done: at the last step, and what is there now was green when it was checked.
    private func isFinished(_ chapter: Chapter) throws -> Bool {
        guard chapter.step == chapter.steps else { return false }
        return try lastCheck(of: chapter)?.isGreen ?? false
    }

    /// The newest check of a chapter at its present step, and whether the work is still the same.
    private func lastCheck(of chapter: Chapter) throws -> (isGreen: Bool, isCurrent: Bool)? {
        let history: History
        do { history = try self.history() } catch { return nil }
        let newest = try history.entries(chapter: chapter.name).first {
            if case .check = $0.kind { return $0.step == chapter.step }
            return false
        }
        guard let newest, case .check(let color) = newest.kind else { return nil }
        let isCurrent = try history.files(of: newest.id) == Work.read(chapter.name, in: workspace).files
        return (color == .green, isCurrent)
    }

    private func nextMove(
        course: Course, current: Chapter?, states: [ChapterState]
    ) throws -> (command: String, sentence: String) {
        guard let current else {
            guard let first = states.first(where: { !$0.chapter.isStarted }) else {
                return ("./kata check 1", "./kata check 1")
            }
            let command = "./kata start \(first.chapter.number)"
            return (command, "switch on the first failing test: \(command)")
        }
        if states.contains(where: { $0.chapter == current && $0.isFinished }) {
            let finished = Set(states.filter(\.isFinished).map(\.chapter.name))
            let next = Self.firstUnfinished(after: current, among: course.chapters) {
                finished.contains($0.name)
            }
            guard let next else {
                return ("./kata history", "all chapters are finished. How you got here: ./kata history")
            }
            let command = next.isStarted ? "./kata check \(next.number)" : "./kata start \(next.number)"
            return (command, "this chapter is finished. Go on with: \(command)")
        }
        switch try lastCheck(of: current) {
        case (true, true)?:
            return ("./kata next", "this step is green. Tidy up, commit, then: \(moves.next(""))")
        case (false, true)?:
            return (
                "./kata check",
                "this step is red. Make it pass, then: \(moves.check("")) (stuck? \(moves.hint("")))"
            )
        case (_, false)?:
            return ("./kata check", "your work has changed since its last check: \(moves.check(""))")
        case nil: return ("./kata check", "read the step: \(moves.read("")), then: \(moves.check(""))")
        }
    }

    private func line(for state: ChapterState, titleWidth: Int, isCurrent: Bool) -> String {
        let chapter = state.chapter
        let done = state.isFinished ? chapter.steps : max(0, chapter.step - 1)
        let title = "\(chapter.number) · \(state.title)"
        let gap = String(repeating: " ", count: titleWidth - displayWidth(of: title))
        let bar =
            style.green(String(repeating: "▰", count: done))
            + style.dim(String(repeating: "▱", count: chapter.steps - done))
        let count = "\(done)/\(chapter.steps)"
        let mark = isCurrent ? style.bold("› ") : "  "
        // On a narrow terminal the bar gives way first: the figures say the same.
        let needed = 2 + titleWidth + 2 + chapter.steps + 2 + count.count
        let middle = needed <= console.width ? bar + "  " : ""
        return mark + title + gap + "  " + middle + count + (state.isFinished ? style.green(" ✓") : "")
    }
}

/// Where the learner is in all chapters, and the one thing to do next.
private struct Standing {
    let states: [ChapterState]
    let current: Chapter?
    let command: String
    let sentence: String
}

private struct ChapterState {
    let chapter: Chapter
    let title: String
    let isFinished: Bool

    init(chapter: Chapter, isFinished: Bool) throws {
        self.chapter = chapter
        self.title = try chapter.title()
        self.isFinished = isFinished
    }
}

/// The object of `./kata --json`, schema 1.
private struct OverviewJSON: Encodable {
    struct Item: Encodable {
        let number: Int
        let name: String
        let title: String
        let step: Int
        let steps: Int
        let finished: Bool
    }

    var schema = 1
    let current: String?
    let next: String
    let chapters: [Item]
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
