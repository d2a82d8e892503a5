#if STEP_11
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("The view shows each state and fetches facts")
struct TheView {
    @Test func itAsksForAFactAndShowsIt() async throws {
        let gate = Gate<CatFact>()
        let screen = makeScreen { try await gate() }
        #expect(screen.spinners == 0)
        #expect(screen.count(of: "Error") == 0)
        #expect(screen.isButtonDisabled == false)

        await gate.untilCalled()
        #expect(screen.spinners == 1)
        #expect(screen.count(of: "Error") == 0)
        #expect(screen.isButtonDisabled == true)

        gate.succeed(with: CatFact(fact: "Cats walk on their toes."))
        await screen.settle()
        #expect(screen.count(of: "Cats walk on their toes.") == 1)
        #expect(screen.spinners == 0)
        #expect(screen.count(of: "Error") == 0)
        #expect(screen.isButtonDisabled == false)
    }

    #if STEP_11_2
    @Test func theButtonFetchesAnother() async throws {
        let gate = Gate<CatFact>()
        let source = FactSource { call in
            call == 2 ? try await gate() : CatFact(fact: "Fact number \(call)")
        }
        let screen = makeScreen { try await source.next() }
        await screen.settle()
        #expect(screen.count(of: "Fact number 1") == 1)

        try screen.button.tap()
        await gate.untilCalled()
        #expect(screen.spinners == 1)
        #expect(screen.isButtonDisabled == true)

        gate.succeed(with: CatFact(fact: "Fact number 2"))
        await screen.settle()
        #expect(screen.count(of: "Fact number 2") == 1)
        #expect(screen.count(of: "Fact number 1") == 0)

        try screen.button.tap()
        await screen.settle()
        #expect(screen.count(of: "Fact number 3") == 1)
        let calls = await source.calls
        #expect(calls == 3)
    }
    #endif

    #if STEP_11_3
    @Test func itSaysWhenSomethingWentWrong() async throws {
        let longFact = String(repeating: "Cats purr. ", count: 10_000)
        let gate = Gate<CatFact>()
        let source = FactSource { call in
            guard call > 1 else { throw TheCatIsAsleep() }
            return try await gate()
        }
        let screen = makeScreen { try await source.next() }

        await screen.settle()
        #expect(screen.count(of: "Error") == 1)
        #expect(screen.spinners == 0)
        #expect(screen.isButtonDisabled == false)

        try screen.button.tap()
        await gate.untilCalled()
        #expect(screen.count(of: "Error") == 0)
        #expect(screen.spinners == 1)

        gate.succeed(with: CatFact(fact: longFact))
        await screen.settle()
        #expect(screen.count(of: "Error") == 0)
        #expect(screen.count(of: longFact) == 1, "all of it")
    }
    #endif

    #if STEP_11_4
    @Test func thePreviewsAreLoadingLoadedAndError() {
        #expect(CatFactPreviews.all.map { $0.name } == ["Loading", "Loaded", "Error"])
    }
    #endif

    // The rest
    #if STEP_11_5
    @Test func thePreviewOfLoadingGoesOnLoading() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Loading" })
        let screen = Screen(preview.view)
        await waitUntil("the spinner turns") { screen.spinners == 1 }

        // One that answers at once has answered by the time that all of these have, one after the other.
        for _ in 1...5 { await makeScreen { CatFact(fact: "Cats walk on their toes.") }.settle() }

