/// Those who wait at a gate: the calls for an answer, the watchers for calls.
///
/// A value, so that one lock makes each change whole. Continuations are taken out here and resumed outside.
struct GateState<Value: Sendable> {
    enum Outcome {
        case called
        case cancelled
        case ended
        case late
    }

    typealias Call = CheckedContinuation<Value, any Error>
    typealias Watcher = CheckedContinuation<Outcome, Never>

    private(set) var callCount = 0
    /// True where nobody answered the call that ended last.
    private(set) var endedByCancellation = false
    private var lastTicket = 0
    private var calls: [(ticket: Int, call: Call)] = []
    private var watchers: [(ticket: Int, times: Int, watcher: Watcher)] = []

    mutating func nextTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }

    /// Counts the call and keeps it; returns the watchers that have now seen enough.
    mutating func addCall(_ call: Call, _ ticket: Int) -> [Watcher] {
        callCount += 1
        calls.append((ticket, call))
        let count = callCount
        let done = watchers.filter { $0.times <= count }.map(\.watcher)
        watchers.removeAll { $0.times <= count }
        return done
    }

    mutating func takeCalls() -> [Call] {
        defer { calls = [] }
        if !calls.isEmpty { endedByCancellation = false }
        return calls.map(\.call)
    }

    mutating func takeCall(_ ticket: Int) -> Call? {
        guard let index = calls.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        endedByCancellation = true
        return calls.remove(at: index).call
    }

    /// Keeps the watcher, unless there is nothing to wait for: then returns true.
    mutating func addWatcher(_ watcher: Watcher, _ ticket: Int, times: Int) -> Bool {
        guard callCount < times else { return true }
        watchers.append((ticket, times, watcher))
        return false
    }

    mutating func takeWatcher(_ ticket: Int) -> Watcher? {
        guard let index = watchers.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return watchers.remove(at: index).watcher
    }
}
