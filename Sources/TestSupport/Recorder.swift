import Observation
import Testing

/// Keeps every value that an observable expression has, in order, from the moment it is made.
///
/// ```swift
/// let states = Recorder { sut.state }
///
/// await sut.fetch()
///
/// #expect(states.values == [.initial, .loading, .loaded(fact)])
/// ```
///
/// Nothing is missed, however fast the writes follow one another: observation tells of a write just before it
/// happens, and the recorder notes there and then the value that is about to go. (`Observations`, the async
/// sequence, reads later and so can skip a value that lasted only a moment.)
///
/// The expression should read the same properties each time, as `sut.state` and `(sut.films, sut.isLoading)`
/// do. One that it reads only at times (`sut.isLoading ? 0 : sut.films.count`) is followed from the main
/// actor's next turn.
///
/// A write that leaves an `Equatable` expression equal is not a new value. For other expressions (a tuple,
/// say) each write counts.
@MainActor
public final class Recorder<Value> {
    private let expression: @MainActor () -> Value
    private let isSame: (Value, Value) -> Bool
    private let sourceLocation: SourceLocation
    private let strayed = Locked(false)
    private var past: [Value] = []
    private var first: Value?
    private var generation = 0
    private var isRefreshing = false

    /// Starts recording; the first value is the present one.
    ///
    /// - Parameters:
    ///   - sourceLocation: where a write off the main actor is reported; leave it out.
    ///   - expression: reads `@Observable` models of the main actor, and changes nothing.
    public init(
        sourceLocation: SourceLocation = #_sourceLocation, _ expression: @escaping @MainActor () -> Value
    ) where Value: Equatable {
        self.expression = expression
        self.isSame = { $0 == $1 }
        self.sourceLocation = sourceLocation
        first = arm()
    }

    /// Starts recording an expression whose values cannot be compared: each write to what it reads counts.
    @_disfavoredOverload
    public init(
        sourceLocation: SourceLocation = #_sourceLocation, _ expression: @escaping @MainActor () -> Value
    ) {
        self.expression = expression
        self.isSame = { _, _ in false }
        self.sourceLocation = sourceLocation
        arm()
    }

    /// Every value so far, the present one last.
    ///
    /// A model that was written off the main actor cannot be read at that moment, and one that is not
    /// `@Observable` tells of nothing. Then values may be missing, which is recorded as an issue where the
    /// recorder was made.
    public var values: [Value] {
        if strayed.withLock({ $0 }) {
            Report.issue(
                "The recorded model was written off the main actor, so values may be missing here.",
                sourceLocation: sourceLocation)
        }
        let present = expression()
        if changedUntold(to: present) {
            Report.issue(
                """
                The recorded value has changed, but no observable property told of it. Is the model marked \
                @Observable?
                """,
                sourceLocation: sourceLocation)
        }
        return isNew(present) ? past + [present] : past
    }

    /// Reads the expression and asks to be called before the next write to anything that it read.
    @discardableResult
    private func arm() -> Value {
        generation += 1
        let generation = generation
        return withObservationTracking(expression) { [weak self] in
            guard let self else { return }
            guard MainQueue.isCurrent else { return strayed.withLock { $0 = true } }
            MainActor.assumeIsolated { self.willChange(generation) }
        }
    }

    private func willChange(_ generation: Int) {
        guard generation == self.generation else { return }
        let present = arm()
        if isNew(present) { past.append(present) }
        refresh()
    }

    /// Arms once more when the write is over, because the new value may have come from other properties.
    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        Task { [weak self] in
            self?.isRefreshing = false
            self?.arm()
        }
    }

    /// True where the value is another than the first, and nobody has ever told of a write.
    private func changedUntold(to present: Value) -> Bool {
        guard generation == 1, !strayed.withLock({ $0 }), let first else { return false }
        return !isSame(first, present)
    }

    private func isNew(_ value: Value) -> Bool {
        past.last.map { !isSame($0, value) } ?? true
    }
}
