import KataBase
import KataText

/// A step that has just been switched on: its title, how long it takes, and its first red at once.
struct Introduction: Sendable {
    let verdict: Verdict
    /// What the learner's tests let through of the step before.
    private let leaks: Leaks
    /// Whether the learner has never begun a chapter before.
    private let isFirstEver: Bool
    private let heading: String
    private let file: String
    private let step: StepText
    /// Whether the learner is not to see what it promises.
    private let isFolded: Bool

    /// Checks the step.
    init(
        to chapter: Chapter, by checker: Checker, leaks: Leaks = .none, isFirstEver: Bool = false
    ) async throws {
        self.leaks = leaks
        self.isFirstEver = isFirstEver
        heading = "\(chapter.number) · \(try chapter.title())"
        file = "Chapters/\(chapter.textFile.lastPathComponent)"
        step = try chapter.agreeingText().steps[chapter.step - 1]
        // What was green last may be this step of the time before.
        isFolded = step.isFolded
        verdict = try await checker.verdict(on: chapter)
    }

    /// What holds in every chapter.
    private static let contract = """
        How it works:
          • You owe what a step promises, and no more: its tests hold you to that.
          • What a promise leaves open is yours to decide.
          • A compiler error is a red, too. Green is the least that passes; then tidy up.
        """

    /// The names; what they mean is in the text.
    private func promises(_ style: TextStyle) -> String? {
        guard !step.promises.isEmpty else { return nil }
        guard !isFolded else {
            return "Its promises are folded: you decide what to test, and what comes first."
        }
        return "It promises:\n" + step.promises.map { "  • \(style.bold($0.name))" }.joined(separator: "\n")
    }

    /// What to say of what the learner's tests let through; nil for nothing.
    static func sentence(on leaks: Leaks, _ controls: Controls) -> String? {
        leaks.sentence.map { "\($0). Come back to that whenever you like: `\(controls.judge(""))`" }
    }

    func report(by teller: Teller) -> Report {
        let (style, controls, argument) = (teller.style, teller.controls, verdict.reading.argument)
        let ahead =
            "Green already: your code was ahead of the test. Read the step all the same: \(controls.read(argument)), then: \(controls.next(argument))"
        let files = StepText.CodeFile.list(verdict.codeFiles)
        let code = files.isEmpty ? "" : "Your code: \(files.joined(separator: ", "))\n"
        let about = "\(code)About \(step.minutes) minutes. The step: \(controls.read(argument))"
        let intro = step.number == 1 ? "\nThe chapter's beginning: ./kata read\(argument) intro" : ""
        var told = teller.report(verdict)
        told.help =
            "the text: \(step.number == 1 ? "./kata read\(argument) intro, then " : "")\(controls.read(argument))"
        // What gets through is told as a check tells it.
        let red = told.report(next: verdict.isGreen && told.ownMove == nil ? ahead : nil)
        return Report(
            [
                Self.sentence(on: leaks, controls).map(teller.markdown),
                isFirstEver ? Self.contract : nil,
                style.bold(heading) + style.dim("  \(file)"),
                teller.markdown(step.lead),
                promises(style),
                style.dim(about + intro),
                red.body,
            ], next: red.next)
    }
}
