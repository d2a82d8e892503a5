#if STEP_1
import Testing

@testable import CatFacts

@MainActor
@Suite("A screen is in one of four states, and begins with the first")
struct NothingAsked {
    @Test func onlyLoadingIsLoading() {
        let fact = CatFact(fact: "Cats walk on their toes.")

        #expect(ViewState<CatFact>.initial.isLoading == false)
        #expect(ViewState<CatFact>.loading.isLoading == true)
        #expect(ViewState<CatFact>.loaded(fact).isLoading == false)
        #expect(ViewState<CatFact>.error.isLoading == false)
    }

    #if STEP_1_2
    @Test func onlyWhatIsLoadedHasInfo() {
        let fact = CatFact(fact: "Cats walk on their toes.")

        #expect(ViewState<CatFact>.initial.info == nil)
        #expect(ViewState<CatFact>.loading.info == nil)
        #expect(ViewState<CatFact>.loaded(fact).info == fact)
        #expect(ViewState<CatFact>.error.info == nil)
    }
    #endif

    #if STEP_1_3
    @Test func nothingIsLoadedBeforeAnybodyAsks() async {
        let sut = CatFactViewModel(
            dependencies: CatFactViewModel.Dependencies(fetchFact: {
                CatFact(fact: "Cats walk on their toes.")
            }))

        #expect(sut.state == ViewState<CatFact>.initial)

        await Task.yield()
        #expect(sut.state == ViewState<CatFact>.initial, "nor when it has had its turn")
    }
    #endif

    // The rest
    #if STEP_1_4
    @Test func theInfoCanBeOfAnyType() {
        #expect(ViewState<Int>.loaded(9).info == 9)
        #expect(ViewState<[String]>.loaded([]).info == [], "an empty list is an info, too")

        let purr: @Sendable () -> String = { "purr" }
        #expect(ViewState.loaded(purr).info?() == "purr", "and so is what cannot be compared")
    }

    @Test func aStateEqualsItselfAlone() {
        let states: [ViewState<[String]>] = [.initial, .loading, .loaded(["purr"]), .loaded([]), .error]

        for (place, state) in states.enumerated() {
            for (other, another) in states.enumerated() {
                let areAlike = state == another
                #expect(areAlike == (place == other), "\(state) and \(another)")
            }
        }
    }

    @Test func theInfosSayWhetherTheyAreAlike() {
        // Two zeros that look different and are equal.
        #expect(ViewState<Double>.loaded(0) == .loaded(-0.0))
    }
    #endif
}
#endif
