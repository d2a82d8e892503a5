import RunnerTesting

@testable import KataKit

extension FixtureWorkspace {
    /// A call about the workspace whose answer nobody reads.
    var call: Call { Call(workspace: workspace, console: Printer(style: .plain).console) }
}
