import KataBase
import KataText

/// The outcome of going on to the next step.
package enum Advance: Sendable {
    case stillRed(Verdict)
    /// The learner's test of the step guards nothing yet.
    case unguarded(Verdict)
    /// The last step is green.
    case finished(Farewell)
    case introduced(Introduction)
    /// The step was done once more, and the work of before is back.
    case repeated(RepetitionEnd)

    /// Checks, and switches on the next test where that is green, or the next step.
    ///
    /// - Parameters:
    ///   - isWhole: whether it goes on by a whole step, and not by a test. The rest of a step that is on comes whatever its
    ///     colour is.
    ///   - evenUnguarded: whether it goes on from a test of the learner's that guards nothing.
    ///   - announce: is told of the chapter and its next place before Package.swift says so.
    ///   - willRestore: is told of the work that waited for a step done once more, before it comes back.
    package static func made(
        from chapter: Chapter, by checker: Checker, isWhole: Bool = false, evenUnguarded: Bool,
        announce: (SwitchedStep) -> Void = { _ in }, willRestore: (RestoredWork) -> Void = { _ in }
    ) async throws -> Advance {
        let workspace = checker.workspace
        if isWhole, chapter.place.test != nil {
            return try await moved(
                chapter, to: StepPlace(step: chapter.step), by: checker, leaks: .none, announce: announce)
        }
        let verdict = try await checker.check(chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard !verdict.guardsNothing || evenUnguarded else { return .unguarded(verdict) }
        if let end = try await RepetitionEnd(
            verdict, on: chapter, by: checker, leavesMistakes: true, willRestore: willRestore)
        {
            return .repeated(end)
        }
        if let next = verdict.reading.turn?.next {
            let place = StepPlace(step: chapter.step, test: next.number < next.count ? next.number : nil)
            return try await moved(chapter, to: place, by: checker, leaks: .none, announce: announce)
        }
        guard chapter.step < chapter.steps else {
            return .finished(try await Farewell(to: chapter, by: checker))
        }
        let next =
            isWhole
            ? StepPlace(step: chapter.step + 1)
            : try TestOrder.beginning(of: chapter.step + 1, chapter: chapter.name, in: workspace)
        return try await moved(
            chapter, to: next, by: checker, leaks: verdict.own?.judgement.map(Leaks.init) ?? .none,
            announce: announce)
    }

    private static func moved(
        _ chapter: Chapter, to place: StepPlace, by checker: Checker, leaks: Leaks,
        announce: (SwitchedStep) -> Void
    ) async throws -> Advance {
        let moved = try await checker.keeper.whileNobodyReads {
            announce(SwitchedStep(chapter: chapter.name, place: place))
            return try checker.workspace.move(chapter, to: place, from: chapter.place)
        }
        let introduction = try Introduction(
            to: moved, from: chapter.place, in: checker.workspace, leaks: leaks)
        if introduction.hasHints {
            checker.memory.note(on: chapter) { $0.hints[chapter.step] = nil }
        }
        return .introduced(introduction)
    }
}
