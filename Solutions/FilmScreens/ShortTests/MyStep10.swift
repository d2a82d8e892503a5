#if STEP_10
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
@Suite("After a failure a reader can try again")
struct SecondTry {
    private let gate = Gate<[PixarFilm]>()
    private let viewModel: FilmListViewModel
    private let screen: Screen

    init() {
        viewModel = FilmListViewModel(repository: StubRepository { [gate] in try await gate() })
        screen = Screen(FilmListView(viewModel: viewModel))
    }

    @Test func eachTapLoadsOnceMore() async throws {
        for call in 1...3 {
            await fail(call)
            try button.tap()
        }
        await gate.untilCalled(4)
        gate.succeed(with: [.fixture(title: "Up")])
        await screen.settle()

        #expect(screen.titles == ["Up"])
    }

    @Test func thereIsNoButtonWhileTheFilmsAreFetched() async throws {
        await fail(1)
        try button.tap()
        await gate.untilCalled(2)

        #expect(screen.texts.contains("Try again") == false)
    }

    @Test func theSearchStays() async throws {
        viewModel.searchText = "up"
        await fail(1)

        try button.tap()

        #expect(viewModel.searchText == "up")
    }

    @Test func aTappedLoadEndsWithTheScreen() async throws {
        await fail(1)
        try button.tap()
        await gate.untilCalled(2)

        screen.unmount()

        await waitUntil("the load has ended") { viewModel.isLoading == false }
    }

    private var button: InspectedView<any View> {
        get throws { try screen.inspect().find(button: "Try again") }
    }

    private func fail(_ call: Int) async {
        await gate.untilCalled(call)
        gate.fail(with: TheProjectorIsBroken())
        await screen.settle()
    }
}
#endif
