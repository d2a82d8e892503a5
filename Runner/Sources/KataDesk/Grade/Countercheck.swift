import Foundation
import KataBase
import KataEngine
import KataText

/// Our tests once more, with wrong expectations: a copy that meets one of these as well is shown to be right by none.
///
/// They are tests of their own, compiled like any others. Nothing switches them, so nothing tells a copy which ones run.
struct Countercheck: Sendable {
    /// What came of it for a copy.
    struct Finding: Equatable, Sendable {
        struct Met: Equatable, Sendable {
            let place: WrongTests.Place
            /// The name of the test; nil in what tests share.
            let test: String?
            /// nil where it was the opposite.
            let value: String?
            /// True where an honest type may find both values equal.
            var mayBeHonest = false

            /// "Step2-OneLine.swift:14, test total(), took "0.01 EUR", too"
            var words: String {
                let test = test.map { ", test \($0)," } ?? ""
                let took =
                    value.map { "took \($0.printable.cut(to: 80)), too" }
                    ?? "was content with the opposite, too"
                return "\(place.file):\(place.line)\(test) \(took)"
            }
        }

        /// The number of expectations that have to fail.
        var count = 0
        /// Those of them that did not.
        var met: [Met] = []
        /// A sentence, where they did not run to their end or not all of them could be compiled.
        var gap: String?
        /// False where it may be otherwise on another day.
        var isCertain = true
    }

    let chapter: Chapter
    let workspace: Workspace
    /// For our own code.
    let engine: any Engine
    let limits: TimeLimits
    let tests: WrongTests
    private let folder: URL
    private let digest: String
    private let proofs = Proofs()

    init(of chapter: Chapter, in workspace: Workspace, by engine: any Engine, limits: TimeLimits) throws {
        (self.chapter, self.workspace, self.engine, self.limits) = (chapter, workspace, engine, limits)
        let seed = try Self.seed(in: workspace)
        let texts = try SourceText.read(try TestSet.reference.files(of: chapter.name, in: workspace))
        tests = WrongTests(texts, of: chapter.name, seed: seed)
        var hash = SHA256()
        for word in [String(Self.version), seed, chapter.name] { hash.update(part: word) }
        hash.update(texts)
        digest = String(hash.finish().prefix(32))
        let all = workspace.gradeFolder.appending(path: "countercheck")
        folder = all.appending(path: "\(chapter.name)-\(digest)")
        for name in (try? Files.names(in: all)) ?? []
        where name.hasPrefix(chapter.name + "-") && name != folder.lastPathComponent {
            try? FileManager.default.removeItem(at: all.appending(path: name))
        }
    }

    /// Counts up where other values are chosen, or other expectations.
    private static let version = 1

    /// What the values are chosen by, as long as the workspace keeps it: who hands in cannot know it.
    private static func seed(in workspace: Workspace) throws -> String {
        let file = workspace.gradeFolder.appending(path: "seed")
        if let seed = try? Files.text(file), !seed.isEmpty { return seed }
        let seed = Seal.newNumber()
        try Files.write(Data(seed.utf8), to: file)
        return seed
    }

    // MARK: On our own code

    /// The expectations that were red on our own code, each at its own line: those count.
    struct Proof: Codable, Sendable {
        let red: Set<WrongTests.Place>
        /// Those that do not compile, which is our fault.
        let left: Set<WrongTests.Place>
    }

    /// - Returns: what our solution of a step shows of the wrong tests; it is found out once.
    func proof(at step: Int) async throws -> Proof {
        try await proofs.proof(at: step) { try await find(at: step) }
    }

