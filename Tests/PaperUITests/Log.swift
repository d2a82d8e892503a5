/// What views have to tell their test.
@MainActor
final class Log {
    private var waiters: [CheckedContinuation<Void, Never>] = []

    var entries: [String] = [] {
        didSet {
            let waiters = waiters
            self.waiters = []
            waiters.forEach { $0.resume() }
        }
    }

    /// Waits until an entry is there.
    func untilEntry(_ entry: String) async {
        while !entries.contains(entry) {
            await withCheckedContinuation { waiters.append($0) }
        }
    }
}
