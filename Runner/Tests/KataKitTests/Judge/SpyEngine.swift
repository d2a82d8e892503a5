import Foundation
import Synchronization

@testable import KataEngine

/// The real engine, which counts what it runs.
final class SpyEngine: Engine {
    private let engine: any Engine
    private let count = Mutex(0)
    private let preparation: Duration
    private let afterRun: @Sendable (_ count: Int) throws -> Void

    /// - Parameters:
    ///   - preparation: how much longer it takes to make ready what all setups share.
    ///   - afterRun: is called with the number of runs so far.
    init(
        _ engine: any Engine, preparation: Duration = .zero,
        afterRun: @escaping @Sendable (_ count: Int) throws -> Void = { _ in }
    ) {
        self.engine = engine
        self.preparation = preparation
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

    func prepare() async throws {
        try await Task.sleep(for: preparation)
        try await engine.prepare()
    }

    func fingerprint() async throws -> String { try await engine.fingerprint() }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let outcome = try await engine.run(setup, limits: limits)
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
