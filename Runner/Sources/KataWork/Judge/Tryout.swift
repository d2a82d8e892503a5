import Foundation
import KataBase
import KataEngine
import KataText

/// The learner's sound tests, the mistakes of the gallery that are tried on them, and what is known of that so far.
///
/// A test has caught a mistake where it fails on it twice, and passes on our code twice: once may be chance.
///
/// A test file's results on a mistake are known until the file is edited, or a file that it leans on. A
/// mistake that is known to be caught is tried on an edited file only for as long as a test there has caught
/// nothing.
struct Tryout {
    private let judge: Judge
    private let judgement: Judgement
    private let texts: [SourceText]
    private let tests: JudgedTests
    private let origin: [SourceText]
    private let snapshot: BugPlanting.Snapshot
    private let note: String
    private var known: KnownCatches

    /// - Parameters:
    ///   - judgement: says which tests are sound.
    ///   - texts: those that could be judged.
    init(of judgement: Judgement, on texts: [SourceText], by judge: Judge) async throws {
        (self.judge, self.judgement, self.texts) = (judge, judgement, texts)
        tests = try await judge.soundTests(of: judgement, in: texts)
        origin = try Setup.sources(in: try judge.reference())
        snapshot = try BugPlanting.Snapshot(reading: try judge.reference())
        // The words at the end keep findings apart from older ones, for which one run decided.
        note = try await judge.key("catches", [], origin, ["run after run"])
        known = judge.cache.note(note, as: KnownCatches.self) ?? KnownCatches()
    }

    /// The judgement with what is known of some steps' mistakes.
    func judgement(on bugs: [Judge.StepBug], of steps: [Int]) -> Judgement {
        var told = judgement.adding(
            bugs.map { $0.mistake(known.fate(of: $0.digest, on: tests) ?? .getsThrough) }, of: steps)
        for (id, failure) in known.unsteady(of: tests) {
            if let index = told.tests.firstIndex(where: { $0.id == id }) {
                told.tests[index].standing = .unsteady(failure)
            }
        }
        let wavering = known.wavering(on: bugs.map(\.digest), of: tests)
        told.wavering = told.tests.filter { $0.isSound && wavering.contains($0.id) }
        return told
    }

    /// Tries mistakes of some steps until it is known whether each is caught, and which tests catch none.
    ///
    /// - Parameter isComplete: whether all are asked who may catch a mistake.
    mutating func tryAll(_ bugs: [Judge.StepBug], of steps: [Int], isComplete: Bool) async throws {
        if isComplete {
            try await tryOut(bugs.filter { !known.untried(on: $0.digest, of: tests).isEmpty })
        } else {
            // A mistake that was known to be caught is open again where the test that caught it says
            // otherwise from run to run.
            var open: [Judge.StepBug]
            repeat {
                open = bugs.filter { known.fate(of: $0.digest, on: tests) == nil }
                try await tryOut(open)
            } while !open.isEmpty
            _ = try await idle(of: steps, on: bugs, trying: bugs)
        }
    }

    /// Tries more mistakes on the tests of some steps that have caught none.
    ///
    /// - Parameter bugs: those that were tried.
    /// - Returns: the tests that catch none of all these mistakes.
    mutating func idle(
        of steps: [Int], on bugs: [Judge.StepBug], trying others: [Judge.StepBug]
    ) async throws -> [Judgement.Test] {
        while true {
            let idle = judgement(on: bugs + others, of: steps).uncatching
            let batch = next(of: others, for: idle)
            guard !batch.isEmpty else { return idle }
            try await tryOut(batch)
        }
    }

    /// The mistakes to try next for tests that have caught nothing so far: for each one that it caught before it was edited,
    /// or some of those that are left, its step's first.
    private func next(of bugs: [Judge.StepBug], for idle: [Judgement.Test]) -> [Judge.StepBug] {
        let width = max(1, judge.engine.setupsAtOnce / max(1, idle.count))
        var chosen: Set<Int> = []
        for test in idle {
            let step = FileRole(path: test.file).step
            let open = bugs.indices.filter { index in
                known.untried(on: bugs[index].digest, of: tests).contains { $0.tests.contains(test.id) }
            }
            if let likely = open.first(where: { known.mayCatch(bugs[$0].digest, test) }) {
                chosen.insert(likely)
            } else {
                let own = open.filter { bugs[$0].step == step }
                chosen.formUnion((own + open.filter { !own.contains($0) }).prefix(width))
            }
        }
        return chosen.sorted().map { bugs[$0] }
    }

