#if STEP_5
import Foundation
import TestSupport

/// A clock that stands still until it is told to go on.
final class StubClock: Sendable {
    private let date: Locked<Date>

    init(_ date: Date) {
        self.date = Locked(date)
    }

    var now: Date { date.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
#endif
