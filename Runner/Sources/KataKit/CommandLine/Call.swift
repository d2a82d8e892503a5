import Foundation
import KataBase
import KataEngine
import KataText
import KataWork

/// A call of `./kata`: the folder that it is about, what its options say, and where its answer goes.
///
/// Commands take its parts, and hand those on.
package struct Call: Sendable {
    package let workspace: Workspace
    package private(set) var console: Console
    /// The way in which its answers name the next move: by commands or by keys.
    private(set) var controls: Controls
    package let limits: TimeLimits
    package let environment: [String: String]
    package private(set) var engines: Engines

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
        var call = self
        (call.console, call.controls) = (console, controls)
        call.engines = engines.speaking(on: console)
        return call
    }

    /// Package.swift and the texts, as they are at this moment.
    package func course() throws(KataError) -> Course { try Course(workspace) }

    var version: ProjectVersion { ProjectVersion(of: workspace, environment: environment) }

    var memory: MemoryFile { MemoryFile(workspace) }

    package var keeper: WorkKeeper {
        WorkKeeper(workspace: workspace, environment: environment, console: console)
    }

    package var checker: Checker {
        Checker(engines: engines, keeper: keeper)
    }

    package var teller: Teller { Teller(console: console, controls: controls, workspace: workspace) }
}
