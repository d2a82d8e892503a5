#if STEP_7
import TestSupport
import Testing

@testable import CatFacts

/// A user has left while a fetch was on its way, and has come back at once. So two fetches are at work.
///
/// The call of the first, `left`, waits at the gate `old` and does not hear that its fetch was cancelled. The call of the
/// second, `back`, waits at the gate `new`. Any later call is answered at once, with `next`.
@MainActor
struct Visit {
    let old = Gate<CatFact>()
    let new = Gate<CatFact>()
    let next = CatFact(fact: "Who asks later hears this one.")
    let source: FactSource
    let sut: CatFactViewModel
    let left: Task<Void, Never>
    let back: Task<Void, Never>

    /// - Parameter fact: is loaded before the first of the two; with `nil`, the state before them is `initial`.
    init(finding fact: CatFact? = nil) async throws {
        let first = fact == nil ? 1 : 2
        let source = FactSource { [old, new, next] call in
            switch call - first {
            case 0: return try await old.toTheEnd()
            case 1: return try await new()
            default: return call < first ? fact ?? next : next
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        if fact != nil { await sut.fetch() }

        let left = Task { await sut.fetch() }
        await old.untilCalled(by: left)
        let back = Task {
            // In one turn of the main actor: nothing comes between the cancellation and the new fetch.
            left.cancel()
            await sut.fetch()
        }
        await new.untilCalled(by: back)
        if new.callCount == 0 {
            old.fail(with: TheCatIsAsleep())
            throw NobodyWasAsked()
        }
        (self.source, self.sut, self.left, self.back) = (source, sut, left, back)
    }
}

private struct NobodyWasAsked: Error {}
#endif
