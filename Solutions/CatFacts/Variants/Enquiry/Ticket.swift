import Synchronization

/// Stands for one question. Whoever asked can take it back from any thread.
final class Ticket: Sendable {
    private let flag = Mutex(false)

    var isTakenBack: Bool { flag.withLock { $0 } }

    func takeBack() {
        flag.withLock { $0 = true }
    }
}
