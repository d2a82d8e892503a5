#if STEP_8
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import CatFacts

@MainActor
struct TheView {
    @Test func itAsksForAFactAndShowsIt() async throws {
        let gate = Gate<CatFact>()
        let screen = makeScreen { try await gate() }
        #expect(screen.shows("Error") == false)
        await gate.untilCalled()
        #expect(try screen.spinners == 1)
        #expect(try screen.button.isDisabled() == true)

        gate.succeed(with: CatFact(fact: "Cats walk on their toes."))
        await screen.settle()
        _ = try screen.inspect().find(text: "Cats walk on their toes.")
        #expect(try screen.spinners == 0)
        #expect(try screen.button.isDisabled() == false)
    }

    @Test func itSaysWhenSomethingWentWrong() async throws {
        let screen = makeScreen { throw TheCatIsAsleep() }

        await screen.settle()

        _ = try screen.inspect().find(text: "Error")
        #expect(try screen.spinners == 0)
        #expect(try screen.button.isDisabled() == false)
    }

    @Test func theButtonFetchesAnother() async throws {
        let source = FactSource { call in CatFact(fact: "Fact number \(call)") }
        let screen = makeScreen { try await source.next() }
        await screen.settle()
        _ = try screen.inspect().find(text: "Fact number 1")

        try screen.button.tap()
        await screen.settle()

        _ = try screen.inspect().find(text: "Fact number 2")
        let calls = await source.calls
        #expect(calls == 2)
    }

    @Test func aScreenThatGoesAwayTakesItsFetchAlong() async {
        let gate = Gate<CatFact>()
        let viewModel = CatFactViewModel(dependencies: .init(fetchFact: { try await gate() }))
        let screen = Screen(CatFactView(viewModel: viewModel))
        await gate.untilCalled()
        #expect(viewModel.state == .loading)

        screen.unmount()

        await waitUntil("the fetch has ended", deadline: .milliseconds(500)) { viewModel.state != .loading }
        #expect(viewModel.state == .initial)
    }

    @Test func thePreviewsAreLoadingLoadedAndError() {
        #expect(CatFactPreviews.all.map { $0.name } == ["Loading", "Loaded", "Error"])
    }

    @Test func thePreviewOfLoadingGoesOnLoading() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Loading" })
        let screen = Screen(preview.view)
        await waitUntil("the spinner turns") { (try? screen.spinners) == 1 }

        // One that answers at once has answered by the time that this other one has.
        await makeScreen { CatFact(fact: "Cats walk on their toes.") }.settle()

        #expect(try screen.spinners == 1)
        #expect(try screen.button.isDisabled() == true)
    }

    @Test func thePreviewOfLoadedShowsAFact() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Loaded" })
        let screen = Screen(preview.view)

        await screen.settle()

        _ = try screen.inspect().find(text: "Cats walk on their toes.")
        #expect(try screen.button.isDisabled() == false)
    }

    @Test func thePreviewOfErrorSaysSo() async throws {
        let preview = try #require(CatFactPreviews.all.first { $0.name == "Error" })
        let screen = Screen(preview.view)

        await screen.settle()

        _ = try screen.inspect().find(text: "Error")
        #expect(try screen.button.isDisabled() == false)
    }

    private func makeScreen(_ fetchFact: @escaping @Sendable () async throws -> CatFact) -> Screen {
        Screen(CatFactView(viewModel: CatFactViewModel(dependencies: .init(fetchFact: fetchFact))))
    }
}

extension Screen {
    fileprivate var spinners: Int {
        get throws { try inspect().findAll(ViewType.ProgressView.self).count }
    }

    fileprivate func shows(_ text: String) -> Bool {
        (try? inspect().find(text: text)) != nil
    }

    fileprivate var button: InspectedView<any View> {
        get throws { try inspect().find(button: "Fetch another") }
    }
}
#endif
