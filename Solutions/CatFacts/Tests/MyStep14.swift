#if STEP_14
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("Facts that were loaded are remembered, and no others")
struct Remembered {
    private let memory = Memory()
    private let gate = Gate<CatFact>()
    private let writing = Gate<Void>()

    @Test func eachIsHandedOverOnce() async {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let sut = model { try await source.next() }

        for number in 1...30 {
            await sut.fetch()

            let facts = await memory.facts
            #expect(facts == (1...number).map { CatFact(fact: "Fact number \($0)") })
        }
    }

    @Test(arguments: ["Cats walk on their toes.", ""])
    func theSameFactTwiceIsTwoFacts(_ words: String) async {
        let fact = CatFact(fact: words)
        let sut = model { fact }

        await sut.fetch()
        await sut.fetch()

        let facts = await memory.facts
        #expect(facts == [fact, fact])
    }

    @Test func itComesAfterTheStateAndBeforeTheEnd() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let over = Gate<Void>()
        let sut = CatFactViewModel(
            dependencies: .init(
                fetchFact: { fact },
                remember: { [writing] _ in try? await writing() }))
        let fetch = Task<Void, Never> {
            await sut.fetch()
            try? await over()
        }

        await writing.untilCalled(by: fetch)
        #expect(sut.state == .loaded(fact))
        #expect(sut.lastFact == fact)
        #expect(over.callCount == 0)