        #expect(screen.spinners == 1)
        #expect(screen.isButtonDisabled == true)
    }

    @Test func thePreviewOfLoadedShowsAFact() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Loaded" })
        let screen = Screen(preview.view)

        await screen.settle()

        #expect(screen.count(of: "Cats walk on their toes.") == 1)
        #expect(screen.isButtonDisabled == false)
    }

    @Test func thePreviewOfErrorSaysSo() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Error" })
        let screen = Screen(preview.view)

        await screen.settle()

        #expect(screen.count(of: "Error") == 1)
        #expect(screen.isButtonDisabled == false)
    }

    @Test func aScreenThatGoesAwayTakesItsFetchAlong() async {
        let gate = Gate<CatFact>()
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await gate.untilCalled()
        #expect(viewModel.state == .loading)

        screen.unmount()

        await waitUntil("the fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .initial)
    }

    @Test func soDoesOneBehindAnotherTab() async throws {
        let gate = Gate<CatFact>()
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        let screen = makeTabs(viewModel)
        await gate.untilCalled()

        try screen.inspect().find(button: "Dogs").tap()

        await waitUntil("the fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .initial)
    }

    @Test func whoComesBackAtOnceSeesAFact() async {
        let gate = Gate<CatFact>()
        let source = FactSource { call in
            call == 1 ? try await gate() : CatFact(fact: "Fact number \(call)")
        }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await gate.untilCalled()

        screen.unmount()
        let again = Screen(CatFactView(viewModel: viewModel))
        await again.settle()

        #expect(again.count(of: "Fact number 2") == 1)
    }

    @Test func whoComesBackLaterSeesAnother() async {
        let source = FactSource { call in
            guard call > 1 else { throw TheCatIsAsleep() }
            return CatFact(fact: "Fact number \(call)")
        }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))

        for visit in 1...3 {
            let screen = Screen(CatFactView(viewModel: viewModel))
            await screen.settle()
            #expect(screen.count(of: visit == 1 ? "Error" : "Fact number \(visit)") == 1)
            screen.unmount()
        }
    }

    @Test func aTabThatIsChosenAgainFetchesAndTheButtonStillDoes() async throws {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = makeTabs(viewModel)
        await screen.settle()

        try screen.inspect().find(button: "Dogs").tap()
        try screen.inspect().find(button: "Cats").tap()
        await screen.settle()
        #expect(screen.count(of: "Fact number 2") == 1)

        try screen.button.tap()
        await screen.settle()
        #expect(screen.count(of: "Fact number 3") == 1)
    }

    @Test func aViewThatIsHandedAnotherModelShowsThatOne() async throws {
        let first = FactSource { call in CatFact(fact: "The first model's fact number \(call)") }
        let second = FactSource { call in CatFact(fact: "The second model's fact number \(call)") }
        let models = [first, second].map { source in
            CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        }
        await models[1].fetch()
        let screen = Screen(TwoModels(models: models))
        await screen.settle()
        #expect(screen.count(of: "The first model's fact number 1") == 1)

        try screen.inspect().find(button: "The second model").tap()
        await screen.settle()
        let calls = await second.calls
        #expect(screen.count(of: "The second model's fact number \(calls)") == 1)
        #expect(screen.count(of: "The first model's fact number 1") == 0)

        try screen.button.tap()
        await screen.settle()
        #expect(
            screen.count(of: "The second model's fact number \(calls + 1)") == 1, "its button asks that one")
        let callsOfTheFirst = await first.calls
        #expect(callsOfTheFirst == 1)
    }

    @Test func itShowsHowThatOneFares() async throws {
        let gate = Gate<CatFact>()
        let models = [
            CatFactViewModel(dependencies: .init(fetchFact: { CatFact(fact: "Cats purr.") })),
            CatFactViewModel(dependencies: .init(fetchFact: { try await gate() })),
        ]
        let screen = Screen(TwoModels(models: models))
        await screen.settle()
        let fetch = Task { await models[1].fetch() }
        await gate.untilCalled()

        try screen.inspect().find(button: "The second model").tap()
        #expect(screen.spinners == 1)
        #expect(screen.isButtonDisabled == true)

        gate.fail(with: TheCatIsAsleep())
        await fetch.value
        await screen.settle()
        #expect(screen.count(of: "Error") == 1)
        #expect(screen.spinners == 0)
        #expect(screen.isButtonDisabled == false)
    }
    #endif
}

/// Hands the view the first of two models, and the second after a tap.
private struct TwoModels: View {
    let models: [CatFactViewModel]
    @State private var isSecond = false

    var body: some View {
        CatFactView(viewModel: models[isSecond ? 1 : 0])
        Button("The second model") { isSecond = true }
    }
}
#endif
