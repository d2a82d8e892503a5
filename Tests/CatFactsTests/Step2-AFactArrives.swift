#if STEP_2
import Testing

@testable import CatFacts

@MainActor
struct AFactArrives {
    @Test func aFetchedFactIsLoaded() async {
        let fact = CatFact(fact: "A group of cats is a clowder.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    @Test func itIsTheFactThatWasFetched() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))

        await sut.fetch()

        #expect(sut.state.info == fact)
    }

    @Test func anotherFetchBringsAnotherFact() async {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        await sut.fetch()
        #expect(sut.state == .loaded(CatFact(fact: "Fact number 1")))

        await sut.fetch()
        #expect(sut.state == .loaded(CatFact(fact: "Fact number 2")))
    }
}

/// Where a test needs another answer each time: counts the calls, and answers by their number, from 1.
actor FactSource {
    private(set) var calls = 0
    private let answer: @Sendable (_ call: Int) async throws -> CatFact

    init(answer: @escaping @Sendable (_ call: Int) async throws -> CatFact) {
        self.answer = answer
    }

    func next() async throws -> CatFact {
        calls += 1
        return try await answer(calls)
    }
}
#endif
