#if STEP_6
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite(.checksLeaks)
struct LetGo {
    @Test func aFetchLeavesNoModelBehind() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { fact })))

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    @Test func theClosureAndWhatItHoldsGoWithTheModel() async {
        let session = track(Session(fact: CatFact(fact: "Cats walk on their toes.")))
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { session.fact })))

        await sut.fetch()

        #expect(sut.state == .loaded(session.fact))
    }

    @Test func aFetchThatIsCancelledIsNoError() async {
        let gate = Gate<CatFact>()
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await gate() })))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .initial)
    }

    @Test func aCancelledFetchIsNoErrorWhateverItsClosureThrows() async {
        let gate = Gate<CatFact>()
        let sut = track(
            CatFactViewModel(
                dependencies: .init(fetchFact: {
                    do { return try await gate() } catch { throw TheCatIsAsleep() }
                })))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .initial)
    }

    @Test func aCancelledFetchGivesBackTheFactBeforeIt() async {
        let gate = Gate<CatFact>()
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in call == 1 ? fact : try await gate() }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .loaded(fact))
    }

    @Test func afterACancelledFetchTheNextOneAsksAgain() async {
        let gate = Gate<CatFact>()
        let fact = CatFact(fact: "Cats walk on their toes.")
        let source = FactSource { call in call == 1 ? try await gate() : fact }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        let cancelled = Task { await sut.fetch() }
        await gate.untilCalled(by: cancelled)
        cancelled.cancel()
        await untilEnded(sut)

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    /// A fetch that does not hear of its cancellation would never end; half a second is patience enough.
    private func untilEnded(
        _ sut: CatFactViewModel, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await waitUntil(
            "the cancelled fetch has ended", deadline: .milliseconds(500), sourceLocation: sourceLocation
        ) { sut.state != .loading }
    }
}

/// Stands for whatever a closure may hold on to: a session, a cache, a log.
final class Session: Sendable {
    let fact: CatFact

    init(fact: CatFact) {
        self.fact = fact
    }
}
#endif
