import Synchronization

/// A limit of time on a machine that may be busy with other things.
///
/// Where more wants to run than there are processors, the clock says nothing of a program: what works gets little of a
/// processor, and what waits, waits for what gets little. Behind both stands the clock, at several times the limit.
package struct Allowance: Sendable {
    /// The part that counts of the time that passes.
    package enum Measure: Sendable {
        /// All of it.
        case clock
        /// The share that each program has in the processors. For what may wait without working.
        case share
        /// The time that it has worked. For what works as long as it runs; the same as `share` where the system does
        /// not tell.
        case processor
    }

    private let limit: Duration
    private let measure: Measure
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var share = Duration.zero
    private var counted = Duration.zero
    private var nextLook = ContinuousClock.now

    /// So many times the limit is the end by the clock.
    package static let longest = 6
    private static let interval = Duration.milliseconds(200)

    package init(_ limit: Duration, of measure: Measure) {
        (self.limit, self.measure) = (limit, measure)
    }

    /// True when the time is up. It has to be asked again and again.
    ///
    /// - Parameter work: how long it has worked so far; nil where the system does not tell.
    package mutating func isUsedUp(_ work: () -> Duration?) -> Bool {
        let now = ContinuousClock.now
        let clock = now - start
        guard measure != .clock else { return clock >= limit }
        share += (now - last) * Machine.share
        last = now
        if measure == .share {
            counted = share
        } else if clock >= limit, now >= nextLook {
            counted = min(clock, work() ?? share)
            nextLook = now + Self.interval
        }
        return counted >= limit || clock >= limit * Self.longest
    }

    /// What has passed since it was asked last does not count.
    fileprivate mutating func goOn() { last = .now }

    /// The machine, where it left much less than the clock's time; nil where there was enough.
    package var busy: BusyMachine? {
        let clock = last - start
        let hadEnough = measure == .processor ? counted >= limit : clock < limit * 1.5
        return measure == .clock || hadEnough ? nil : BusyMachine(clock: clock.seconds, left: counted.seconds)
    }
}

/// The result of work that had a limit.
package enum Timed<Value: Sendable>: Sendable {
    case done(Value)
    /// The time was up, and what the machine left to it where that was too little.
    case late(BusyMachine?)
}

/// Does some work of this process's children, and cancels it when they have had their time of a processor.
package func working<Value: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Timed<Value> {
    let before = ProcessTree.workOfChildren()
    return try await withThrowingTaskGroup(of: Timed<Value>.self) { group in
        group.addTask { .done(try await work()) }
        group.addTask {
            var allowance = Allowance(limit, of: .processor)
            while !allowance.isUsedUp({
                before.flatMap { before in ProcessTree.workOfChildren().map { $0 - before } }
            }) {
                try await Task.sleep(for: min(limit, .milliseconds(50)))
            }
            return .late(allowance.busy)
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw CancellationError() }
        return first
    }
}

/// A time of a processor for several pieces of work, one after the other; on a busy machine it lasts longer by the clock.
package final class TimeBudget: Sendable {
    private let allowance: Mutex<Allowance>

    package init(_ limit: Duration) { allowance = Mutex(Allowance(limit, of: .share)) }

    /// The machine, where it left much less than the clock's time; nil where there was enough.
    package var busy: BusyMachine? { allowance.withLock(\.busy) }

    /// Does some work, and cancels it when the time is up. What passes between two works does not count.
    ///
    /// - Returns: nil where the time was up.
    package func spend<Value: Sendable>(
        on work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        allowance.withLock { $0.goOn() }
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work() }
            group.addTask { [self] in
                while !allowance.withLock({ $0.isUsedUp { nil } }) {
                    try await Task.sleep(for: .milliseconds(50))
                }
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
