#if STEP_2
import Observation
import PaperUI
import Testing

@testable import Movies

@MainActor
@Suite("A model keeps its movies, with a screen and without")
struct TheModel {
    @Test func loadLoadsMovies() async {
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let sut = MovieListViewModel(loader: loader)
        #expect(sut.movies == [])

        await sut.load()

        #expect(sut.movies == [.brazil, .alien])
    }

    #if STEP_2_2
    @Test func whoeverShowsTheMoviesIsTold() async {
        let sut = MovieListViewModel(loader: StubMovieLoader(stubs: [.brazil]))

        await confirmation("whoever has read movies hears that they change") { told in
            withObservationTracking {
                _ = sut.movies
            } onChange: {
                told()
            }
            await sut.load()
        }
    }
    #endif

    #if STEP_2_3
    @Test func onAScreenTheRowsAppear() async {
        let loader = StubMovieLoader(stubs: .week)
        let screen = Screen(MovieListWithModel(viewModel: MovieListViewModel(loader: loader)))

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])
        #expect(screen.warnings == [], "two of one title are two rows")
        #expect(callCount == 1)
    }
    #endif

    // The rest
    #if STEP_2_4
    @Test func aNewModelKnowsNothingOfAnother() async {
        let loader = StubMovieLoader(stubs: .week)
        await MovieListViewModel(loader: loader).load()

        let sut = MovieListViewModel(loader: loader)

        let callCount = await loader.callCount
        #expect(sut.movies == [])
        #expect(callCount == 1)
    }

    @Test func everyLoadAsksOnce() async {
        let loader = StubMovieLoader([.success([]), .failure(CinemaIsClosed()), .success(.week)])
        let sut = MovieListViewModel(loader: loader)

        for load in 1...3 {
            await sut.load()

            let callCount = await loader.callCount
            #expect(callCount == load)
        }
        #expect(sut.movies == .week)
    }

    @Test func aReloadReplacesWhatWasThere() async {
        let sut = MovieListViewModel(loader: StubMovieLoader(weeks: .season))

        for movies in [[Movie]].season {
            await sut.load()
            #expect(sut.movies == movies)
        }
    }

    @Test func theModelOutlivesItsScreen() async {
        let viewModel = MovieListViewModel(loader: StubMovieLoader(stubs: [.brazil, .alien]))
        let screen = Screen(MovieListWithModel(viewModel: viewModel))
        await screen.settle()

        screen.unmount()

        #expect(viewModel.movies == [.brazil, .alien])
        #expect(Screen(MovieListWithModel(viewModel: viewModel)).titles == ["Brazil", "Alien"])
    }

    @Test func aModelThatHasMoviesIsAskedAsWell() async {
        let loader = GatedMovieLoader()
        let viewModel = MovieListViewModel(loader: loader)
        let load = Task { await viewModel.load() }
        await loader.gate.untilCalled(by: load)
        loader.gate.succeed(with: [.brazil])
        await load.value

        let screen = Screen(MovieListWithModel(viewModel: viewModel))
        await loader.gate.untilCalled(2)
        #expect(screen.titles == ["Brazil"], "what is there stays on the screen while it loads")

        loader.gate.succeed(with: [.alien])
        await screen.settle()
        #expect(screen.titles == ["Alien"])
    }

    @Test func twoViewsOfOneModelShowTheSame() async {
        let loader = StubMovieLoader([.success([]), .success([]), .success([.alien])])
        let viewModel = MovieListViewModel(loader: loader)
        let screens = [
            Screen(MovieListWithModel(viewModel: viewModel)),
            Screen(MovieListWithModel(viewModel: viewModel)),
        ]
        for screen in screens { await screen.settle() }

        await viewModel.load()

        #expect(screens.map { $0.titles } == [["Alien"], ["Alien"]])
    }
    #endif
}
#endif
