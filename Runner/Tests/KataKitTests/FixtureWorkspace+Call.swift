import RunnerTesting

@testable import KataKit
@testable import KataWork

extension FixtureWorkspace {
    /// A call about the workspace whose answer nobody reads.
    var call: Call { call(engine: nil) }

    /// - Parameter engine: its name; the machine's where nil.
    func call(engine: String?) -> Call {
        Call(
            workspace: workspace, console: Printer(style: .plain).console,
            engine: engine.flatMap(EngineName.init))
    }
}
