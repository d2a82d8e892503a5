import Foundation
import KataBase
import KataEngine
import KataText

/// A process of the runner's that works behind a command, of which there is one for each workspace: nobody waits for it, and it
/// has no terminal.
enum Behind {
    /// Starts one, unless there is one already.
    ///
    /// - Parameters:
    ///   - command: a hidden command of `kata`.
    ///   - words: what it is about, behind the workspace's folder.
    /// - Returns: whether it did.
    static func start(
        _ command: String, _ words: [String] = [], of workspace: Workspace, environment: [String: String]
    ) -> Bool {
        do { _ = try lock(of: command, in: workspace) } catch { return false }
        guard let kata = Supervisor.executable else { return false }
        let process = try? spawn(
            kata.path, [kata.path, command, workspace.root.path] + words, environment: environment,
            directory: "/", streams: [nil, nil, nil], group: .ownSession)
        return process != nil
    }

    /// Does its work in that process.
    static func work(_ command: String, in workspace: Workspace, _ work: () async throws -> Void) async {
        // No check has to wait for it.
        _ = nice(10)
        signal(SIGHUP, SIG_IGN)
        guard let lock = try? lock(of: command, in: workspace) else { return }
        // Whatever stops it is told by the next check, if it is still there.
        try? await work()
        withExtendedLifetime(lock) {}
    }

    /// The engines that it works with: they say nothing.
    static func engines(of workspace: Workspace, _ limits: TimeLimits) -> Engines {
        Engines(
            workspace: workspace,
            environment: RunnerEnvironment.cleaned(ProcessInfo.processInfo.environment), asked: nil,
            limits: limits,
            console: Console(
                style: .plain, width: 80, isTerminal: false, write: { _ in }, writeError: { _ in }))
    }

    private static func lock(of command: String, in workspace: Workspace) throws -> FileLock {
        try FileLock(workspace.stateFolder.appending(path: "\(command).lock"), patience: .zero)
    }
}
