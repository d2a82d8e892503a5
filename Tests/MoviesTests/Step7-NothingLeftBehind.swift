#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
@Suite("A screen that goes leaves no object, and one that stays loses no movie")
struct NothingLeftBehind {
    @Test(.checksLeaks, arguments: Design.allCases)
    func nothingIsLeftOfAScreen(_ design: Design) async {
        let loader = track(StubMovieLoader(stubs: [.alien]))
        let screen = Screen(design.madeOf(loader))
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    #if STEP_7_2
    @Test(arguments: Design.allCases)
    func theMoviesStayWhileTheViewAroundThemChanges(_ design: Design) async throws {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let screen = Screen(Foyer { design.madeOf(Messenger(number: $0, loader: loader)) })
        await screen.settle()
        #expect(screen.titles == ["Brazil", "Alien"])

        try screen.inspect().find(button: "Visitors: 0").tap()
        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.text.contains("Visitors: 1"))
        #expect(screen.titles == ["Brazil", "Alien"])
        #expect(callCount == 1)
    }
    #endif

    // The rest
    #if STEP_7_3
    @Test(.checksLeaks)
    func theModelIsReleasedAfterALoad() async {
        let sut = track(MovieListViewModel(loader: StubMovieLoader(stubs: [.alien])))

        await sut.load()

        #expect(sut.movies == [.alien])
    }

    @Test(.checksLeaks)
    func theModelIsReleasedWithItsScreen() async {
        let viewModel = track(MovieListViewModel(loader: StubMovieLoader(stubs: [.alien])))
        let screen = Screen(MovieListWithModel(viewModel: viewModel))
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    @Test(.checksLeaks, arguments: Design.allCases)
    func nothingIsLeftOfAFailure(_ design: Design) async {
        let loader = track(StubMovieLoader([.failure(CinemaIsClosed())]))
        let screen = Screen(design.madeOf(loader))

        await screen.settle()

        screen.unmount()
    }

    @Test(arguments: Design.allCases)
    func twoOfAKindDoNotShare(_ design: Design) async {
        let screens = [[Movie.brazil], [.alien]].map { Screen(design.madeOf(StubMovieLoader(stubs: $0))) }

        for screen in screens { await screen.settle() }

        #expect(screens.map { $0.titles } == [["Brazil"], ["Alien"]])
        #expect(Screen(design.madeOf(StubMovieLoader(stubs: []))).titles == [])
    }

    @Test func aModelThatIsHandedInLaterIsShown() async throws {
        let loaders = [
            StubMovieLoader(stubs: .week.reversed()), StubMovieLoader(weeks: [.week, .week, [.clerks]]),
        ]
        let models = loaders.map { MovieListViewModel(loader: $0) }
        for viewModel in models { await viewModel.load() }
        let screen = Screen(
            StateHost(0) { index in
                VStack {
                    Button("The other") { index.wrappedValue = 1 }
                    MovieListWithModel(viewModel: models[index.wrappedValue])
                }
            })
        await screen.settle()
        #expect(screen.titles == ["Alien", "Dial M for Murder", "Brazil", "Alien", "Clerks"])

        try screen.inspect().find(button: "The other").tap()
        await screen.settle()

        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])

        for _ in 1...2 { await models[1].load() }
        #expect(screen.titles == ["Clerks"], "it goes on watching that one")
    }
    #endif
}
#endif
