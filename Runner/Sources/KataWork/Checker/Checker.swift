import Foundation
import KataBase
import KataEngine
import KataText
import Synchronization

/// Checks a learner's work: reads it, runs it, judges the learner's tests where the step's test is theirs, and keeps what came
/// of it. Every command that says GREEN or RED asks it.
package struct Checker: Sendable {
    let engines: Engines
    package let keeper: WorkKeeper
    /// Is told how far the judge is: "mistake 3 of 9".
    package var judging: @Sendable (String) -> Void = { _ in }

    package init(engines: Engines, keeper: WorkKeeper) {
        self.engines = engines
        self.keeper = keeper
    }

    var workspace: Workspace { engines.workspace }
    var limits: TimeLimits { engines.limits }
    private var console: Console { engines.console }
    package var memory: MemoryFile { MemoryFile(workspace) }

    /// The files that were read, and the run of them, before anybody has judged the learner's tests.
    struct Ran {
        let check: Check
        let setup: Setup
        /// The learner's files, as they were run.
        let work: Work
        /// A hash of all that was run.
        let digest: String
    }

    /// Builds and runs the learner's work, judges its tests where they are the learner's, and keeps the work in the history.
    ///
    /// - Parameter early: is told of what the learner may read while the learner's tests are still being judged.
    package func check(
        _ chapter: Chapter, early: (Verdict) throws -> Void = { _ in }
    ) async throws -> Verdict {
        try await keeper.whileRead {
            try keeper.confirmStep(of: chapter)
            return try await checkUndisturbed(chapter, early: early)
        }
    }

    private func checkUndisturbed(
        _ chapter: Chapter, early: (Verdict) throws -> Void
    ) async throws -> Verdict {
        var start = ContinuousClock.now
        var untold = chapter.page.waited
        func waited() -> TimeInterval { untold + (ContinuousClock.now - start).seconds }
        func keep(_ ran: Ran, as verdict: Verdict) throws -> Verdict {
            let kept = try keeper.keep(ran.work, ran.digest, of: chapter, as: verdict, waited: waited())
            if kept.isNew { (start, untold) = (.now, 0) }
            return kept.verdict
        }
        let text = try chapter.agreeingText()
        let engine = try engines.checking()
        // Without git there is no history, and a verdict that is not kept could be lost: say so before building.
        _ = try keeper.history()
        let ran = try await run(chapter, text, by: engine)
        var isKept = false
        var before: [HistoryEntry] = []
        var began: Date?
        var verdict: Verdict
        if text.steps[chapter.step - 1].isOwn {
            do {
                verdict = try await judged(ran, on: chapter, text, by: engine) { first in
                    var first = first
                    // What is green may be red by our tests.
                    if !first.isGreen {
                        memory.note(on: chapter) { $0.moves[chapter.step] = nil }
                        first = try keep(ran, as: first)
                        (isKept, before, began) = (true, first.before, first.began)
                    }
                    try early(first)
                }
                (verdict.before, verdict.began) = (before, began)
            } catch {
                // The learner does not wait for the judge, or it cannot go on: what was green is kept all the same.
                if ran.check.isGreen {
                    try keeper.keep(ran.work, of: chapter, as: .before(Judge.command))
                }
                throw error
            }
        } else {
            verdict = Verdict(ran.check)
        }
        if !isKept { verdict = try keep(ran, as: verdict) }
        keeper.leaveToPusher()
        // A green that is like any other is told by the text.
        let move = verdict.isGreen && verdict.own == nil ? nil : Move(after: .checked(verdict))
        memory.changePage(of: chapter) { page in
            if verdict.isGreen { page.notes.greenPlace = chapter.place }
            // The next hint is about the step again.
            if !verdict.isGreen, verdict.own == nil { page.notes.unseen = [] }
            page.notes.moves[chapter.step] = move
            page.notes.elsewhere[chapter.step] = verdict.check.redElsewhere
            page.waited = waited()
        }
        return verdict
    }

    /// Reads the work and runs its tests.
    private func run(_ chapter: Chapter, _ text: ChapterText, by engine: any Engine) async throws -> Ran {
        let toolchain = try engines.toolchain().identity
        var digest = ""
        let (setup, outcome) = try await engine.run(limits: limits) {
            let setup = try Setup(
                chapter: chapter.name, step: chapter.step, test: chapter.place.test,
                sourcesFolder: workspace.sourcesFolder(of: chapter.name),
                tests: .present, workspace: workspace)
            // A run may write what the next one compares with.
            digest = try setup.digest(with: toolchain, in: workspace)
            return setup
        }
        let work = try setup.work()
        // A run that was stopped says nothing about the work.
        try Task.checkCancellation()
        let reading = try reading(of: setup, work, chapter, text)
        return Ran(
            check: Check(setup: setup, outcome: outcome, after: reading, workspace: workspace), setup: setup,
            work: work, digest: digest)
    }

    private func reading(
        of setup: Setup, _ work: Work, _ chapter: Chapter, _ text: ChapterText
    ) throws -> Reading {
        let git = StarterTestsInGit(workspace: workspace, environment: engines.environment)
        var differing = try StarterTests(workspace: workspace, chapter: chapter.name).differing(
            among: setup.tests)
        let areInGit = git.canCheckOut(differing, of: chapter)
        // Whoever writes a chapter goes as far as there are tests.
        if !areInGit { differing.removeAll { (FileRole(path: $0).step ?? 0) > chapter.step } }
        var reading = Reading(
            of: text.steps[chapter.step - 1], steps: chapter.steps,
            expectedPrints: text.prints(before: chapter.step))
        reading.argument = chapter.argument
        reading.turn = Reading.Turn(at: chapter.place, in: setup.order, of: reading.text)
        if chapter.page.notes.green == chapter.step { reading.passed = chapter.page.notes.greenTest ?? 0 }
        reading.wasGreen = chapter.isGreen
        reading.isOnceMore = chapter.isOnceMore
        reading.differingTests = differing
        reading.shippedTests = git.committed(differing)
        reading.areTestsInGit = areInGit
        reading.xctests = work.xctests
        reading.unheardCheck = work.unheardCheck
        return reading
    }

    /// - Parameters:
    ///   - text: the chapter's, where it was read already.
    ///   - engine: the one that has made the check; another where there was none.
    package func judge(
        of chapter: Chapter, _ text: ChapterText? = nil, by engine: (any Engine)? = nil
    ) throws -> Judge {
        let state = Mutex((meter: JudgeMeter(), bar: ProgressBar(total: 0, console: console)))
        return Judge(
            chapter: chapter, text: try text ?? chapter.agreeingText(), workspace: workspace,
            engine: try (engine ?? engines.engine()).sideBySide, cache: engines.cache,
            environment: engines.environment, buildLimit: limits.build
        ) { [judging] progress in
            state.withLock { state in
                state.meter.note(progress)
                guard let words = state.meter.words else { return state.bar.finish() }
                state.bar.show(words, done: state.meter.done, of: state.meter.total)
                judging(words)
            }
        }
    }
}