    /// Tries each of some mistakes on the tests of which it is not known what they do on it.
    private mutating func tryOut(_ batch: [Judge.StepBug]) async throws {
        guard !batch.isEmpty else { return }
        judge.progress(.expects(batch.count, .mistake))
        // While one process waits, others can work, unless it is at the end.
        let long = batch.filter { known.takesLong($0.digest) }
        var short = batch.filter { !known.takesLong($0.digest) }
        // Copies come side by side: where each begins elsewhere, one finds what another one has made.
        if judge.submission != nil { short.shuffle() }
        let trials = try await inOrder(long + short, atOnce: judge.engine.setupsAtOnce) { [self] bug in
            let files = known.untried(on: bug.digest, of: tests)
            let asked = Set(files.flatMap(\.tests))
            let found = try await fate(of: bug.bug, skipping: others(than: asked))
            judge.progress(.tried(.mistake))
            return (bug, files, found)
        }
        // Each bug was put into the files as they were at that moment.
        try origin.checkUnchanged()
        for (bug, files, found) in trials {
            known.learn(found.fate, wavering: found.wavering, of: bug.digest, on: files, of: tests)
        }
        try await confirm(
            trials.flatMap(\.2.fate.catches).map(\.test),
            wavering: trials.reduce(into: []) { $0.formUnion($1.2.wavering) })
        try judge.cache.write(known, asNote: note)
    }

    private func others(than asked: Set<String>) -> Set<String> {
        Set(judgement.tests.map(\.id)).subtracting(asked)
    }

    /// Runs the files of tests that have caught something on our code once more, where nobody has; and several times where one
    /// of them wavers.
    private mutating func confirm(_ catching: [String], wavering: Set<String>) async throws {
        let new = known.unconfirmed(of: tests).filter { !$0.tests.isDisjoint(with: catching) }
        let files = tests.files.filter { new.contains($0) || !$0.tests.isDisjoint(with: wavering) }
        guard !files.isEmpty else { return }
        var setup = try judge.setup(of: try judge.reference(), testing: texts)
        setup.skipped = others(than: Set(files.flatMap(\.tests)))
        var failures: [String: Judgement.Failure] = [:]
        for _ in 0..<(wavering.isEmpty ? 1 : 4) {
            let trial = try await TestedSolution.run(
                setup, by: judge.engine, limits: judge.patientLimits, in: judge.workspace)
            for test in trial.tests where !test.isLate {
                failures[test.id] = test.failure ?? failures[test.id]
            }
        }
        known.confirm(failures, of: files)
    }

    private func fate(
        of bug: BugGallery.Bug, skipping ids: Set<String>
    ) async throws -> (fate: Judgement.Mistake.Fate, wavering: Set<String>) {
        let planting = BugPlanting(
            workspace: judge.workspace, environment: judge.environment,
            cache: judge.plantingCache ?? judge.cache)
        let folder: URL
        do {
            folder = try await planting.plant(bug, into: snapshot)
        } catch let failure as BugPlanting.DoesNotApply {
            return (.notJudged("Its diff does not apply to our code: \(failure.words)"), [])
        }
        var setup = try judge.setup(of: folder, testing: texts)
        setup.origin = origin
        setup.skipped = ids
        let trial = try await TestedSolution.run(
            setup, by: judge.engine, limits: judge.limits, in: judge.workspace)
        if let error = trial.errors.first {
            // What git has put in place is in a folder that no other process knows.
            let place = OwnTests.areIn(error.file) ? " with your tests, \(error.place)" : ""
            return (.notJudged("It does not compile\(place): \(error.message)"), [])
        }
        let failing = trial.tests.filter { $0.failure != nil }
        guard !failing.isEmpty else { return (.getsThrough, []) }
        let second = try await TestedSolution.run(
            setup, by: judge.engine, limits: judge.limits, in: judge.workspace)
        let twice = Set(second.tests.filter { $0.failure != nil }.map(\.id))
        let catches = failing.filter { twice.contains($0.id) }.compactMap { test in
            test.failure.map { Judgement.Mistake.Catch(test: test.id, how: $0.kind) }
        }
        let wavering = failing.filter { !twice.contains($0.id) && !$0.isLate }.map(\.id)
        return (catches.isEmpty ? .getsThrough : .caught(catches), Set(wavering))
    }
}
