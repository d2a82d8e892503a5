import Foundation

/// Stands for one question. Whoever asked can take it back from any thread.
///
/// Unchecked, because the flag is only touched under the lock.
final class Ticket: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false

    var isTakenBack: Bool { lock.withLock { flag } }

    func takeBack() {
        lock.withLock { flag = true }
    }
}
