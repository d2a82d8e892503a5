import KataBase
import KataText

/// The outcome of going on to the next step.
enum Advance: Sendable {
    case stillRed(Verdict)
    /// The learner's test of the step guards nothing yet.
    case unguarded(Verdict)
    /// The last step is green.
    case finished(Farewell)
    case introduced(Introduction)
    /// The step was done once more, and the work of before is back.
    case repeated(RepetitionEnd)

    /// Checks, and switches on the next step where that is green.
    ///
    /// - Parameters:
    ///   - evenUnguarded: whether it goes on from a test of the learner's that guards nothing.
    ///   - announce: is told of the chapter and its next step before Package.swift says so.
    ///   - willRestore: is told of the work that waited for a step done once more, before it comes back.
    static func made(
        from chapter: Chapter, by checker: Checker, evenUnguarded: Bool,
        announce: (SwitchedStep) -> Void = { _ in }, willRestore: (RestoredWork) -> Void = { _ in }
    ) async throws -> Advance {
        let verdict = try await checker.check(chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard !verdict.guardsNothing || evenUnguarded else { return .unguarded(verdict) }
        if let end = try await RepetitionEnd(
            verdict, on: chapter, by: checker, leavesMistakes: true, willRestore: willRestore)
        {
            return .repeated(end)
        }
        guard chapter.step < chapter.steps else {
            return .finished(try await Farewell(to: chapter, by: checker))
        }
        let next = try await checker.keeper.whileNobodyReads {
            announce(SwitchedStep(chapter: chapter.name, step: chapter.step + 1))
            return try checker.workspace.move(
                chapter, to: StepPlace(step: chapter.step + 1), from: chapter.place)
        }
        return .introduced(
            try await Introduction(
                to: next, by: checker, leaks: verdict.own?.judgement.map(Leaks.init) ?? .none))
    }
}
