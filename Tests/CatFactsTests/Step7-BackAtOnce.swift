#if STEP_7
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite(.checksLeaks)
struct BackAtOnce {
    private let fact = CatFact(fact: "Cats walk on their toes.")
    private let stale = CatFact(fact: "Nobody waits for this one.")

    @Test func whoComesBackAtOnceAsksAnew() async {
        let old = Gate<CatFact>()
        let new = Gate<CatFact>()
        let source = FactSource { call in try await call == 1 ? old.toTheEnd() : new() }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        let left = Task { await sut.fetch() }
        await old.untilCalled(by: left)

        left.cancel()
        let back = Task { await sut.fetch() }
        await new.untilCalled(by: back)

        old.succeed(with: stale)
        await left.value
        new.succeed(with: fact)
        await back.value
        #expect(sut.state == .loaded(fact))
    }

    @Test func theOneLeftBehindAnswersUnheard() async throws {
        let visit = try await Visit()

        visit.old.succeed(with: stale)
        await visit.left.value
        #expect(visit.sut.state == .loading)

        visit.new.succeed(with: fact)
        await visit.back.value
        #expect(visit.sut.state == .loaded(fact))
    }

    @Test func theOneLeftBehindFailsUnheard() async throws {
        let visit = try await Visit()

        visit.old.fail(with: TheCatIsAsleep())
        await visit.left.value
        #expect(visit.sut.state == .loading)

        visit.new.succeed(with: fact)
        await visit.back.value
        #expect(visit.sut.state == .loaded(fact))
    }

    @Test(arguments: [true, false])
    func theOneLeftBehindMayEndLast(_ isWithAFact: Bool) async throws {
        let visit = try await Visit()
        visit.new.succeed(with: fact)
        await visit.back.value

        if isWithAFact { visit.old.succeed(with: stale) } else { visit.old.fail(with: TheCatIsAsleep()) }
        await visit.left.value
        #expect(visit.sut.state == .loaded(fact))

        await visit.sut.fetch()
        #expect(visit.sut.state == .loaded(visit.next), "whoever asks then is answered")
    }

    @Test func theNewFetchMayFail() async throws {
        let visit = try await Visit()
        visit.new.fail(with: TheCatIsAsleep())
        await visit.back.value
        #expect(visit.sut.state == .error)

        visit.old.succeed(with: stale)
        await visit.left.value
        #expect(visit.sut.state == .error, "also when the old one brings a fact after that")
    }

    @Test(arguments: [true, false])
    func oneAtATimeHoldsForTheNewOne(_ isFirstDoneFirst: Bool) async throws {
        let visit = try await Visit()
        if isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }

        let third = await begin { await visit.sut.fetch() }
        visit.new.succeed(with: fact)
        await visit.back.value
        await third.value
        if !isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }

        let calls = await visit.source.calls
        #expect(calls == 2)
        #expect(visit.sut.state == .loaded(fact))
    }

    @Test func neitherOfTwoThatWereLeftBehindIsHeard() async throws {
        let old = [Gate<CatFact>(), Gate<CatFact>()]
        let new = Gate<CatFact>()
        let source = FactSource { [fact] call in
            switch call {
            case 1: return fact
            case 2, 3: return try await old[call - 2].toTheEnd()
            default: return try await new()
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        var left: [Task<Void, Never>] = []
        for gate in old {
            let fetch = Task { await sut.fetch() }
            await gate.untilCalled(by: fetch)
            try #require(gate.callCount == 1)
            fetch.cancel()
            left.append(fetch)
        }
        let back = Task { await sut.fetch() }
        await new.untilCalled(by: back)
        let states = Recorder { sut.state }

        for gate in old { gate.succeed(with: stale) }
        for fetch in left { await fetch.value }
        #expect(Trail(states) == [.loading])

        back.cancel()
        await waitUntil("the third fetch has ended") { sut.state != .loading }
        #expect(Trail(states) == [.loading, .loaded(fact)])
    }

    @Test(arguments: [true, false])
    func whoLeavesAgainFindsWhatWasThere(_ isFirstDoneFirst: Bool) async throws {
        let visit = try await Visit(finding: fact)
        if isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }
        #expect(visit.sut.state == .loading)

        visit.back.cancel()
        await waitUntil("the second fetch has ended") { visit.sut.state != .loading }
        if !isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }

        #expect(visit.sut.state == .loaded(fact))
    }
}

/// Somebody has left while a fetch was on its way, and come back at once: two questions are out. The first does not
/// hear that it was cancelled. A third one would be answered at once.
@MainActor
private struct Visit {
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
