import KataEngine
import KataText
import RunnerTesting

@testable import KataKit
@testable import KataWork

extension Verdict {
    init(setup: Setup, outcome: Outcome, after reading: Reading, workspace: Workspace, own: Own? = nil) {
        self.init(Check(setup: setup, outcome: outcome, after: reading, workspace: workspace), own: own)
    }
}

extension FixtureWorkspace {
    func verdict(of testCase: EngineCase, by engine: any Engine) async throws -> Verdict {
        let setup = try setup(step: 2)
        guard EngineCase.endless.contains(where: { $0.testDescription == testCase.testDescription }) else {
            return try await verdict(of: setup, by: engine, limits: TimeLimits(tests: .seconds(60)))
        }
        return try await verdictOnHang(of: setup, by: engine)
    }

    /// The verdict on a test that never ends. On a busy machine it may not have begun at the first deadline.
    func verdictOnHang(of setup: Setup, by engine: any Engine) async throws -> Verdict {
        let soon = try await verdict(of: setup, by: engine, limits: TimeLimits(tests: .seconds(1)))
        guard soon.problems.last?.test == nil else { return soon }
        return try await verdict(of: setup, by: engine, limits: TimeLimits(tests: .seconds(20)))
    }

    func verdict(of setup: Setup, by engine: any Engine, limits: TimeLimits = TimeLimits()) async throws
        -> Verdict
    {
        let outcome = try await Turnstile.shared.pass { try await engine.run(setup, limits: limits) }
        return Verdict(
            setup: setup, outcome: outcome, after: Reading(title: "A title", steps: 2), workspace: workspace)
    }
}
