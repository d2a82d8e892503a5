#if STEP_5
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A model has one fetch on its way at a time")
struct OneAtATime {
    @Test func aFetchDuringAFetchAsksNobody() async throws {
        let gate = Gate<CatFact>()
        let source = FactSource { call in
            call == 1 ? try await gate() : CatFact(fact: "An extra fact")
        }
        let sut = CatFactViewModel(
            dependencies: .init(fetchFact: { try await source.next() }))
        let states = Recorder { sut.state }
        let first = Task { await sut.fetch() }
        await gate.untilCalled(by: first)

        let second = await begin { await sut.fetch() }
        gate.succeed(with: CatFact(fact: "The only fact"))
        await first.value
        await second.value

        let calls = await source.calls
        try #require(calls == 1)
        let fact = CatFact(fact: "The only fact")
        #expect(Trail(states) == [.initial, .loading, .loaded(fact)])
    }

    // The rest
    #if STEP_5_2
    @Test func twoTapsInTheSameInstantAskOnce() async throws {
        let gate = Gate<CatFact>()
        let source = FactSource { call in call == 1 ? try await gate() : CatFact(fact: "An extra fact") }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        let taps = [Task { await sut.fetch() }, Task { await sut.fetch() }]
        await gate.untilCalled(by: Task { for tap in taps { await tap.value } })
        gate.succeed(with: CatFact(fact: "The only fact"))
        for tap in taps { await tap.value }

        let calls = await source.calls
        try #require(calls == 1)
        #expect(sut.state == .loaded(CatFact(fact: "The only fact")))
    }

    @Test func anotherModelAsksAllTheSame() async {
        let gate = Gate<CatFact>()
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        let another = CatFactViewModel(dependencies: .init(fetchFact: { fact }))
        await another.fetch()
        #expect(another.state == .loaded(fact))

        gate.fail(with: TheCatIsAsleep())
        await fetch.value
        #expect(sut.state == .error)
    }

    @Test func theNextFetchAfterAFailureAsksAgain() async {
        let source = FactSource { _ in throw TheCatIsAsleep() }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        for _ in 1...100 { await sut.fetch() }

        let calls = await source.calls
        #expect(calls == 100)
        #expect(sut.state == .error)
    }
    #endif
}
#endif
