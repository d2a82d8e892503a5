import KataBase
import KataText

/// The learner's place in all chapters, and the one thing to do next.
package struct Standing {
    package let chapters: [ChapterStanding]
    package let current: ChapterStanding?
    /// The current chapter's.
    private let text: ChapterText?
    /// The one thing to do next.
    package let move: Move
    package let course: Course
    private let keeper: WorkKeeper

    package init(in workspace: Workspace, by keeper: WorkKeeper) throws {
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
        move = Move(
            after: .standing(
                try Self.place(
                    of: current, at: Self.step(of: current, in: text), in: course, workspace, among: chapters)
            ))
        (self.course, self.keeper) = (course, keeper)
    }

    package var finished: [Chapter] { chapters.filter(\.isFinished).map(\.chapter) }

    /// The step that has been due once more for longest; nil where there is no history.
    package func due() -> Light? { (try? Lights(of: course, by: keeper))?.due() }

    /// The next chapter that is not finished; from the first one on again after the last.
    func unfinished(after chapter: Chapter) -> Chapter? { Self.unfinished(after: chapter, among: chapters) }

    private static func unfinished(after chapter: Chapter, among chapters: [ChapterStanding]) -> Chapter? {
        let later = chapters.filter { $0.chapter.number > chapter.number }
        let earlier = chapters.filter { $0.chapter.number < chapter.number }
        return (later + earlier).first { !$0.isFinished }?.chapter
    }

    private static func place(
        of current: ChapterStanding?, at step: StepText?, in course: Course, _ workspace: Workspace,
        among chapters: [ChapterStanding]
    ) throws -> Situation.Place {
        guard let current else { return .nowhere(first: course.firstToStart) }
        guard !current.isFinished else {
            return .finished(next: unfinished(after: current.chapter, among: chapters))
        }
        guard let lastCheck = current.lastCheck else { return .unchecked }
        guard lastCheck.isCurrent else { return .changed }
        let (chapter, place) = (current.chapter, current.chapter.place)
        let order = try TestOrder.of(step: place.step, chapter: chapter.name, in: workspace)
        let parts = step?.partsAfterGreen(of: step?.turn(at: place.test, in: order), isEnd: place.test == nil)
        return .checked(
            isGreen: lastCheck.isGreen, isWhole: place.test == nil,
            advised: chapter.page.notes.moves[place.step],
            parts: (parts ?? []).filter { $0 != .refactor || !lastCheck.isTidied })
    }

    /// The step that is on.
    package var step: StepText? { Self.step(of: current, in: text) }

    private static func step(of current: ChapterStanding?, in text: ChapterText?) -> StepText? {
        current.flatMap { text?.steps[safe: $0.chapter.step - 1] }
    }

    /// The mistakes that the learner's tests let through in the current chapter's steps.
    package var leaks: Leaks {
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
}

package struct ChapterStanding {
    package let chapter: Chapter
    package let title: String
    /// nil where there is none, and where nothing depends on it.
    let lastCheck: LastCheck?

    /// Done: at the last step, and green when it was last checked.
    package var isFinished: Bool {
        chapter.place == StepPlace(step: chapter.steps) && lastCheck?.isGreen ?? false
    }
}

/// The newest check of a chapter at its present place.
package struct LastCheck {
    let isGreen: Bool
    /// True where the step was green with other work before.
    let isTidied: Bool
    /// True where the work is still the same.
    let isCurrent: Bool

    /// - Returns: nil where the history has none, and where there is no history.
    init?(of chapter: Chapter, by keeper: WorkKeeper) throws {
        guard let (entries, newest) = try Self.newest(of: chapter, by: keeper),
            let history = try? keeper.history()
        else { return nil }
        isGreen = newest.kind == .check(.green)
        isTidied = entries.haveOtherGreen(than: newest)
        let work = try Work.read(chapter.name, in: keeper.workspace).files
        isCurrent = try history.files(of: newest.id) == work
    }

    /// True where there is one.
    package static func exists(of chapter: Chapter, by keeper: WorkKeeper) throws -> Bool {
        try newest(of: chapter, by: keeper) != nil
    }

    private static func newest(
        of chapter: Chapter, by keeper: WorkKeeper
    ) throws -> (entries: [HistoryEntry], newest: HistoryEntry)? {
        guard let history = try? keeper.history() else { return nil }
        let entries = try history.entries(chapter: chapter.name)
        return entries.first { $0.isCheck(at: chapter.place, isAgain: chapter.isOnceMore) }.map {
            (entries, $0)
        }
    }
}
