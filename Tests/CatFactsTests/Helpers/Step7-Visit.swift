#if STEP_7
import TestSupport
import Testing

@testable import CatFacts

/// Somebody has left while a fetch was on its way, and come back at once: two questions are out. The first does not
/// hear that it was cancelled. A third one would be answered at once.
@MainActor
struct Visit {
    let old = Gate<CatFact>()
    let new = Gate<CatFact>()
    let next = CatFact(fact: "Who asks later hears this one.")
    let source: FactSource
    let sut: CatFactViewModel
    let left: Task<Void, Never>
    let back: Task<Void, Never>

    /// - Parameter fact: is loaded before the first of the two.
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
            // In one turn of the main actor: who cancels and who asks have nobody between them.
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
