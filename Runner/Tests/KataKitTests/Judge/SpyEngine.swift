import Foundation
import Synchronization

@testable import KataEngine
@testable import KataText

/// The real engine, which counts what it runs.
final class SpyEngine: Engine {
    private let engine: any Engine
    private let count = Mutex(0)
    private let preparation: Duration
    private let afterRun: @Sendable (_ count: Int) throws -> Void
    private let changing: Change
    /// How often each folder's sources ran.
    private let runs = Mutex<[String: Int]>([:])

    /// Changes what a run has found out: it is given the folder of the sources, and how often those ran before.
    typealias Change = @Sendable (_ folder: String, _ before: Int, inout TestRun) -> Void

    /// - Parameters:
    ///   - preparation: how much longer it takes to make ready what all setups share.
    ///   - afterRun: is called with the number of runs so far.
    ///   - changing: what every run goes through.
    init(
        _ engine: any Engine, preparation: Duration = .zero,
        afterRun: @escaping @Sendable (_ count: Int) throws -> Void = { _ in },
        changing: @escaping Change = { _, _, _ in }
    ) {
        self.engine = engine
        self.preparation = preparation
        self.changing = changing
        self.afterRun = afterRun
    }

    var name: String { engine.name }
    var setupsAtOnce: Int { engine.setupsAtOnce }

    /// How many setups it has run since this was asked last.
    func takeRuns() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }

    func prepare(for texts: [SourceText]) async throws {
        try await Task.sleep(for: preparation)
        try await engine.prepare(for: texts)
    }

    func fingerprint() async throws -> String { try await engine.fingerprint() }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        var outcome = try await engine.run(setup, limits: limits)
        let folder = setup.sourcesFolder.path
        let before = runs.withLock { runs in
            defer { runs[folder, default: 0] += 1 }
            return runs[folder, default: 0]
        }
        if var run = outcome.run {
            changing(folder, before, &run)
            outcome.run = run
        }
        let number = count.withLock { count in
            count += 1
            return count
        }
        try afterRun(number)
        return outcome
    }

    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL {
        try await engine.build(program, beside: setup, into: folder)
    }
}