        writing.succeed()
        await over.untilCalled(by: fetch)
        over.succeed()
        await fetch.value
    }

    @Test func whoFetchesMeanwhileAsksAnew() async {
        let sut = modelThatIsLongInWriting()
        let (first, second) = await twoFetches(of: sut)

        first.cancel()
        gate.succeed(with: CatFact(fact: "Fact number 2"))
        await waitUntil("the second one has loaded its fact") { sut.state != .loading }
        #expect(sut.state == .loaded(CatFact(fact: "Fact number 2")))

        writing.succeed()
        await first.value
        await second.value
        #expect(sut.state == .loaded(CatFact(fact: "Fact number 2")))
        let facts = await memory.facts
        #expect(facts.count == 2)
    }

    @Test func theEndOfWritingIsNotTheEndOfTheNextQuestion() async {
        let sut = modelThatIsLongInWriting()
        let (first, second) = await twoFetches(of: sut)

        writing.succeed()
        await first.value
        gate.succeed(with: CatFact(fact: "Fact number 2"))
        await second.value

        #expect(sut.state == .loaded(CatFact(fact: "Fact number 2")))
        let facts = await memory.facts
        #expect(facts.count == 2)
    }

    @Test func whoIsCancelledMeanwhileTakesNoOtherFactAlong() async {
        let sut = modelThatIsLongInWriting()
        let (first, second) = await twoFetches(of: sut)

        first.cancel()
        writing.succeed()
        await first.value
        gate.succeed(with: CatFact(fact: "Fact number 2"))
        await second.value

        #expect(sut.state == .loaded(CatFact(fact: "Fact number 2")))
        let facts = await memory.facts
        #expect(facts.count == 2)
    }

    @Test func whoFetchesMeanwhileAndLeavesFindsTheFact() async {
        let sut = modelThatIsLongInWriting()
        let (first, second) = await twoFetches(of: sut)

        second.cancel()
        await second.value
        #expect(sut.state == .loaded(CatFact(fact: "Fact number 1")))

        writing.succeed()
        await first.value
    }

    @Test func whoIsCancelledMeanwhileTakesNothingBack() async {
        let sut = modelThatIsLongInWriting()
        let over = Gate<Void>()
        let fetch = Task {
            await sut.fetch()
            try? await over()
        }
        await writing.untilCalled(by: fetch)

        fetch.cancel()
        for _ in 1...20 { await Task.yield() }
        #expect(over.callCount == 0, "nor does the fetch return any sooner")
        writing.succeed()
        await fetch.value

        #expect(sut.state == .loaded(CatFact(fact: "Fact number 1")))
    }

    @Test func theButtonIsOfUseMeanwhile() async throws {
        let screen = Screen(CatFactView(viewModel: modelThatIsLongInWriting()))
        await writing.untilCalled()
        #expect(screen.count(of: "Fact number 1") == 1)
        #expect(screen.spinners == 0)
        #expect(screen.isButtonDisabled == false)

        try screen.button.tap()
        await gate.untilCalled()
        #expect(screen.spinners == 1)
        writing.succeed()
    }

    @Test func anErrorIsNotRemembered() async {
        let source = FactSource { call in
            guard call != 2 else { throw TheCatIsAsleep() }
            return CatFact(fact: "Fact number \(call)")
        }
        let sut = model { try await source.next() }

        for _ in 1...3 { await sut.fetch() }

        let facts = await memory.facts
        #expect(facts == [CatFact(fact: "Fact number 1"), CatFact(fact: "Fact number 3")])
    }

    @Test func neitherIsWhatCameTooLate() async {
        let source = FactSource { [gate] call in
            call == 2 ? try await gate.toTheEnd() : CatFact(fact: "Fact number \(call)")
        }
        let sut = model { try await source.next() }
        await sut.fetch()
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()
        gate.succeed(with: CatFact(fact: "Fact number 2"))
        await fetch.value

        let facts = await memory.facts
        #expect(facts == [CatFact(fact: "Fact number 1")], "nor the first one again, that is back")

        await sut.fetch()
        let all = await memory.facts
        #expect(all == [CatFact(fact: "Fact number 1"), CatFact(fact: "Fact number 3")])
    }

    @Test func norWhatWasOvertaken() async {
        let source = FactSource { [gate] call in
            call == 1 ? try await gate.toTheEnd() : CatFact(fact: "Fact number \(call)")
        }
        let sut = model { try await source.next() }
        let overtaken = Task { await sut.fetch() }
        await gate.untilCalled(by: overtaken)
        overtaken.cancel()

        await sut.fetch()
        gate.succeed(with: CatFact(fact: "Fact number 1"))
        await overtaken.value

        let facts = await memory.facts
        #expect(facts == [CatFact(fact: "Fact number 2")])
    }

    @Test func twoThatShareAFactRememberItOnce() async {
        let source = FactSource { [gate] call in
            call == 1 ? CatFact(fact: "The fact before") : try await gate()
        }
        let sut = model { try await source.next() }
        await sut.fetch()
        let first = Task { await sut.fetch() }
        await gate.untilCalled(by: first)
        let second = await begin { await sut.fetch() }

        gate.succeed(with: CatFact(fact: "The only fact"))
        await first.value
        await second.value

        let facts = await memory.facts
        #expect(facts == [CatFact(fact: "The fact before"), CatFact(fact: "The only fact")])
    }

    @Test func itMayBeLeftOut() async {
        let fact = CatFact(fact: "Cats walk on their toes.")
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { fact }))

        await sut.fetch()

        #expect(sut.state == .loaded(fact))
    }

    /// Its first fact waits to be remembered, and hears of no cancellation there; its second waits to be fetched.
    private func modelThatIsLongInWriting() -> CatFactViewModel {
        let first = CatFact(fact: "Fact number 1")
        let source = FactSource { [gate] call in call == 1 ? first : try await gate() }
        return CatFactViewModel(
            dependencies: .init(
                fetchFact: { try await source.next() },
                remember: { [writing, memory] fact in
                    if fact == first { try? await writing.toTheEnd() }
                    await memory.add(fact)
                }))
    }

    /// Two fetches of that model: the first one's fact is being written down, the second has asked.
    private func twoFetches(of sut: CatFactViewModel) async -> (Task<Void, Never>, Task<Void, Never>) {
        let first = Task { await sut.fetch() }
        await writing.untilCalled(by: first)
        let second = Task { await sut.fetch() }
        await gate.untilCalled(by: second)
        return (first, second)
    }

    private func model(
        _ fetchFact: @escaping @Sendable () async throws -> CatFact
    ) -> CatFactViewModel {
        CatFactViewModel(
            dependencies: .init(fetchFact: fetchFact, remember: { [memory] in await memory.add($0) }))
    }
}

/// Keeps what it was told, in order.
private actor Memory {
    private(set) var facts: [CatFact] = []

    func add(_ fact: CatFact) {
        facts.append(fact)
    }
}
#endif
