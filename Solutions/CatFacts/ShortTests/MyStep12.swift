#if STEP_12
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("A fetch that was tapped for lasts as long as the screen")
struct TappedFetch {
    @Test func itIsCancelledWhenTheScreenGoes() async throws {
        let gate = Gate<CatFact>()
        let source = FactSource { call in call == 1 ? CatFact(fact: "Fact 1") : try await gate() }
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await screen.settle()
        try screen.button.tap()
        await gate.untilCalled()

        screen.unmount()

        await waitUntil("the tapped fetch has ended") { viewModel.state != .loading }
        #expect(viewModel.state == .loaded(CatFact(fact: "Fact 1")))
    }

    @Test func eachTapBringsItsFact() async throws {
        let source = FactSource { call in CatFact(fact: "Fact \(call)") }
        let screen = makeScreen { try await source.next() }
        await screen.settle()

        for number in 2...4 {
            try screen.button.tap()
            await screen.settle()
            #expect(screen.count(of: "Fact \(number)") == 1)
        }
    }
}
#endif
