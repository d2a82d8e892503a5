import Testing

/// A clock that stands still until the test moves it.
///
/// Hand it to the code under test in place of a `ContinuousClock`. Have each stub note ``now`` when it is called, and
/// compare that:
///
/// ```swift
/// let clock = TestClock()
/// let gate = Gate<[Film]>()
/// let askedAt = Locked<[Duration]>([])
/// let sut = FilmFinder(clock: clock) { _ in
///     askedAt.withLock { $0.append(clock.now.offset) }
///     return try await gate()
/// }
///
/// sut.text = "Up"
/// await clock.run { await gate.untilCalled() }
///
/// #expect(askedAt.withLock { $0 } == [.milliseconds(300)])
/// ```
///
/// Do not move the clock by 299 ms and look whether something was called. Whoever comes back from a sleep takes a way
/// over another thread before going on where it slept, and may be on that way when the test looks: then nothing has
/// been called, though it should not have slept for so long. What was noted at the call does not depend on who was
/// quicker.
public final class TestClock: Clock {
    /// A moment of a test's clock.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public let offset: Duration

        /// The moment that comes this much after the clock was made.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The moment that comes this much later.
        public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

        /// The time from here to another moment; negative where that was before.
        public func duration(to other: Self) -> Duration { other.offset - offset }

