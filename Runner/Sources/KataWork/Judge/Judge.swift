import Foundation
import KataBase
import KataEngine
import KataText

/// Finds out what the learner's tests are worth, on solutions that keep every promise and on mistakes that break one.
///
/// Each finding is kept with all that it depends on, so nothing is judged twice. Each solution and each
/// mistake is run in a process of its own: tests that share one would see each other's mistakes.
package struct Judge: Sendable {
    let chapter: Chapter
    package let text: ChapterText
    let workspace: Workspace
    let engine: any Engine
    let cache: ProductCache
    let environment: [String: String]
    var buildLimit: Duration = TimeLimits().build
    /// Another person's tests, in the place of those that are in the workspace.
    package var submission: [SourceText]?
    /// The command that asks one by itself.
    package static let command = "judge"

    /// The cache of the solutions with mistakes in them; nil where it is the one of what was found out.
    package var plantingCache: ProductCache?
    /// Is told how many runs there are to come, and then what was run.
    var progress: @Sendable (Progress) -> Void = { _ in }

    package init(
        chapter: Chapter, text: ChapterText, workspace: Workspace, engine: any Engine, cache: ProductCache,
        environment: [String: String], buildLimit: Duration = TimeLimits().build,
        submission: [SourceText]? = nil, plantingCache: ProductCache? = nil,
        progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) {
        self.chapter = chapter
        self.text = text
        self.workspace = workspace
        self.engine = engine
        self.cache = cache
        self.environment = environment
        self.buildLimit = buildLimit
        self.submission = submission
        self.plantingCache = plantingCache
        self.progress = progress
    }

    package enum Progress: Equatable, Sendable {
        package enum Run: String, Sendable { case solution, mistake }

        /// A number of further runs.
        case expects(Int, Run)
        case tried(Run)
        case isDone
    }

    /// A test takes milliseconds. One that waits for what never comes gives up sooner than in a check.
    var limits: TimeLimits {
        TimeLimits(build: buildLimit, tests: .seconds(2), patience: .seconds(1))
    }
    /// The limits for a test that fails where none should, so that a busy machine refuses no sound test.
    var patientLimits: TimeLimits { TimeLimits(build: buildLimit, tests: .seconds(5)) }
    private static let longest = 0.5

    /// The learner's tests up to the chapter's step, stubs aside.
    private func texts() throws -> [SourceText] {
        let present = try setup(of: try reference(), testing: nil).tests
        let tests =
            submission.map { theirs in present.filter { !OwnTests.areIn($0.path) } + theirs } ?? present
        return try tests.filter {
            try !OwnTests.isUntouched($0, of: chapter.name, in: workspace)
        }
    }

    /// The files of all solutions and the learner's tests; a mistake differs from a solution in a few lines.
    var tried: [SourceText] {
        get throws { try solutions().flatMap { try Setup.sources(in: $0) } + texts() }
    }

    /// The steps up to the chapter's whose test is the learner's, the one that is on first.
    package var ownSteps: [Int] { text.ownSteps(at: chapter.step) }

    /// The judgement of the tests alone: they have to accept every solution that keeps the promises.
    package func soundness() async throws -> Judgement {
        defer { progress(.isDone) }
        return try await untilUnchanged { try await soundness(of: try texts()).judgement }
    }

    /// The same, and which mistakes the tests catch.
    ///
    /// - Parameters:
    ///   - steps: those whose promises the mistakes break, in the order in which they are told.
    ///   - isComplete: whether all who catch a mistake are told. If not, it may be only some of them, which is sooner known.
    ///     Whether a mistake is caught, and which tests catch none, is told in any case.
    ///   - namesIdle: whether, once nothing gets through, the chapter's other mistakes are tried on tests that have caught
    ///     nothing so far.
    package func judgement(
        of steps: [Int], isComplete: Bool = false, namesIdle: Bool = false
    ) async throws -> Judgement {
        defer { progress(.isDone) }
        return try await untilUnchanged {
            let texts = try texts()
            let (judgement, judged) = try await soundness(of: texts)
            let bugs = try bugs(of: steps)
            guard judgement.tests.contains(where: \.isSound) else {
                return judgement.adding(bugs.map { $0.mistake(.getsThrough) }, of: steps)
            }
            var tryout = try await Tryout(of: judgement, on: judged, by: self)
            try await tryout.tryAll(bugs, of: steps, isComplete: isComplete)
            var found = tryout.judgement(on: bugs, of: steps)
            // A later step's promises are more like an own step's than the first ones.
            let others = (1...chapter.steps).reversed().filter { !steps.contains($0) }
            guard namesIdle, found.unguarded.isEmpty || others.isEmpty else { return found }
            found.idle = try await tryout.idle(of: steps, on: bugs, trying: try self.bugs(of: others))
            return found
        }
    }

    /// Compiles what a judgement of the step that is on will need, while nobody waits for one: the solutions, and the mistakes
    /// that break the step's promises. What does not compile is told when it is needed.
    package func prepare() async throws {
        let texts = try texts()
        let snapshot = try BugPlanting.Snapshot(reading: try reference())
        let origin = try Setup.sources(in: try reference())
        let planting = BugPlanting(workspace: workspace, environment: environment, cache: cache)
        for folder in try solutions() {
            try Task.checkCancellation()
            try? await engine.prepare(try setup(of: folder, testing: texts))
        }
        for bug in try bugs(of: [chapter.step]) {
            try Task.checkCancellation()
            guard let folder = try? await planting.plant(bug.bug, into: snapshot) else { continue }
            var setup = try setup(of: folder, testing: texts)
            setup.origin = origin
            try? await engine.prepare(setup)
        }
    }

    /// Tries one mistake on the learner's sound tests.
    package func tests(catching title: String) async throws -> [Judgement.Test] {
        defer { progress(.isDone) }
        return try await untilUnchanged {
            let (judgement, judged) = try await soundness(of: try texts())
            let steps = Array(1...chapter.steps)
            let bugs = try bugs(of: steps).filter { $0.bug.title == title }
            guard judgement.tests.contains(where: \.isSound) else { return [] }
            var tryout = try await Tryout(of: judgement, on: judged, by: self)
            try await tryout.tryAll(bugs, of: steps, isComplete: true)
            let tried = tryout.judgement(on: bugs, of: steps)
            return judgement.tests.filter { test in tried.mistakes.contains { $0.isCaught(by: test) } }
        }
    }

    // MARK: Solutions

    func reference() throws(KataError) -> URL {
        try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(chapter.steps)")
    }

    /// The folders of all solutions, the reference's first.
    private func solutions() throws -> [URL] {
        [try reference()] + (try workspace.variants(of: chapter.name))
    }

    func setup(of folder: URL, testing texts: [SourceText]?) throws -> Setup {
        try Setup(
            chapter: chapter.name, step: chapter.step, sourcesFolder: folder, tests: .learners, texts: texts,
            workspace: workspace)
    }

    /// - Returns: also the texts that could be judged.
    private func soundness(of texts: [SourceText]) async throws -> (
        judgement: Judgement, judged: [SourceText]
    ) {
        let solutions = try solutions()
        let sources = try solutions.flatMap { try Setup.sources(in: $0) }
        // The words at the end keep findings apart from older ones, for which one run decided.
        let key = try await key("sound", texts, sources, ["run after run"])
        let judgement = try await cache.found(key) { _ in
            let judgement = try await findSoundness(of: texts, on: solutions)
            // Each setup has read them again. The tests' texts are those of the key: a setup that compiles them sees
            // to that, and one that has them compiled runs those.
            try sources.checkUnchanged()
            return judgement
        }
        let unjudged = Set(judgement.unjudged.map(\.file))
        return (judgement, texts.filter { !unjudged.contains(workspace.displayPath($0.path)) })
    }

    private func findSoundness(of texts: [SourceText], on solutions: [URL]) async throws -> Judgement {
        var judgement = Judgement(tests: [], unjudged: [], solutions: solutions.count)
        let all = texts
        var texts = texts
        progress(.expects(solutions.count, .solution))
        while texts.contains(where: { OwnTests.areIn($0.path) }) {
            let trials = try await inOrder(solutions, atOnce: engine.setupsAtOnce) { [texts] folder in
                let trial = try await trial(of: try setup(of: folder, testing: texts))
                progress(.tried(.solution))
                return trial
            }
            let errors = trials.flatMap(\.trial.errors)
            guard !errors.isEmpty else {
                judgement.tests = try await standings(
                    try await again(trials, on: solutions, texts), of: texts)
                for issue in trials.flatMap(\.trial.unclaimed) where !judgement.unclaimed.contains(issue) {
                    judgement.unclaimed.append(issue)
                }
                break
            }
            let paths = Dictionary(uniqueKeysWithValues: texts.map { (workspace.displayPath($0.path), $0) })
            let files = Set(errors.map(\.file)).filter { paths[$0].map { OwnTests.areIn($0.path) } ?? false }
            guard !files.isEmpty else {
                throw KataError(
                    "A solution that your tests are judged by does not compile: \(errors[0].file): \(errors[0].message).",
                    next: "If the workspace was edited there, bring it back with git checkout.")
            }
            let refused = Set(judgement.unjudged.map(\.file))
            let theirs = all.filter { refused.contains(workspace.displayPath($0.path)) }
            judgement.unjudged += files.sorted().compactMap { file in
                errors.first { $0.file == file }?.leaning(on: theirs, in: workspace)
            }
            texts.removeAll { files.contains(workspace.displayPath($0.path)) }
        }
        return judgement
    }

    /// A solution's trial. A test that fails there is asked again with more time, after the same tests as before: what
    /// those leave behind is its business, too.
    private func trial(of setup: Setup) async throws -> TestedSolutionRuns {
        let trial = try await TestedSolution.run(setup, by: engine, limits: limits, in: workspace)
        var runs = TestedSolutionRuns(trial)
        let doubtful = trial.tests.filter { $0.failure != nil || $0.seconds ?? 0 > Self.longest }.map(\.id)
        guard !doubtful.isEmpty else { return runs }
        runs.add(
            try await TestedSolution.run(setup, by: engine, limits: patientLimits, in: workspace),
            deciding: Set(doubtful))
        return runs
    }

    /// Asks all tests twice more where one fails that may do so by chance: it would be told that it decides what is open, or
    /// goes against a promise.
    private func again(
        _ first: [TestedSolutionRuns], on solutions: [URL], _ texts: [SourceText]
    ) async throws -> [TestedSolutionRuns] {
        var runs = first
        for _ in 0..<2 {
            let failing = Set(runs.flatMap(\.trial.tests).filter(\.mayFailByChance).map(\.id))
            guard !failing.subtracting(runs.flatMap(\.unsteady.keys)).isEmpty else { break }
            progress(.expects(solutions.count, .solution))
            let trials = try await inOrder(Array(solutions.indices), atOnce: engine.setupsAtOnce) {
                [runs] index in
                var setup = try setup(of: solutions[index], testing: texts)
                let tests = runs[index].trial.tests
                setup.skipped = Set(tests.filter { $0.failure != nil && !$0.mayFailByChance }.map(\.id))
                let trial = try await TestedSolution.run(
                    setup, by: engine, limits: patientLimits, in: workspace)
                progress(.tried(.solution))
                return trial
            }
            for (index, trial) in trials.enumerated() { runs[index].add(trial) }
        }
        return runs
    }

    private func standings(_ runs: [TestedSolutionRuns], of texts: [SourceText]) async throws -> [Judgement
        .Test]
    {
        var judged: [Judgement.Test] = []
        let trials = runs.map(\.trial)
        let alone = try await failuresAlone(of: trials[0], texts)
        for test in trials[0].tests {
            let results = trials.map { trial in trial.tests.first { $0.id == test.id } }
            let failures = results.map { $0?.failure }
            // What only one solution or another fails at, no promise says.
            let disagree = Self.disagree(results.map { $0?.failingPlaces ?? [] })
            let apart = (alone[test.id] ?? []).filter { ($0 == nil) != (test.failure == nil) }
            let unsteady = runs.lazy.compactMap { $0.unsteady[test.id] }.first
            let standing: Judgement.Test.Standing =
                if let unsteady {
                    .unsteady(unsteady)
                } else if apart.count == 1, let failure = (apart + [test.failure]).compactMap(\.self).first {
                    .unsteady(failure)
                } else if !apart.isEmpty {
                    .dependsOnOrder
                } else if let failure = failures.compactMap(\.self).first {
                    failures.contains(nil) || disagree ? .decides(failure) : .contradicts(failure)
                } else if let seconds = test.seconds, seconds > Self.longest {
                    .slow(seconds: seconds)
                } else {
                    .sound
                }
            judged.append(
                Judgement.Test(
                    id: test.id, name: test.name, file: test.file, line: test.line, standing: standing,
                    column: test.column))
        }
        return judged
    }

    /// True where a test fails on all solutions, but at no place that all of them have in common.
    private static func disagree(_ places: [Set<String>]) -> Bool {
        guard let first = places.first, places.allSatisfy({ !$0.isEmpty }) else { return false }
        return places.reduce(first) { $0.intersection($1) }.isEmpty
    }

    /// The failures of each test on the reference when it runs alone, where the tests' texts have something
    /// that one test could leave behind for another. It runs once, and twice where it does not fail alone as
    /// it does with the others.
    private func failuresAlone(
        of trial: TestedSolution, _ texts: [SourceText]
    ) async throws -> [String: [Judgement.Failure?]] {
        guard texts.contains(where: \.keepsState), trial.tests.count > 1 else { return [:] }
        let all = Set(trial.tests.map(\.id))
        // A test that crashes or does not end does so alone, too.
        let ids = trial.tests.filter { [nil, .expectation].contains($0.failure?.kind) }.map(\.id)
        let failures = try await inOrder(ids, atOnce: engine.setupsAtOnce) { id in
            var setup = try setup(of: try reference(), testing: texts)
            setup.skipped = all.subtracting([id])
            let isFailing = trial.tests.contains { $0.id == id && $0.failure != nil }
            var failures: [Judgement.Failure?] = []
            repeat {
                let alone = try await TestedSolution.run(
                    setup, by: engine, limits: patientLimits, in: workspace)
                failures.append(alone.tests.lazy.compactMap(\.failure).first)
            } while failures.count < 2 && (failures[0] != nil) != isFailing
            return failures
        }
        // A forged record may name one test twice.
        return Dictionary(zip(ids, failures)) { $0 + $1 }
    }

    // MARK: What is kept

    func key(
        _ kind: String, _ tests: [SourceText], _ sources: [SourceText], _ words: [String] = []
    ) async throws -> String {
        var hash = SHA256()
        for word in [try await engine.fingerprint(), chapter.name, String(chapter.step)] + words {
            hash.update(part: word)
        }
        for text in tests + sources {
            hash.update(part: workspace.displayPath(text.path))
            hash.update(part: text.digest)
        }
        return "\(kind)-\(hash.finish().prefix(32))"
    }
}

extension Judgement {
    /// The judgement with the mistakes of one step alone.
    func of(step: Int) -> Judgement { adding(mistakes.filter { $0.step == step }, of: [step]) }

    func adding(_ mistakes: [Mistake], of steps: [Int]) -> Judgement {
        var judgement = self
        judgement.mistakes = mistakes
        judgement.steps = steps
        return judgement
    }
}
