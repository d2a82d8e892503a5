#if STEP_13
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("The fact that was read last stays to be read")
struct StillThere {
    private let gate = Gate<CatFact>()
    private let first = CatFact(fact: "Fact number 1")
    private let second = CatFact(fact: "Fact number 2")

    @Test func beforeTheFirstThereIsNone() async {
        let source = FactSource { [gate] call in
            guard call == 1 else { return try await gate() }
            throw TheCatIsAsleep()
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        #expect(sut.lastFact == nil)

        await sut.fetch()
        #expect(sut.lastFact == nil)

        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.lastFact == nil)

        gate.succeed(with: first)
        await fetch.value
        #expect(sut.lastFact == first)
    }

    @Test func theNextOneTakesItsPlaceWhenItIsThere() async {
        let source = FactSource { [gate, first] call in call == 1 ? first : try await gate() }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        await sut.fetch()
        let fetch = Task { await sut.fetch() }

        await gate.untilCalled(by: fetch)
        #expect(sut.lastFact == first)

        let withoutWords = CatFact(fact: "")
        gate.succeed(with: withoutWords)
        await fetch.value
        #expect(sut.lastFact == withoutWords)
    }

    @Test func whoeverObservesItHearsOfIt() async {
        let source = FactSource { call in
            guard call != 2 else { throw TheCatIsAsleep() }
            return CatFact(fact: "Fact number \(call)")
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let facts = Recorder { sut.lastFact }

        for _ in 1...3 { await sut.fetch() }

        #expect(facts.values == [nil, first, CatFact(fact: "Fact number 3")])
    }

    @Test func aFactThatComesBackIsTheLastOneAgain() async {
        let source = FactSource { [first, second] call in call == 2 ? second : first }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        for _ in 1...3 { await sut.fetch() }

        #expect(sut.lastFact == first)
    }

    @Test func betweenTwoStatesTheViewReadsNoThird() async {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let readings = Recorder { [sut.state, sut.lastFact.map { ViewState.loaded($0) } ?? .initial] }

        await sut.fetch()
        await sut.fetch()

        var states: [ViewState<CatFact>] = []
        for reading in readings.values where states.last != reading[0] { states.append(reading[0]) }
        #expect(states == [.initial, .loading, .loaded(first), .loading, .loaded(second)])
    }

    @Test func itOutlivesErrors() async {
        let source = FactSource { [gate, first] call in
            switch call {
            case 1: return first
            case 2, 3: throw TheCatIsAsleep()
            default: return try await gate()
            }
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        for _ in 1...3 {
            await sut.fetch()
            #expect(sut.lastFact == first)
        }

        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)
        #expect(sut.lastFact == first, "even on the way out of an error")

        fetch.cancel()
        await fetch.value
        #expect(sut.lastFact == first, "even when that one is cancelled")
    }

    @Test(arguments: [nil, CatFact(fact: "Fact number 1")])
    func aFactThatComesTooLateWasNeverLoaded(_ before: CatFact?) async {
        let source = FactSource { [gate] call in
            if call == 1, let before { return before }
            return try await gate.toTheEnd()
        }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        if before != nil { await sut.fetch() }
        let fetch = Task { await sut.fetch() }
        await gate.untilCalled(by: fetch)

        fetch.cancel()
        gate.succeed(with: second)
        await fetch.value

        #expect(sut.lastFact == before)
    }

    @Test func neitherWasOneThatWasOvertaken() async {
        let source = FactSource { [gate, first] call in call == 1 ? try await gate.toTheEnd() : first }
        let sut = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let overtaken = Task { await sut.fetch() }
        await gate.untilCalled(by: overtaken)
        overtaken.cancel()

        await sut.fetch()
        gate.succeed(with: second)
        await overtaken.value

        #expect(sut.lastFact == first)
    }

    @Test func itStandsBesideTheSpinner() async throws {
        let source = FactSource { [gate, first] call in
            switch call {
            case 1: return first
            case 3: throw TheCatIsAsleep()
            default: return try await gate()
            }
        }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await screen.settle()
        #expect(screen.count(of: "Fact number 1") == 1)

        try screen.button.tap()
        await gate.untilCalled()
        #expect(screen.spinners == 1)
        #expect(screen.count(of: "Fact number 1") == 1)

        gate.succeed(with: second)
        await screen.settle()
        #expect(screen.count(of: "Fact number 2") == 1)
        #expect(screen.count(of: "Fact number 1") == 0)

        try screen.button.tap()
        await screen.settle()
        #expect(screen.count(of: "Error") == 1)
        try screen.button.tap()
        await gate.untilCalled(2)
        #expect(screen.spinners == 1)
        #expect(screen.count(of: "Fact number 2") == 1)

        screen.unmount()
        let again = Screen(CatFactView(viewModel: viewModel))
        await gate.untilCalled(3)
        #expect(again.spinners == 1)
        #expect(again.count(of: "Fact number 2") == 1, "even on a screen that is new")
    }
}
#endif
