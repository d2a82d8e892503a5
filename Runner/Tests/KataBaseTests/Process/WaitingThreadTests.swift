import Foundation
import Synchronization
import Testing

@testable import KataBase

struct WaitingThreadTests {
    @Test func `work begins once, however many threads it took`() {
        let asked = Mutex<[@Sendable () -> Void]>([])
        let times = Mutex(0)

        WaitingThread.start(patience: .milliseconds(20)) { thread in
            let count = asked.withLock { asked in
                asked.append(thread)
                return asked.count
            }
            // At once: on a busy machine a thread that is there may begin late, and a fourth would be asked for.
            if count == 3 { thread() }
        } _: {
            times.withLock { $0 += 1 }
        }
        // Those that were given up begin after all.
        for thread in asked.withLock({ $0 }) { thread() }

        #expect(asked.withLock { $0.count } == 3)
        #expect(times.withLock { $0 } == 1)
    }
}
