/// Those who sleep by a test's clock, and those who wait for somebody to do so.
///
/// A value, so that one lock makes each change whole. Continuations are taken out here and resumed outside.
struct Sleepers {
    typealias Sleeper = CheckedContinuation<Void, any Error>

    private(set) var now = TestClock.Instant(offset: .zero)
    private var lastTicket = 0
    private var asleep: [(ticket: Int, deadline: TestClock.Instant, sleeper: Sleeper)] = []
    private var waking: Set<Int> = []
    private var watchers: [(ticket: Int, sender: AsyncStream<Void>.Continuation)] = []

    var count: Int { asleep.count }
    var areAwake: Bool { waking.isEmpty }
    var nextDeadline: TestClock.Instant? { asleep.map(\.deadline).min() }

    mutating func nextTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }

    /// Keeps the sleeper, unless its time has come already: then returns false.
    mutating func add(_ sleeper: Sleeper, _ ticket: Int, until deadline: TestClock.Instant) -> Bool {
        guard deadline > now else { return false }
        asleep.append((ticket, deadline, sleeper))
        return true
    }

    mutating func take(_ ticket: Int) -> Sleeper? {
        guard let index = asleep.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return asleep.remove(at: index).sleeper
    }

    /// Moves the time, never back, and takes out those whose time has come. They are waking until they say that
    /// they are awake.
    mutating func move(to instant: TestClock.Instant) -> [Sleeper] {
        now = max(now, instant)
        let due = asleep.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        asleep.removeAll { $0.deadline <= now }
        waking.formUnion(due.map(\.ticket))
        return due.map(\.sleeper)
    }

    mutating func isAwake(_ ticket: Int) {
        waking.remove(ticket)
    }

    mutating func addWatcher(_ sender: AsyncStream<Void>.Continuation, _ ticket: Int) {
        watchers.append((ticket, sender))
    }

    mutating func removeWatcher(_ ticket: Int) {
        watchers.removeAll { $0.ticket == ticket }
    }

    var listeners: [AsyncStream<Void>.Continuation] { watchers.map(\.sender) }
}