        /// True where one moment comes before the other.
        public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
    }

    private let sleepers = Locked(Sleepers())

    /// Makes a clock at which no time has passed and nobody sleeps.
    public init() {}

    /// The time by which the clock has been moved. While somebody is woken it is the moment at which their sleep was
    /// over, and not yet the end of the advance.
    public var now: Instant { sleepers.withLock(\.now) }

    /// Zero: a sleep ends at the moment that it was meant to, and at no other.
    public var minimumResolution: Duration { .zero }

    /// The number of sleepers at this moment.
    public var sleeperCount: Int { sleepers.withLock(\.count) }

    /// Waits until the clock has been moved to this moment; returns at once if it already has been.
    ///
    /// - Parameters:
    ///   - deadline: the moment at which the sleep is over.
    ///   - tolerance: is not used, since nothing is ever late.
    /// - Throws: `CancellationError`, at once, when the task is cancelled or has been.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let ticket = sleepers.withLock { $0.nextTicket() }
        defer { tell { $0.isAwake(ticket) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isAsleep = sleepers.withLock { $0.add(continuation, ticket, until: deadline) }
                guard isAsleep else { return continuation.resume() }
                // A cancellation before this point found nobody to wake.
                if Task.isCancelled { abandon(ticket) }
                tell { _ in }
            }
        } onCancel: {
            abandon(ticket)
        }
    }

    /// Waits until this many sleep at the same time; returns at once if they do.
    ///
    /// Returns early, without a word, when the test's task is cancelled.
    ///
    /// - Parameters:
    ///   - count: how many, at least.
    ///   - deadline: how long to wait, by a real clock, before an issue is recorded at the caller's line.
    ///   - sourceLocation: where the issue is reported; leave it out.
    @MainActor
    public func untilSleeping(
        _ count: Int = 1, deadline: Duration = .seconds(2), sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let deadline = Patience.granted(deadline)
        guard await wait(by: deadline, for: { $0.count >= count }) else { return }
        let sleepers = count == 1 ? "somebody sleeps" : "\(count) sleep"
        Report.issue(
            "Waited \(deadline) until \(sleepers) by the clock; \(sleeperCount) do.",
            sourceLocation: sourceLocation)
    }

    /// Moves the clock, from one sleeper's moment to the next, and lets each go on before the time does.
    ///
    /// Those who begin to sleep on the way are woken, too, if their time comes. What is woken has left its sleep when
    /// this returns, and has had its turn as far as a test can tell; what it asked others to do may still be on its
    /// way. A sleep that has not begun yet is not known to the clock: wait for it with
    /// ``untilSleeping(_:deadline:sourceLocation:)``.
    ///
    /// - Parameters:
    ///   - duration: by how much; a negative one moves nothing.
    ///   - deadline: how long somebody may take to wake, by a real clock, before an issue is recorded at the caller's
    ///     line.
    ///   - sourceLocation: where the issue is reported; leave it out.
    @MainActor
    public func advance(
        by duration: Duration, deadline: Duration = .seconds(2),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await run(until: now.advanced(by: duration), deadline: deadline, sourceLocation: sourceLocation)
    }

    /// Moves the clock to this moment, as ``advance(by:deadline:sourceLocation:)`` does; one that has passed moves
    /// nothing.
    ///
    /// - Parameters:
    ///   - instant: where the clock stands afterwards.
    ///   - deadline: how long somebody may take to wake, by a real clock, before an issue is recorded at the caller's
    ///     line.
    ///   - sourceLocation: where the issue is reported; leave it out.
    @MainActor
    public func run(
        until instant: Instant, deadline: Duration = .seconds(2),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await settle()
        while let next = sleepers.withLock(\.nextDeadline), next <= instant {
            guard await wake(at: next, deadline, sourceLocation) else { return }
        }
        _ = await wake(at: instant, deadline, sourceLocation)
    }

    /// Moves the clock from one sleeper's moment to the next until nobody sleeps any more; not at all if nobody does.
    ///
    /// Something that sleeps again and again, as a timer does, keeps it going: write `run(until:)` or
    /// `run { … }` then.
    ///
    /// - Parameters:
    ///   - deadline: how long somebody may take to wake, by a real clock, before an issue is recorded at the caller's
    ///     line.
    ///   - sourceLocation: where the issue is reported; leave it out.
    @MainActor
    public func run(deadline: Duration = .seconds(2), sourceLocation: SourceLocation = #_sourceLocation) async
    {
        await settle()
        while let next = sleepers.withLock(\.nextDeadline), !Task.isCancelled {
            guard await wake(at: next, deadline, sourceLocation) else { return }
        }
    }

    /// Moves the clock from one sleeper's moment to the next for as long as this wait lasts, and waits for sleepers
    /// where there are none yet.
    ///
    /// ```swift
    /// await clock.run { await gate.untilCalled() }
    /// ```
    ///
    /// - Parameters:
    ///   - deadline: how long somebody may take to wake, by a real clock, before an issue is recorded at the caller's
    ///     line.
    ///   - sourceLocation: where the issue is reported; leave it out.
    ///   - wait: returns when the clock need not move any more, and has a deadline of its own.
    @MainActor
    public func run(
        deadline: Duration = .seconds(2), sourceLocation: SourceLocation = #_sourceLocation,
        while wait: @escaping @MainActor () async -> Void
    ) async {
        let isOver = Locked(false)
        let waiting = Task {
            await wait()
            isOver.withLock { $0 = true }
            tell { _ in }
        }
        await withTaskCancellationHandler {
            await settle()
            let (events, ticket) = listen()
            defer { sleepers.withLock { $0.removeWatcher(ticket) } }
            for await _ in events {
                while !isOver.withLock({ $0 }), let next = sleepers.withLock(\.nextDeadline) {
                    guard await wake(at: next, deadline, sourceLocation) else { break }
                }
                if isOver.withLock({ $0 }) { break }
            }
            await waiting.value
        } onCancel: {
            waiting.cancel()
        }
    }

    /// Lets all that can go on without the clock take some turns, here and on other threads.
    ///
    /// There is no end that could be waited for: what is long, or waits for something else, is not over then.
    @MainActor
    public func settle() async {
        for _ in 0..<10 {
            await Task.yield()
            // There and back is the way of a sleep.
            await Task.detached {}.value
        }
    }

    /// Moves the clock to a moment, and waits until those whose time has come have left their sleep.
    ///
    /// - Returns: whether they have, by the deadline; if not, an issue has been recorded.
    @MainActor
    private func wake(
        at instant: Instant, _ deadline: Duration, _ sourceLocation: SourceLocation
    ) async -> Bool {
        let due = sleepers.withLock { $0.move(to: instant) }
        guard !due.isEmpty else { return true }
        due.forEach { $0.resume() }
        let deadline = Patience.granted(deadline)
        if await wait(by: deadline, for: \.areAwake) {
            Report.issue(
                "Waited \(deadline) for a sleeper to wake, but it did not.", sourceLocation: sourceLocation)
            return false
        }
        await settle()
        return true
    }

    /// Waits for something about the sleepers; they tell of each change.
    ///
    /// - Returns: whether it was in vain.
    @MainActor
    private func wait(by deadline: Duration, for condition: @Sendable (Sleepers) -> Bool) async -> Bool {
        let (events, ticket) = listen()
        defer { sleepers.withLock { $0.removeWatcher(ticket) } }
        let isLate = Locked(false)
        let timer = Task {
            try await Patience.exhaust(deadline)
            isLate.withLock { $0 = true }
            tell { _ in }
        }
        defer { timer.cancel() }
        for await _ in events {
            if sleepers.withLock({ condition($0) }) { return false }
            if isLate.withLock({ $0 }) { return true }
        }
        return false
    }

    /// Events of which each says that something about the sleepers may be new; the first comes at once.
    private func listen() -> (AsyncStream<Void>, ticket: Int) {
        let (events, sender) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let ticket = sleepers.withLock {
            let ticket = $0.nextTicket()
            $0.addWatcher(sender, ticket)
            return ticket
        }
        sender.yield()
        return (events, ticket)
    }

    private func tell(_ change: (inout Sleepers) -> Void) {
        let listeners = sleepers.withLock {
            change(&$0)
            return $0.listeners
        }
        listeners.forEach { $0.yield() }
    }

    private func abandon(_ ticket: Int) {
        let sleeper = sleepers.withLock { $0.take(ticket) }
        sleeper?.resume(throwing: CancellationError())
    }
}
