#if STEP_7
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetch after a cancelled one asks anew", .checksLeaks)
struct BackAtOnce {
    private let fact = CatFact(fact: "Cats walk on their toes.")
    private let stale = CatFact(fact: "Nobody waits for this one.")

    @Test func whoComesBackAtOnceAsksAnew() async {
        let old = Gate<CatFact>()
        let new = Gate<CatFact>()
        let source = FactSource { call in
            try await call == 1 ? old.toTheEnd() : new()
        }
        let sut = track(
            CatFactViewModel(
                dependencies: .init(fetchFact: { try await source.next() })))
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

    #if STEP_7_2
    @Test func theOneLeftBehindAnswersUnheard() async throws {
        let visit = try await Visit()

        visit.old.succeed(with: stale)
        await visit.left.value
        #expect(visit.sut.state == .loading)

        visit.new.succeed(with: fact)
        await visit.back.value
        #expect(visit.sut.state == .loaded(fact))
    }
    #endif

    // The rest
    #if STEP_7_3
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
        #expect(visit.sut.state == .error, "even when the old one brings a fact after that")
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
        let source = FactSource { call in
            switch call {
            case 1, 2: return try await old[call - 1].toTheEnd()
            default: return try await new()
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
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

        new.succeed(with: fact)
        await back.value
        #expect(Trail(states) == [.loading, .loaded(fact)])
    }
    #endif
}
#endif
