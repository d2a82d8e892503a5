/// A step that has just been switched on: its title, how long it takes, and its first red at once.
struct Introduction: Sendable {
    let verdict: Verdict
    /// The promises of the step before that the learner's tests do not guard.
    var unguarded: [String] = []
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

    /// The names; what they mean is in the text.
    private func promises(_ style: Style) -> String? {
        guard !step.promises.isEmpty else { return nil }
        return "It promises:\n" + step.promises.map { "  • \(style.bold($0.name))" }.joined(separator: "\n")
    }

    func text(by runner: Runner) -> String {
        let (style, controls, argument) = (runner.style, runner.controls, verdict.argument)
        let ahead =
            "Green already: your code was ahead of the test. Read the step all the same: \(controls.read(argument)), then: \(controls.next(argument))"
        let left = unguarded.map { "“\($0)”" }.joined(separator: ", ")
        return [
            left.isEmpty
                ? nil
                : runner.markdown(
                    "Not guarded by a test of yours yet: \(left). Come back to it whenever you like: `./kata judge`"
                ),
            style.bold(heading) + style.dim("  \(file)"),
            runner.markdown(step.lead),
            promises(style),
            style.dim("About \(step.minutes) minutes. The step: \(controls.read(argument))"),
            runner.report(verdict).text(next: verdict.isGreen ? ahead : nil),
        ].compactMap(\.self).joined(separator: "\n\n")
    }
}
