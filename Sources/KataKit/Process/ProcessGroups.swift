import Foundation
import Synchronization

/// The children that run now, so that Ctrl-C can end them: in groups of their own, the terminal does not.
public final class ProcessGroups: Sendable {
    /// A process has one set of children, so there is one registry.
    public static let shared = ProcessGroups()

    private let running = Mutex<Set<pid_t>>([])

    func insert(_ process: pid_t) { running.withLock { _ = $0.insert(process) } }
    func remove(_ process: pid_t) { running.withLock { _ = $0.remove(process) } }

    /// Kills every child that runs, and its children.
    public func killAll() {
        running.withLock { for process in $0 { kill(-process, SIGKILL) } }
    }
}

/// Cancels the child process that it was handed to.
public final class CancellationToken: Sendable {
    private let state = Mutex<(isCancelled: Bool, process: pid_t?)>((false, nil))

    public init() {}

    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Kills the child, now or as soon as it is started.
    public func cancel() {
        state.withLock {
            $0.isCancelled = true
            if let process = $0.process { kill(-process, SIGKILL) }
        }
    }

    func attach(_ process: pid_t) {
        state.withLock {
            $0.process = process
            if $0.isCancelled { kill(-process, SIGKILL) }
        }
    }

    func detach(_ process: pid_t) { state.withLock { $0.process = nil } }
}
