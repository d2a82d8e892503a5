import Foundation
import Synchronization

/// The children that run now, so that Ctrl-C can end them: in groups of their own, the terminal does not.
///
/// Signal handlers ask it to kill, so it has no lock that a handler could wait for: a fixed number of places, each
/// taken and left by one atomic exchange.
package final class ProcessGroups: Sendable {
    /// A process has one set of children, so there is one registry.
    package static let shared = ProcessGroups()

    /// More than any machine runs at once for us. A child without a place is not killed on Ctrl-C.
    private static let capacity = 256

    /// The number of children that are being started: they run, and have no place yet.
    private let starting = Atomic(0)
    /// In milliseconds: starting a child takes one or two.
    private static let patience = 1000

    /// Zero is no child. The memory is never freed, and only its atomics are touched.
    private nonisolated(unsafe) let places: UnsafeMutablePointer<Atomic<pid_t>>

    package init() {
        places = .allocate(capacity: Self.capacity)
        for index in 0..<Self.capacity { (places + index).initialize(to: Atomic(0)) }
    }

    /// Starts a child, and knows of it from then on. A handler on another thread waits for that, and on this one there is none.
    package func insert(_ start: () throws -> pid_t) rethrows -> pid_t {
        var before = sigset_t()
        var handled = sigset_t()
        sigemptyset(&handled)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&handled, signal) }
        pthread_sigmask(SIG_BLOCK, &handled, &before)
        starting.add(1, ordering: .sequentiallyConsistent)
        defer {
            starting.subtract(1, ordering: .sequentiallyConsistent)
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        let process = try start()
        exchange(0, for: process)
        return process
    }

    package func remove(_ process: pid_t) { exchange(process, for: 0) }

    /// Kills every child that runs, and its children. Safe in a signal handler.
    package func killAll() {
        for _ in 0..<Self.patience where starting.load(ordering: .sequentiallyConsistent) > 0 { usleep(1000) }
        for index in 0..<Self.capacity {
            let process = places[index].load(ordering: .acquiring)
            if process > 0 { kill(-process, SIGKILL) }
        }
    }

    private func exchange(_ old: pid_t, for new: pid_t) {
        for index in 0..<Self.capacity
        where places[index].compareExchange(
            expected: old, desired: new, ordering: .acquiringAndReleasing
        ).exchanged {
            return
        }
    }
}

/// Cancels the child process that it was handed to.
package final class CancellationToken: Sendable {
    private let state = Mutex<(isCancelled: Bool, child: Stop?)>((false, nil))

    package init() {}

    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Stops the child, now or as soon as it is started.
    package func cancel() {
        state.withLock {
            $0.isCancelled = true
            $0.child?.send()
        }
    }

    /// - Parameter child: the one that has just been started.
    func attach(_ child: Stop) {
        state.withLock {
            $0.child = child
            if $0.isCancelled { child.send() }
        }
    }

    func detach() { state.withLock { $0.child = nil } }
}

/// A signal that stops a child.
struct Stop: Sendable {
    /// A process, or a process group where negative.
    let target: pid_t
    let signal: Int32

    func send() { kill(target, signal) }
}
