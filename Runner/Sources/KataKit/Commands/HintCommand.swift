import KataBase
import KataText

/// `./kata hint`: one more hint each time, from a nudge to nearly the answer.
package struct HintCommand: Command {
    package static let name = "hint"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.stuck
    package static let summary = "one more hint each time"

    private let chapter: String?

    package init(_ arguments: inout Arguments) { self.init(chapter: arguments.next()) }

    init(chapter: String?) { self.chapter = chapter }

    package func run(by session: Session) throws -> ExitStatus {
        session.print(try nextHint(by: session).report(by: session))
        return .done
    }

    /// The next hint of the step that is on, or of the mistakes that got through; the last one of a step again where all
    /// were shown.
    func nextHint(by session: Session) throws -> HintCard {
        let course = try session.course()
        let chapter = try course.startedChapter(chapter)
        let text = try chapter.agreeingText()
        let step = text.steps[chapter.step - 1]
        if let climb = try MistakeClimb(in: chapter, text, course.progress, by: session) {
            let remembered = session.remember(chapter, of: course) { $0.hints.merge(climb.shown) { $1 } }
            var card = climb.card(argument: remembered.argument, isJudgedByCheck: step.isOwn)
            card.isCounted = session.hasCounted(climb.shown)
            return card
        }
        let number = min((course.progress.hints[chapter.key] ?? 0) + 1, step.hints.count)
        let remembered = session.remember(chapter, of: course) { $0.hints[chapter.key] = number }
        try session.share(number, ofHintsOn: chapter)
        return HintCard(
            title: "Step \(step.number) · \(step.title)", hints: step.hints, number: number,
            argument: remembered.argument, isCounted: session.hasCounted([chapter.key: number]))
    }
}

extension Session {
    /// Whoever looks after a class sees that a hint was taken, and not only with the next check.
    fileprivate func share(_ number: Int, ofHintsOn chapter: Chapter) throws {
        guard case .on = Sharing(workspace).standing else { return }
        let work = try Work.read(chapter.name, in: workspace)
        try keep(work, of: chapter, as: .before(HintCommand.name), detail: CheckDetail(hints: number))
        leaveToPusher()
    }

    /// Whether so many hints were noted as shown: a full disk, or one that may only be read, cannot hold it.
    fileprivate func hasCounted(_ hints: [String: Int]) -> Bool {
        let noted = SavedProgress.load(from: workspace).hints
        return hints.allSatisfy { noted[$0] == $1 }
    }
}

/// One hint of several.
struct HintCard: Sendable {
    let title: String
    let hints: [String]
    /// From 1.
    let number: Int
    /// How a command names the chapter.
    let argument: String
    /// Whether another hint follows the next time.
    var isCounted = true
    /// What it says of the mistakes that get through; nil where it is about the step.
    var mistakes: Mistakes?
    /// Whether a check says what the tests are worth.
    var isJudgedByCheck = false

    struct Mistakes: Sendable {
        /// Whether hints about another one follow.
        let hasMore: Bool
        /// Whether all were shown before.
        let beginAnew: Bool
    }

    func report(by session: Session) -> Report {
        let (style, controls, count) = (session.style, session.controls, hints.count)
        let again = mistakes != nil && !isJudgedByCheck ? controls.judge(argument) : controls.check(argument)
        let next =
            if number < count {
                "try it, then: \(again) (one more: \(controls.hint(argument)))"
            } else if let mistakes {
                mistakes.hasMore
                    ? "try it, then: \(again) (the next mistake: \(controls.hint(argument)))"
                    : "that was the last hint. Try it, then: \(again)"
            } else {
                "that was the last hint. Try it, then: \(again) (the answer: \(controls.solution(argument)))"
            }
        return Report(
            [
                mistakes?.beginAnew ?? false
                    ? "You have seen every mistake that gets through. From the beginning:" : nil,
                style.bold("Hint \(number) of \(count)") + "  \(title)",
                session.markdown(hints[number - 1]),
                isCounted
                    ? nil
                    : "That you saw it cannot be noted: '\(session.workspace.displayPath(session.workspace.stateFolder.path))' cannot be written. Make room there, or the next hint is this one again.",
            ], next: next)
    }
}
