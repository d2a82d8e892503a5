#if STEP_2
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetched fact becomes the state")
struct AFactArrives {
    @Test func aFetchedFactIsLoaded() async {
        let fact = CatFact(fact: "A group of cats is a clowder.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    #if STEP_2_2
    @Test func everyFetchAsksOnce() async {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let sut = CatFactViewModel(
            dependencies: .init(fetchFact: { try await source.next() }))

        let untouched = await source.calls
        #expect(untouched == 0, "nobody has fetched yet")

        for number in 1...3 {
            await sut.fetch()

            let calls = await source.calls
            #expect(calls == number)
            #expect(sut.state == .loaded(CatFact(fact: "Fact number \(number)")))
        }
    }
    #endif

    // The rest
    #if STEP_2_3
    @Test(arguments: ["Cats walk on their toes.", "", " purr\n", String(repeating: "meow ", count: 20_000)])
    func itIsTheFactThatWasFetched(_ text: String) async {
        let fact = CatFact(fact: text)
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))

        await sut.fetch()

        #expect(sut.state.info == fact)
    }

    @Test func theSameFactTwiceIsAnAnswerToo() async {
        let source = FactSource { call in CatFact(fact: call < 4 ? "Cats purr." : "An extra fact") }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        await sut.fetch()
        await sut.fetch()

        let calls = await source.calls
        #expect(calls == 2)
        #expect(sut.state == .loaded(CatFact(fact: "Cats purr.")))
    }
    #endif
}
#endif
