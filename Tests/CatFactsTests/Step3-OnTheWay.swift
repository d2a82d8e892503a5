#if STEP_3
import Observation
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetch goes through loading")
struct OnTheWay {
    @Test func aFetchGoesThroughLoading() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))
        let states = StateRecorder(sut)

        await sut.fetch()

        #expect(states.values == [.initial, .loading, .loaded(fact)])
    }

    #if STEP_3_2
    @Test func itIsLoadingUntilTheAnswerIsThere() async {
        let gate = Gate<CatFact>()
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        let fetch = Task { await sut.fetch() }

        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        gate.succeed(with: fact)
        await fetch.value
        #expect(sut.state == .loaded(fact))
    }
    #endif

    // The rest
    #if STEP_3_3
    @Test func anotherFetchGoesThroughLoadingToo() async {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        await sut.fetch()
        let states = Recorder { sut.state }

        await sut.fetch()

        let first = CatFact(fact: "Fact number 1")
        let second = CatFact(fact: "Fact number 2")
        #expect(Trail(states) == [.loaded(first), .loading, .loaded(second)])
    }

    @Test func itIsLoadingFromTheFirstMoment() async {
        let gate = Gate<CatFact>()
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        // Has its turn on the main actor as soon as the fetch pauses.
        let look = Task {
            let isLoading = sut.state.isLoading
            await gate.untilCalled()
            gate.succeed(with: CatFact(fact: "Cats walk on their toes."))
            return isLoading
        }

        await sut.fetch()

        let isLoading = await look.value
        #expect(isLoading == true)
    }
    #endif
}

/// Keeps every state of a model, in order. `Recorder`, in TestSupport, does so for any expression.
@MainActor
private final class StateRecorder {
    private let model: CatFactViewModel
    private var past: [ViewState<CatFact>] = []
    var values: [ViewState<CatFact>] {
        past.last == model.state ? past : past + [model.state]
    }

    init(_ model: CatFactViewModel) {
        self.model = model
        note()
    }

    /// Keeps the present state, and asks to be called again just before the next one takes its place.
    private func note() {
        let state = withObservationTracking {
            model.state
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.note() }
        }
        if past.last != state { past.append(state) }
    }
}
#endif
