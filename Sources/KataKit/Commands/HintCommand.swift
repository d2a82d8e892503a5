/// `./kata hint`: one more hint each time, from a nudge to nearly the answer.
package struct HintCommand: Command {
    package static let name = "hint"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.stuck
    package static let summary = "one more hint each time"

    private let chapter: String?

    package init(_ arguments: inout Arguments) { self.init(chapter: arguments.next()) }

    init(chapter: String?) { self.chapter = chapter }

    package func run(by runner: Runner) throws -> ExitStatus {
        runner.console.print(try nextHint(by: runner).text(by: runner))
        return .done
    }

    /// The next hint of the step that is on; the last one again where all were shown.
    func nextHint(by runner: Runner) throws -> HintCard {
        let course = try runner.course()
        let chapter = try course.startedChapter(chapter)
        let step = try chapter.agreeingText().steps[chapter.step - 1]
        let number = min((course.progress.hints[chapter.key] ?? 0) + 1, step.hints.count)
        let remembered = runner.remember(chapter, of: course) { $0.hints[chapter.key] = number }
        return HintCard(step: step, number: number, argument: remembered.argument)
    }
}

/// One of a step's hints.
struct HintCard: Sendable {
    let step: StepText
    /// From 1.
    let number: Int
    /// How a command names the chapter.
    let argument: String

    func text(by runner: Runner) -> String {
        let (style, controls, count) = (runner.style, runner.controls, step.hints.count)
        let next =
            number < count
            ? "try it, then: \(controls.check(argument)) (one more: \(controls.hint(argument)))"
            : "that was the last hint. Try it, then: \(controls.check(argument)) (the answer: \(controls.solution(argument)))"
        return [
            style.bold("Hint \(number) of \(count)") + "  Step \(step.number) · \(step.title)",
            runner.markdown(step.hints[number - 1]),
            runner.next(next),
        ].joined(separator: "\n\n")
    }
}