    private func find(at step: Int) async throws -> Proof {
        let sources = try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)")
        var hash = SHA256()
        for word in [digest, String(step), try await engine.fingerprint()] { hash.update(part: word) }
        hash.update(try Setup.sources(in: sources))
        let cache = ProductCache(folder: workspace.cacheFolder, notify: { _ in })
        return try await cache.found("countercheck-\(hash.finish().prefix(32))") { _ in
            let run = try await run(on: sources, at: step, by: engine, without: [], in: folder)
            return Proof(red: run.red.intersection(tests.changes.keys).subtracting(run.left), left: run.left)
        }
    }

    // MARK: On a copy

    /// - Parameters:
    ///   - sources: the copy's, whose steps up to this one are green.
    ///   - scratch: the copy's own folder.
    func finding(
        on sources: URL, at step: Int, by engine: any Engine, in scratch: URL
    ) async throws -> Finding {
        let proof = try await proof(at: step)
        let run = try await run(on: sources, at: step, by: engine, without: proof.left, in: scratch)
        let counted = proof.red.subtracting(run.left)
        guard let tests = run.outcome.run, tests.ending == .complete else {
            return Finding(gap: Self.unended, isCertain: false)
        }
        let changes = self.tests.changes
        let met = counted.subtracting(run.red).sorted().map { place in
            Finding.Met(
                place: place, test: run.test(at: place), value: changes[place]?.value,
                mayBeHonest: changes[place]?.mayBeLeftOut ?? false)
        }
        return Finding(
            count: counted.count, met: met.contains { !$0.mayBeHonest } ? met : [],
            gap: Self.gap(leaving: proof.red.count - counted.count, with: met))
    }

    static let unended =
        "Our tests with wrong expectations did not come to their end, so it is not known whether its code fails where it ought to."

    private static func gap(leaving left: Int, with met: [Finding.Met]) -> String? {
        let uncompiled =
            left == 0
            ? nil
            : "With its code \(count(left, "wrong expectation")) of our tests \(left == 1 ? "does" : "do") not compile, and \(left == 1 ? "was" : "were") left out."
        let first = met.allSatisfy(\.mayBeHonest) ? met.first : nil
        let equal = first.map {
            "Values of its types are equal where ours differ: \($0.words). Read what its '==' compares."
        }
        let gaps = [uncompiled, equal].compactMap(\.self)
        return gaps.isEmpty ? nil : gaps.joined(separator: " ")
    }

    /// A run of the wrong tests.
    private struct Run {
        let outcome: Outcome
        /// The expectations that are as they were, since they do not compile otherwise.
        let left: Set<WrongTests.Place>
        /// The names of the files by their paths.
        let names: [String: String]

        /// The places with an issue.
        var red: Set<WrongTests.Place> {
            Set(
                (outcome.run?.issues ?? []).compactMap { issue in
                    names[issue.file].map { WrongTests.Place(file: $0, line: issue.line) }
                })
        }

        /// The name of the test that a place stands in.
        func test(at place: WrongTests.Place) -> String? {
            outcome.run?.tests.last { names[$0.file] == place.file && $0.line <= place.line }?.name
        }
    }

    /// Runs them, and without those that do not compile.
    private func run(
        on sources: URL, at step: Int, by engine: any Engine, without left: Set<WrongTests.Place>,
        in scratch: URL
    ) async throws -> Run {
        var left = left
        while true {
            let texts = try tests.written(
                to: left.isEmpty ? folder : scratch.appending(path: "countercheck"), without: left)
            let names = Dictionary(zip(texts.map(\.path), tests.texts.map(\.name))) { first, _ in first }
            let setup = try Setup(
                chapter: chapter.name, step: step, sourcesFolder: sources, tests: .reference, texts: texts,
                workspace: workspace)
            let outcome = try await engine.run(setup, limits: limits)
            try Task.checkCancellation()
            let failing = outcome.diagnostics.reduce(into: Set<WrongTests.Place>()) { failing, error in
                failing.formUnion(faults(in: error, of: names, besides: left))
            }
            if failing.isEmpty { return Run(outcome: outcome, left: left, names: names) }
            left.formUnion(failing)
        }
    }

    /// The expectations that an error is of; those of its file where it is of none.
    private func faults(
        in error: Diagnostic, of names: [String: String], besides left: Set<WrongTests.Place>
    ) -> [WrongTests.Place] {
        guard let name = error.file.flatMap({ names[$0] }),
            let text = tests.texts.first(where: { $0.name == name })
        else { return [] }
        let changes = text.changes.filter { !left.contains($0.place) }
        let own = changes.filter { change in error.line.map(change.lines.contains) ?? false }
        return (own.isEmpty ? changes : own).map(\.place)
    }

    /// What was proven already, and what is being found out.
    private actor Proofs {
        private var tasks: [Int: Task<Proof, any Error>] = [:]

        func proof(at step: Int, _ find: @escaping @Sendable () async throws -> Proof) async throws -> Proof {
            let task = tasks[step] ?? Task { try await find() }
            tasks[step] = task
            return try await task.value
        }
    }
}

extension Countercheck.Finding {
    /// The reason why a result is no evidence; nil where it is.
    var distrust: String? {
        guard let first = met.first else { return nil }
        return
            "Its result is not to be trusted: our tests ran once more, with wrong expectations, and \(met.count) of \(count) were met all the same. \(first.words). Read its code."
    }
}
