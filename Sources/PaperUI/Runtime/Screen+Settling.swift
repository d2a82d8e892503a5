#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Screen {
    /// Waits until nothing is left to do: every view is evaluated, every task of a view has ended, and so
    /// has every `Task { }` made by an action or by such a task.
    ///
    /// A task that never ends is named in ``warnings`` at the deadline. (Detached tasks and threads cannot be
    /// waited for.)
    ///
    /// - Parameter deadline: how long to wait at most.
    @_disfavoredOverload
    public func settle(deadline: Duration = .seconds(5)) async {
        if let warning = await unsettled(within: deadline) { warn(warning) }
    }

    /// Waits as `settle` does.
    ///
    /// - Returns: what is still running at the deadline, in a sentence; nil if nothing is.
    package func settleOrExplain(deadline: Duration) async -> String? {
        await unsettled(within: deadline)?.text
    }

    private func unsettled(within deadline: Duration) async -> Warning? {
        let limit = Self.granted(deadline, left: Self.end.map { ContinuousClock.now.duration(to: $0) })
        let alarm = Alarm()
        let ringing = Task { [agenda] in
            try await alarm.ring(after: limit)
            agenda.wake()
        }
        defer { ringing.cancel() }
        return await withTaskCancellationHandler {
            while !Task.isCancelled {
                let seen = agenda.changeCount
                update(patiently: true)
                if agenda.isEmpty { return nil }
                if alarm.hasRung {
                    return .unsettled(tasks: agenda.runningTasks, deadline: limit)
                }
                await agenda.waitForChange(after: seen)
            }
            return nil
        } onCancel: { [agenda] in
            agenda.wake()
        }
    }
}

// The same as TestSupport's waits have, which know nothing of screens.
extension Screen {
    /// The deadline, or half of what is left of the time that the runner gives to all tests; 200 ms at least.
    package nonisolated static func granted(_ deadline: Duration, left: Duration?) -> Duration {
        guard let left, left / 2 < deadline else { return deadline }
        return min(deadline, .milliseconds(max(200, Int(left / .milliseconds(200)) * 100)))
    }

    /// The end of the runner's patience, counted from the first screen that settles.
    private static let end: ContinuousClock.Instant? =
        ProcessInfo.processInfo.environment["KATA_DEADLINE"].flatMap(Double.init)
        .map { .now + .seconds($0 * 0.8) }
}

/// The deadline of a screen that settles.
@MainActor
private final class Alarm {
    private(set) var hasRung = false

    /// Sleeps in slices: a process that stood still (a debugger, a busy machine) has then lost one slice, and
    /// the tasks get their turn before the screen gives up on them.
    func ring(after limit: Duration) async throws {
        for _ in 1...20 { try await Task.sleep(for: limit / 20) }
        hasRung = true
    }
}
