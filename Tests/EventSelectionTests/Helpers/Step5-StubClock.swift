#if STEP_5
import Foundation
import Synchronization

/// A clock that stands still until it is told to go on.
final class StubClock: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) {
        self.date = Mutex(date)
    }

    var now: Date { date.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
#endif
