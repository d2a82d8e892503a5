import Testing

/// A stub that answers when the test says so, and not before.
///
/// Give it to the code under test in place of something slow, wait until it has been called, look at the
/// world in the middle of the call, and then answer:
///
/// ```swift
/// let gate = Gate<CatFact>()
/// let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
///
/// let fetch = Task { await sut.fetch() }
/// await gate.untilCalled()
/// #expect(sut.state.isLoading)
///
/// gate.succeed(with: CatFact(fact: "Cats sleep a lot."))
/// await fetch.value
/// #expect(!sut.state.isLoading)
/// ```
///
/// An answer goes to every call that is waiting at that moment. A call that comes later waits for the next
/// answer. A call ends with `CancellationError` when its task is cancelled, so a time limit can stop a test
/// that waits at a gate.
public final class Gate<Value: Sendable>: Sendable {
    private let state = Locked(GateState<Value>())

    /// Makes a gate that nobody has called yet.
    public init() {}

    /// The number of calls since the gate was made: calls that wait, were answered or were cancelled.
    public var callCount: Int {
        state.withLock { $0.callCount }
    }

    /// The stub: waits for the test's answer.
    ///
    /// The call is counted and waits in one step, without leaving the caller's actor: whoever sees it in
    /// `callCount` can answer it.
    ///
    /// - Parameter isolation: the caller's actor; leave it out.
    /// - Returns: the value given to ``succeed(with:sourceLocation:)``.
    /// - Throws: the error given to ``fail(with:sourceLocation:)``; `CancellationError` when the task is
    ///   cancelled.
    public func callAsFunction(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
        let ticket = state.withLock { $0.nextTicket() }
        return try await withTaskCancellationHandler {
            // A closure stays on the caller's actor only if it captures the parameter.
            _ = isolation
            return try await withCheckedThrowingContinuation { continuation in
                let watchers = state.withLock { $0.addCall(continuation, ticket) }
                watchers.forEach { $0.resume(returning: .called) }
                // A cancellation before this point found no call to end.
                if Task.isCancelled { abandonCall(ticket) }
            }
        } onCancel: {
            abandonCall(ticket)
        }
    }

    /// Waits until the gate has been called this many times in all; returns at once if it already has been.
    ///
    /// Every call counted here waits at the gate (or has been answered or cancelled), so an answer on the
    /// next line reaches it. Returns early, without a word, when the test's task is cancelled.
    ///
    /// - Parameters:
    ///   - times: calls since the gate was made, not since the last answer.
    ///   - deadline: how long to wait before an issue is recorded at the caller's line. Time in which the
    ///     process stands still, as in a debugger, or something else holds the main actor, does not count in full.
    ///   - isolation: the caller's actor; leave it out.
    ///   - sourceLocation: where the issue is reported; leave it out.
    public func untilCalled(
        _ times: Int = 1,
        deadline: Duration = .seconds(2),
        isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await wait(for: times, deadline: deadline, sourceLocation: sourceLocation)
    }

    /// Waits until the gate has been called, which this task is expected to do; returns at once if it already
    /// has been.
    ///
    /// A task that has ended will not call any more, so nobody waits for the deadline then: the issue is
    /// recorded there and then.
    ///
    /// - Parameters:
    ///   - task: ends after the call, not before.
    ///   - deadline: how long to wait before an issue is recorded at the caller's line.
    ///   - isolation: the caller's actor; leave it out.
    ///   - sourceLocation: where the issue is reported; leave it out.
    public func untilCalled<Success: Sendable, Failure: Error>(
        by task: Task<Success, Failure>,
        deadline: Duration = .seconds(2),
        isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await wait(for: 1, deadline: deadline, sourceLocation: sourceLocation) { _ = await task.result }
    }

    /// - Parameter end: returns when no call can come any more.
    private func wait(
        for times: Int, deadline: Duration,
        isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation,
        end: (@Sendable () async -> Void)? = nil
    ) async {
        let deadline = Patience.granted(deadline)
        let ticket = state.withLock { $0.nextTicket() }
        let timer = Task { [weak self] in
            try await Patience.exhaust(deadline)
            self?.dismissWatcher(ticket, as: .late)
        }
        defer { timer.cancel() }

        let outcome = await withTaskCancellationHandler {
            _ = isolation
            return await withCheckedContinuation { continuation in
                let isCalled = state.withLock { $0.addWatcher(continuation, ticket, times: times) }
                if isCalled { return continuation.resume(returning: .called) }
                if Task.isCancelled { dismissWatcher(ticket, as: .cancelled) }
                guard let end else { return }
                Task { [weak self] in
                    await end()
                    self?.dismissWatcher(ticket, as: .ended)
                }
            }
        } onCancel: {
            dismissWatcher(ticket, as: .cancelled)
        }

        switch outcome {
        case .called, .cancelled:
            break
        case .ended:
            Report.issue("The task has ended without a call at the gate.", sourceLocation: sourceLocation)
        case .late:
            Report.issue(
                "Waited \(deadline) for \(times.calls) at the gate; it has had \(callCount).",
                sourceLocation: sourceLocation)
        }
    }

    /// Lets every waiting call return this value.
    ///
    /// With nobody waiting the answer would be lost and the test would hang later, so that is recorded as an
    /// issue at the caller's line.
    public func succeed(with value: Value, sourceLocation: SourceLocation = #_sourceLocation) {
        answer(.success(value), sourceLocation)
    }

    /// Lets every waiting call throw this error.
    ///
    /// With nobody waiting, an issue is recorded at the caller's line, as in
    /// ``succeed(with:sourceLocation:)``.
    public func fail(with error: any Error, sourceLocation: SourceLocation = #_sourceLocation) {
        answer(.failure(error), sourceLocation)
    }

    private func answer(_ result: Result<Value, any Error>, _ sourceLocation: SourceLocation) {
        let (calls, lost) = state.withLock { ($0.takeCalls(), $0) }
        calls.forEach { $0.resume(with: result) }
        if calls.isEmpty { Report.issue(lost.lostAnswer, sourceLocation: sourceLocation) }
    }

    private func abandonCall(_ ticket: Int) {
        let call = state.withLock { $0.takeCall(ticket) }
        call?.resume(throwing: CancellationError())
    }

    private func dismissWatcher(_ ticket: Int, as outcome: GateState<Value>.Outcome) {
        let watcher = state.withLock { $0.takeWatcher(ticket) }
        watcher?.resume(returning: outcome)
    }
}

extension Gate where Value == Void {
    /// Lets every waiting call return. With nobody waiting, an issue is recorded at the caller's line.
    public func succeed(sourceLocation: SourceLocation = #_sourceLocation) {
        succeed(with: (), sourceLocation: sourceLocation)
    }
}

extension GateState {
    /// The sentence that says why an answer reaches nobody, and what to do.
    fileprivate var lostAnswer: String {
        let start =
            "No call waits at the gate (it has had \(callCount.calls)), so this answer reaches nobody."
        let wait = "'await gate.untilCalled(\(callCount == 0 ? "" : "\(callCount + 1)"))' before it."
        guard endedByCancellation else { return "\(start) Write \(wait)" }
        return """
            \(start) The last call was cancelled with the task that made it: by cancel(), or by a view whose .task or \
            .refreshable it was, and which has left the screen or changed its id. If another call is to come, write \(wait)
            """
    }
}

extension Int {
    fileprivate var calls: String {
        self == 1 ? "1 call" : "\(self) calls"
    }
}
