import Foundation
import KataBase
import KataEngine
import KataText

/// A call of `./kata`: the folder that it is about, what its options say, and where its answer goes.
///
/// Commands take its parts, and hand those on.
package struct Call: Sendable {
    package let workspace: Workspace
    package let console: Console
    /// How its answers name what comes next.
    let controls: Controls
    package let limits: TimeLimits
    package let environment: [String: String]
    package let engines: Engines

    init(
        workspace: Workspace, console: Console, controls: Controls = .commands, engine: EngineName? = nil,
        limits: TimeLimits = TimeLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.workspace = workspace
        self.console = console
        self.controls = controls
        self.limits = limits
        self.environment = RunnerEnvironment.cleaned(environment)
        engines = Engines(
            workspace: workspace, environment: self.environment, asked: engine, limits: limits,
            console: console)
    }

    /// The same call, answered elsewhere.
    func answering(on console: Console, _ controls: Controls) -> Call {
        Call(self, on: console, controls)
    }

    private init(_ call: Call, on console: Console, _ controls: Controls) {
        (workspace, limits, environment) = (call.workspace, call.limits, call.environment)
        (self.console, self.controls) = (console, controls)
        engines = call.engines.speaking(on: console)
    }

    /// Package.swift and the texts, as they are at this moment.
    package func course() throws(KataError) -> Course { try Course(workspace) }

    var progress: ProgressFile { ProgressFile(workspace) }

    package var keeper: WorkKeeper {
        WorkKeeper(workspace: workspace, environment: environment, console: console)
    }

    package var checker: Checker {
        Checker(
            workspace: workspace, engines: engines, keeper: keeper, limits: limits, environment: environment,
            console: console)
    }

    package var teller: Teller { Teller(console: console, controls: controls, workspace: workspace) }

    var planting: BugPlanting {
        BugPlanting(workspace: workspace, environment: environment, cache: engines.cache)
    }
}
