#if STEP_12
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetch that was tapped for lasts as long as the screen")
struct TappedFor {
    private let gate = Gate<CatFact>()
    private let first = CatFact(fact: "Fact number 1")

    @Test func itIsCancelledWithTheScreen() async throws {
        let source = FactSource { [gate, first] call in call == 1 ? first : try await gate() }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await screen.settle()
        try screen.button.tap()
        await gate.untilCalled()

        screen.unmount()

        await waitUntil("the tapped fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .loaded(first))
    }

    @Test func soItIsBehindAnotherTab() async throws {
        let source = FactSource { [gate, first] call in call == 1 ? first : try await gate() }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = makeTabs(viewModel)
        await screen.settle()
        try screen.button.tap()
        await gate.untilCalled()

        try screen.inspect().find(button: "Dogs").tap()

        await waitUntil("the tapped fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .loaded(first))
    }

    @Test func soIsOneThatCameAfterOthers() async throws {
        let source = FactSource { [gate] call in
            switch call {
            case 1, 2: return CatFact(fact: "Fact number \(call)")
            case 3: throw TheCatIsAsleep()
            default: return try await gate()
            }
        }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await screen.settle()
        for _ in 2...3 {
            try screen.button.tap()
            await screen.settle()
        }
        try screen.button.tap()
        await gate.untilCalled()

        screen.unmount()

        await waitUntil("the tapped fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .error, "which is where the tap before it ended")
    }

    @Test func everyTapBringsItsFact() async throws {
        let source = FactSource { call in
            guard call != 3, call != 4 else { throw TheCatIsAsleep() }
            return CatFact(fact: "Fact number \(call / 2)")
        }
        let screen = makeScreen { try await source.next() }
        await screen.settle()

        for call in 2...30 {
            try screen.button.tap()
            await screen.settle()
            #expect(screen.count(of: call == 3 || call == 4 ? "Error" : "Fact number \(call / 2)") == 1)
        }
        let calls = await source.calls
        #expect(calls == 30, "even where the fact, or the error, was there already")
    }
}
#endif
