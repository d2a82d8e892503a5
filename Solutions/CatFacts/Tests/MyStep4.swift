#if STEP_4
import Foundation
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetch that fails is an error until the next one")
struct WhenItFails {
    @Test func aFailureIsAnError() async {
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { throw TheCatIsAsleep() }))
        let states = Recorder { sut.state }

        await sut.fetch()

        #expect(Trail(states) == [.initial, .loading, .error])
    }

    /// Nobody has cancelled any of these, whatever the error is called, and nobody has asked for a second try.
    @Test(
        arguments: [
            TheCatIsAsleep(), CancellationError(), URLError(.cancelled), URLError(.timedOut),
            URLError(.networkConnectionLost),
        ] as [any Error])
    func anyErrorIsAnErrorAndLeavesNoOldFact(_ error: any Error) async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in
            guard call != 2 else { throw error }
            return fact
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        await sut.fetch()
        #expect(sut.state == .loaded(fact))

        await sut.fetch()

        let calls = await source.calls
        #expect(calls == 2)
        #expect(sut.state == .error)
    }

    @Test func aLaterSuccessRecovers() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in
            guard call == 2 || call == 3 else { return fact }
            throw TheCatIsAsleep()
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        await sut.fetch()
        let states = Recorder { sut.state }

        for _ in 2...4 { await sut.fetch() }

        #expect(
            Trail(states) == [.loaded(fact), .loading, .error, .loading, .error, .loading, .loaded(fact)])
    }
}
#endif
