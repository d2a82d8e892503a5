import Foundation
import RunnerTesting

@testable import KataEngine
@testable import KataKit
@testable import KataWork

extension FixtureWorkspace {
    /// The verdict on the fixture's chapter after this outcome.
    func verdict(
        step: Int = 2, diagnostics: [Diagnostic] = [], run: TestRun? = nil, wasGreen: Bool = false,
        reading: Reading? = nil, own: Verdict.Own? = nil
    ) throws -> Verdict {
        Verdict(
            setup: try setup(step: step),
            outcome: Outcome(diagnostics: diagnostics, run: run, buildSeconds: 0.4, runSeconds: 0.01),
            after: reading ?? Reading(title: "A name is greeted", steps: 2, wasGreen: wasGreen),
            workspace: workspace, own: own)
    }

    /// The same as a learner reads it.
    func report(_ verdict: Verdict, showsAll: Bool = false) -> String {
        VerdictReport(
            verdict: verdict, workspace: workspace, style: .plain, width: 80, showsTimes: true,
            showsAll: showsAll
        ).text(next: "do it.")
    }

    func path(_ relative: String) -> String { root.appending(path: relative).path }
}
