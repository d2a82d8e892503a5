#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
struct NothingLeftBehind {
    @Test(.checksLeaks)
    func theModelIsReleasedAfterALoad() async {
        let sut = track(MovieListViewModel(loader: StubMovieLoader(stubs: [.alien])))

        await sut.load()

        #expect(sut.movies == [.alien])
    }

    @Test(.checksLeaks)
    func theModelIsReleasedWithItsScreen() async {
        let model = track(MovieListViewModel(loader: StubMovieLoader(stubs: [.alien])))
        let screen = Screen(MovieListWithModel(model: model))
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    @Test(.checksLeaks, arguments: Design.allCases)
    func nothingIsLeftOfAScreen(_ design: Design) async {
        let loader = track(StubMovieLoader(stubs: [.alien]))
        let screen = Screen(design.madeOf(loader))
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    @Test(arguments: Design.allCases)
    func theMoviesStayWhileTheViewAroundThemChanges(_ design: Design) async throws {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(Foyer { design.madeOf(loader) })
        await screen.settle()
        #expect(screen.titles == ["Brazil", "Alien"])

        try screen.inspect().find(button: "Visitors: 0").tap()
        await screen.settle()

        let callCount = await loader.callCount
        #expect(try screen.inspect().find(button: "Visitors: 1").isDisabled() == false)
        #expect(screen.titles == ["Brazil", "Alien"])
        #expect(callCount == 1)
    }
}

extension Design {
    /// The design as an app would use it: from a loader and nothing else.
    @MainActor @ViewBuilder
    func madeOf(_ loader: StubMovieLoader) -> some View {
        switch self {
        case .state: MovieListWithState(loader: loader)
        case .model: MovieListWithModel(loader: loader)
        case .binding: MovieListComposer(loader: loader)
        }
    }
}

/// A view around another that is evaluated again, and makes the other anew, whenever somebody comes in.
private struct Foyer<Content: View>: View {
    @State private var visitors = 0
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Button("Visitors: \(visitors)") { visitors += 1 }
            content()
        }
    }
}
#endif
