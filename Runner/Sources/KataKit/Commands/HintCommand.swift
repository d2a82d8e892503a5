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

    /// The next hint of the step that is on, or of the mistake that got through; the last one again where all were shown.
    func nextHint(by session: Session) throws -> HintCard {
        let course = try session.course()
        let chapter = try course.startedChapter(chapter)
        let text = try chapter.agreeingText()
        let step = text.steps[chapter.step - 1]
        var (key, title, hints) = (chapter.key, "Step \(step.number) · \(step.title)", step.hints)
        let stuck = course.progress.stuck.flatMap { $0.chapter == chapter.name ? $0 : nil }
        if let stuck, let climb = try Self.climb(to: stuck, in: text, by: session) {
            (key, title, hints) = ("\(chapter.name)/\(stuck.mistake)", "A test for “\(stuck.promise)”", climb)
        }
        let number = min((course.progress.hints[key] ?? 0) + 1, hints.count)
        let remembered = session.remember(chapter, of: course) { $0.hints[key] = number }
        return HintCard(
            title: title, hints: hints, number: number, argument: remembered.argument,
            isAboutTests: key != chapter.key, isJudgedByCheck: step.isOwn)
    }

    /// The promise, what the mistake is called and does, and how; never the test. nil where either is gone.
    private static func climb(
        to stuck: SavedProgress.Stuck, in text: ChapterText, by session: Session
    ) throws -> [String]? {
        guard let promise = text.steps.flatMap(\.promises).first(where: { $0.name == stuck.promise }),
            let bug = try BugGallery(of: stuck.chapter, in: session.workspace)?.bugs.first(where: {
                $0.title == stuck.mistake
            })
        else { return nil }
        return [
            "The promise: **\(promise.name).** \(promise.markdown)\n\nWhat would have to happen for it to be broken? Do that in a test, and say what should be true then.",
            "This mistake gets through: **\(bug.title).** \(bug.markdown)",
            "This is how it does, in our code:\n\n```diff\n\(bug.patch)\n```",
        ]
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
    /// Whether it helps with a test, for which there is no answer to look at.
    var isAboutTests = false
    /// Whether a check says what the tests are worth.
    var isJudgedByCheck = false

    func report(by session: Session) -> Report {
        let (style, controls, count) = (session.style, session.controls, hints.count)
        let again = isAboutTests && !isJudgedByCheck ? controls.judge(argument) : controls.check(argument)
        let end = isAboutTests ? "" : " (the answer: \(controls.solution(argument)))"
        let next =
            number < count
            ? "try it, then: \(again) (one more: \(controls.hint(argument)))"
            : "that was the last hint. Try it, then: \(again)\(end)"
        return Report(
            [
                style.bold("Hint \(number) of \(count)") + "  \(title)",
                session.markdown(hints[number - 1]),
            ], next: next)
    }
}
