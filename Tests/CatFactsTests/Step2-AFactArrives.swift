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
#endif
