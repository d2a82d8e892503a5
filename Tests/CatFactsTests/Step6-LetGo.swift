#if STEP_6
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A cancelled fetch changes nothing and holds nothing", .checksLeaks)
struct LetGo {
    private let fact = CatFact(fact: "Cats walk on their toes.")

    @Test func aFetchThatIsCancelledIsNoError() async {
        let gate = Gate<CatFact>()
        let sut = track(
            CatFactViewModel(dependencies: .init(fetchFact: { try await gate() })))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .initial)
    }

    #if STEP_6_2
    @Test func aCancelledFetchGivesBackTheFactBeforeIt() async {
        let gate = Gate<CatFact>()
        let source = FactSource { [fact] call in
            switch call {
            case 1: return fact
            case 2: return try await gate()
            default: return CatFact(fact: "Nobody waits for this one.")
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        let states = Recorder { sut.state }
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.state == .loading)

        fetch.cancel()

        await untilEnded(sut)
        #expect(Trail(states) == [.loaded(fact), .loading, .loaded(fact)])

        let late = Task { await sut.fetch() }
        late.cancel()
        await late.value
        #expect(sut.state == .loaded(fact), "even when it is cancelled before it begins")

        await sut.fetch()
        #expect(sut.state != .loaded(fact), "and whoever asks then is answered")
    }
    #endif

    // The rest
    #if STEP_6_3
    @Test func aCancelledFetchIsNoErrorWhateverItsClosureThrows() async {
        let gate = Gate<CatFact>()
        let sut = track(
            CatFactViewModel(
                dependencies: .init(fetchFact: {
                    do { return try await gate() } catch { throw TheCatIsAsleep() }
                })))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .initial)
    }

    @Test func aCancelledFetchGivesBackTheErrorBeforeIt() async {
        let gate = Gate<CatFact>()
        let source = FactSource { [fact] call in
            switch call {
            case 1: return fact
            case 2: throw TheCatIsAsleep()
            default: return try await gate()
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        await sut.fetch()
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()

        await untilEnded(sut)
        #expect(sut.state == .error)
    }

    @Test func anAnswerThatComesAllTheSameIsTooLate() async {
        let gate = Gate<CatFact>()
        let source = FactSource { [fact] call in call == 1 ? try await gate.toTheEnd() : fact }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()
        gate.succeed(with: CatFact(fact: "Nobody waits for this one."))
        await fetch.value
        #expect(sut.state == .initial)

        await sut.fetch()
        #expect(sut.state == .loaded(fact), "nor is it kept for whoever asks next")
    }

    @Test func afterACancelledFetchTheNextOneAsksAgain() async {
        let gate = Gate<CatFact>()
        let source = FactSource { [fact] call in
            switch call {
            case 1: return try await gate()
            case 2: throw TheCatIsAsleep()
            default: return fact
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        let cancelled = Task { await sut.fetch() }
        await gate.untilCalled(by: cancelled)
        cancelled.cancel()
        await untilEnded(sut)

        await sut.fetch()
        #expect(sut.state == .error, "nobody has cancelled this one")

        await sut.fetch()
        #expect(sut.state == .loaded(fact))
    }

    @Test func aCancelledFetchEndsWhenItsClosureDoes() async {
        let gate = Gate<CatFact>()
        let over = Gate<Void>()
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await gate.toTheEnd() })))
        let fetch = Task {
            await sut.fetch()
            try? await over()
        }
        await gate.untilCalled(by: fetch)

        fetch.cancel()
        for _ in 1...20 { await Task.yield() }
        #expect(over.callCount == 0, "what it has started is still at work")

        gate.succeed(with: fact)
        await fetch.value
    }

    @Test func whoHasAskedNobodyBringsNothingBack() async {
        let gate = Gate<CatFact>()
        let source = FactSource { [fact] call in call == 1 ? fact : try await gate() }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        let states = Recorder { sut.state }
        let first = Task { await sut.fetch() }
        await gate.untilCalled(by: first)
        let second = await begin { await sut.fetch() }

        first.cancel()
        await first.value
        await second.value

        #expect(Trail(states) == [.loaded(fact), .loading, .loaded(fact)])
    }

    @Test func whoHasAskedNobodyTakesNothingBack() async {
        let gate = Gate<CatFact>()
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await gate() })))
        let first = Task { await sut.fetch() }
        await gate.untilCalled(by: first)
        let second = await begin { await sut.fetch() }

        second.cancel()
        gate.succeed(with: fact)
        await first.value
        await second.value

        #expect(sut.state == .loaded(fact))
    }

    @Test func aFetchLeavesNoModelBehind() async {
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { [fact] in fact })))

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    @Test func theClosureAndWhatItHoldsGoWithTheModel() async {
        let session = track(Session(fact: fact))
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { session.fact })))

        await sut.fetch()

        #expect(sut.state == .loaded(session.fact))
    }
    #endif

    /// A fetch that does not hear of its cancellation would never end.
    private func untilEnded(
        _ sut: CatFactViewModel, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await waitUntil("the cancelled fetch has ended", sourceLocation: sourceLocation) {
            sut.state != .loading
        }
    }
}

/// Stands for whatever a closure may hold on to: a session, a cache, a log.
private final class Session: Sendable {
    let fact: CatFact

    init(fact: CatFact) {
        self.fact = fact
    }
}
#endif
