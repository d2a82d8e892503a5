/// A step that has just been switched on: its title, how long it takes, and its first red at once.
struct Introduction: Sendable {
    let verdict: Verdict
    private let heading: String
    private let file: String
    private let step: StepText

    /// Checks the step.
    init(to chapter: Chapter, by runner: Runner) async throws {
        heading = "\(chapter.number) · \(try chapter.title())"
        file = "Chapters/\(chapter.textFile.lastPathComponent)"
        step = try chapter.agreeingText().steps[chapter.step - 1]
        verdict = try await runner.verdict(on: chapter)
    }

    func text(by runner: Runner) -> String {
        let (style, moves, argument) = (runner.style, runner.moves, verdict.argument)
        let ahead =
            "Green already: your code was ahead of the test. Read the step all the same: \(moves.read(argument)), then: \(moves.next(argument))"
        return [
            style.bold(heading) + style.dim("  \(file)"),
            runner.markdown(step.lead),
            style.dim("About \(step.minutes) minutes. The whole step: \(moves.read(argument))"),
            runner.report(verdict).text(next: verdict.isGreen ? ahead : nil),
        ].joined(separator: "\n\n")
    }
}
