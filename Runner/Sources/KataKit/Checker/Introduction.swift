import KataBase
import KataText

/// A step that has just been switched on: its title, how long it takes, and its first red at once.
struct Introduction: Sendable {
    let verdict: Verdict
    /// The mistakes of the step before that the learner's tests let through.
    let leaks: Leaks
    /// True where the learner has never begun a chapter before.
    let isFirstEver: Bool
    let heading: String
    let file: String
    let step: StepText
    /// True where the learner is not to see what it promises.
    let isFolded: Bool

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
        verdict = try await checker.check(chapter)
    }
}
