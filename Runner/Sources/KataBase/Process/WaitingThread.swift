import Foundation
import Synchronization

/// A thread of its own, for work that only waits.
///
/// Where a machine has no more threads to give, Foundation's never begins, and does not say so. This one is asked for again
/// until it is there: a fork bomb next door then costs time, and no wait is endless.
package enum WaitingThread {
    /// Waits for the work without one of the task pool's threads.
    ///
    /// - Throws: what the work throws.
    package static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
        -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            start { continuation.resume(with: Result { try work() }) }
        }
    }

    /// Returns when the work has begun.
    ///
    /// - Parameters:
    ///   - patience: how long a thread may take to begin before another one is asked for.
    ///   - detach: makes a thread, or does nothing.
    package static func start(
        patience: DispatchTimeInterval = .seconds(1),
        by detach: (@escaping @Sendable () -> Void) -> Void = { Thread.detachNewThread($0) },
        _ work: @escaping @Sendable () -> Void
    ) {
        let begun = DispatchSemaphore(value: 0)
        let isTaken = Mutex(false)
        // The first that begins does the work, also where it only was late.
        let thread = { @Sendable in
            let isSecond = isTaken.withLock { isTaken in
                defer { isTaken = true }
                return isTaken
            }
            guard !isSecond else { return }
            begun.signal()
            work()
        }
        repeat { detach(thread) } while begun.wait(timeout: .now() + patience) == .timedOut
    }
}
