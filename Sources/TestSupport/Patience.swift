#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The clock of every deadline in this module.
package enum Patience {
    /// The deadline, or half of what is left of the time that the runner gives to all tests: so every wait that is in
    /// vain can still say so, however many there are. 200 ms are left to each: what is under test needs some, too.
    package static func granted(_ deadline: Duration) -> Duration {
        granted(deadline, left: end.map { ContinuousClock.now.duration(to: $0) })
    }

    static func granted(_ deadline: Duration, left: Duration?) -> Duration {
        guard let left, left / 2 < deadline else { return deadline }
        return min(deadline, .milliseconds(max(200, Int(left / .milliseconds(200)) * 100)))
    }

    /// The end of the runner's patience, counted from the first wait. What comes before it and after needs some, too.
    private static let end: ContinuousClock.Instant? =
        ProcessInfo.processInfo.environment["KATA_DEADLINE"].flatMap(Double.init)
        .map { .now + .seconds($0 * 0.8) }

    /// Returns when the deadline has passed; throws when the task is cancelled.
    ///
    /// The time is slept in slices, each with a turn on the main actor at its end: a process that stood still (a
    /// debugger, a busy machine), or a main actor that somebody else held, has then lost one slice, and the code
    /// under test gets its turn before a test gives up on it.
    @MainActor static func exhaust(_ deadline: Duration) async throws {
        for _ in 0..<20 {
            try await Task.sleep(for: deadline / 20)
        }
    }
}
