import Foundation
import KataBase
import KataEngine
import KataText

/// The mistakes of the gallery, tried on the learner's sound tests.
///
/// What a test file does on a mistake is known until the file is edited, or what it leans on. A mistake that is known to be
/// caught is not tried on what was edited, but for as long as a test there has caught nothing.
extension Judge {
    /// A bug of the gallery that breaks a promise of a step.
    package struct StepBug: Sendable {
        let bug: BugGallery.Bug
        let promise: String
        let step: Int
        /// Of all that makes it this mistake.
        let digest: String

        func mistake(_ fate: Judgement.Mistake.Fate) -> Judgement.Mistake {
            Judgement.Mistake(title: bug.title, promise: promise, step: step, fate: fate)
        }
    }

    /// Step by step, each step's in the gallery's order.
    func bugs(of steps: ClosedRange<Int>) throws -> [StepBug] {
        let gallery = try BugGallery(of: chapter.name, in: workspace)?.bugs ?? []
        return text.steps.filter { steps.contains($0.number) }.flatMap { step in
            gallery.compactMap { bug in
                step.promises.first { $0.name == bug.promise }.map {
                    StepBug(
                        bug: bug, promise: $0.name, step: step.number, digest: SHA256.hex(bug.patch.utf8))
                }
            }
        }
    }

    /// Adds to what is known of tests what becomes of mistakes.
    ///
    /// - Parameter isComplete: whether all are asked who may catch a mistake.
    func trying(
        _ bugs: [StepBug], of steps: ClosedRange<Int>, on texts: [SourceText], _ judgement: Judgement,
        isComplete: Bool
    ) async throws -> Judgement {
        let tests = try await soundTests(of: judgement, in: texts)
        let origin = try Setup.sources(in: try reference())
        let snapshot = try BugPlanting.Snapshot(reading: try reference())
        let note = try await key("catches", [], origin)
        var known = cache.note(note, as: KnownCatches.self) ?? KnownCatches()
        let found = { (known: KnownCatches) in
            judgement.adding(
                bugs.map { $0.mistake(known.fate(of: $0.digest, on: tests) ?? .getsThrough) }, of: steps)
        }

        let open = { (known: KnownCatches) in
            let unknown = bugs.filter {
                isComplete
                    ? !known.untried(on: $0.digest, of: tests).isEmpty
                    : known.fate(of: $0.digest, on: tests) == nil
            }
            guard unknown.isEmpty, !isComplete else { return unknown }
            return next(of: bugs, for: found(known).idle, known, tests)
        }
        while case let batch = open(known), !batch.isEmpty {
            progress(.expects(batch.count))
            // While one process waits, others can work, unless it is at the end.
            let long = batch.filter { known.takesLong($0.digest) }
            var short = batch.filter { !known.takesLong($0.digest) }
            // Copies come side by side: where each begins elsewhere, one finds what another one has made.
            if submission != nil { short.shuffle() }
            let trials = try await inOrder(long + short, atOnce: engine.setupsAtOnce) { [known] bug in
                let files = known.untried(on: bug.digest, of: tests)
                let asked = Set(files.flatMap(\.tests))
                let others = Set(judgement.tests.map(\.id)).subtracting(asked)
                let fate = try await fate(
                    of: bug.bug, in: snapshot, origin: origin, texts, skipping: others)
                progress(.tried(bug.bug.title))
                return (bug, files, fate)
            }
            // Each bug was put into what the files held at that moment.
            try origin.checkUnchanged()
            for (bug, files, fate) in trials { known.learn(fate, of: bug.digest, on: files, of: tests) }
            try cache.write(known, asNote: note)
        }
        return found(known)
    }

    /// The mistakes to try next for tests that have caught nothing so far: for each one that it caught before it was edited,
    /// or some of those that are left, its step's first.
    private func next(
        of bugs: [StepBug], for idle: [Judgement.Test], _ known: KnownCatches, _ tests: JudgedTests
    ) -> [StepBug] {
        let width = max(1, engine.setupsAtOnce / max(1, idle.count))
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

    private func fate(
        of bug: BugGallery.Bug, in snapshot: BugPlanting.Snapshot, origin: [SourceText],
        _ texts: [SourceText], skipping ids: Set<String>
    ) async throws -> Judgement.Mistake.Fate {
        let planting = BugPlanting(
            workspace: workspace, environment: environment, cache: plantingCache ?? cache)
        let folder: URL
        do { folder = try await planting.plant(bug, into: snapshot) } catch let failure
            as BugPlanting.DoesNotApply
        {
            return .notJudged("Its diff does not apply to our code: \(failure.words)")
        }
        var setup = try setup(of: folder, testing: texts)
        setup.origin = origin
        setup.skipped = ids
        let trial = try await Trial.run(setup, by: engine, limits: limits, in: workspace)
        if let error = trial.errors.first {
            // What git has put in place is in a folder that no other process knows.
            let place = OwnTests.areIn(error.file) ? " with your tests, \(error.place)" : ""
            return .notJudged("It does not compile\(place): \(error.message)")
        }
        let catches = trial.tests.compactMap { test in
            test.failure.map { Judgement.Mistake.Catch(test: test.id, how: $0.kind) }
        }
        return catches.isEmpty ? .getsThrough : .caught(catches)
    }

    /// The sound tests of some texts, file by file.
    private func soundTests(of judgement: Judgement, in texts: [SourceText]) async throws -> JudgedTests {
        let mayDisturb = texts.contains(where: \.keepsState)
        let versions = try await cache.found(try await key("versions", texts, [])) { _ in
            let dependencies = mayDisturb ? texts.map { _ in Array(texts.indices) } : texts.dependencies
            return dependencies.map { places in
                var hash = SHA256()
                for text in places.map({ texts[$0] }) {
                    hash.update(part: workspace.displayPath(text.path))
                    hash.update(part: text.digest)
                }
                return hash.finish()
            }
        }
        let files = zip(texts, versions).map { text, version in
            let path = workspace.displayPath(text.path)
            let tests = judgement.tests.filter { $0.file == path }
            let setAside = (mayDisturb ? judgement.tests : tests).filter { !$0.isSound }.map(\.id)
            var hash = SHA256()
            for word in [version] + setAside.sorted() { hash.update(part: word) }
            return JudgedTests.File(
                path: path, version: hash.finish(), tests: Set(tests.filter(\.isSound).map(\.id)))
        }
        var hash = SHA256()
        for file in files { hash.update(part: file.version) }
        return JudgedTests(files: files.filter { !$0.tests.isEmpty }, version: hash.finish())
    }
}

extension SourceText {
    /// Whether something in it may outlive a test: a variable of a type or of the file, the user's settings, a file.
    var keepsState: Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains(
            /(?m)^(?:[a-z]\S* )*var |\bstatic var \w+(?:: [^={]+)? = |UserDefaults|FileManager|\.write\(/)
    }
}
