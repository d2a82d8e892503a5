#if STEP_4
import TestSupport
import Testing

@testable import CatFacts

@MainActor
struct WhenItFails {
    @Test func aFailureIsAnError() async {
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { throw TheCatIsAsleep() }))
        let states = Recorder { sut.state }

        await sut.fetch()

        #expect(Trail(states) == [.initial, .loading, .error])
    }

    @Test func anErrorLeavesNoOldFact() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in
            guard call == 1 else { throw TheCatIsAsleep() }
            return fact
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        await sut.fetch()
        #expect(sut.state == .loaded(fact))

        await sut.fetch()

        #expect(sut.state == .error)
    }

    @Test func whatTheClosureThrowsIsNotAsked() async {
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { throw CancellationError() }))

        await sut.fetch()

        #expect(sut.state == .error, "nobody has cancelled this fetch")
    }

    @Test func aLaterSuccessRecovers() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in
            guard call == 3 else { throw TheCatIsAsleep() }
            return fact
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let states = Recorder { sut.state }

        for _ in 1...3 { await sut.fetch() }

        #expect(Trail(states) == [.initial, .loading, .error, .loading, .error, .loading, .loaded(fact)])
    }
}
#endif
