#if STEP_3
import Observation
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
@Suite("A binding writes and reads a list of its owner")
struct TheBinding {
    @Test func loadLoadsMovies() async {
        var storage: [Movie] = []
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let loader = StubMovieLoader(stubs: [.brazil, .alien])
        let sut = MovieListWithBinding(movies: movies, loader: loader)

        await sut.load()

        #expect(storage == [.brazil, .alien])
    }

    #if STEP_3_2
    @Test func theViewShowsWhatTheBindingReads() async {
        let loader = GatedMovieLoader()
        let screen = Screen(MovieListWithBinding(movies: .constant(.week), loader: loader))
        #expect(screen.titles.count == 5, "it does not wait for the answer")
        await loader.gate.untilCalled()
        #expect(screen.titles.count == 5, "what is there stays on the screen while it loads")

        loader.gate.succeed(with: [.alien])
        await screen.settle()

        #expect(
            screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"],
            "a constant does not change")
        #expect(screen.warnings == [], "two of one title are two rows")
        #expect(loader.gate.callCount == 1)
    }
    #endif

    // The rest
    #if STEP_3_3
    @Test func aReloadReplacesWhatWasThere() async {
        var storage: [Movie] = [.clerks, .alien]
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let sut = MovieListWithBinding(movies: movies, loader: StubMovieLoader(weeks: .season))

        for movies in [[Movie]].season {
            await sut.load()
            #expect(storage == movies)
        }
    }

    @Test func everyLoadAsksOnce() async {
        var storage: [Movie] = []
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let loader = StubMovieLoader([.success([]), .failure(CinemaIsClosed()), .success(.week)])
        let sut = MovieListWithBinding(movies: movies, loader: loader)

        for load in 1...3 {
            await sut.load()

            let callCount = await loader.callCount
            #expect(callCount == load)
        }
        #expect(storage == .week)
    }

    @Test(arguments: [[Movie.alien], [.brazil]])
    func whatComesReplacesWhatIsThereByThen(_ answer: [Movie]) async {
        var storage: [Movie] = [.brazil]
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let loader = BusyMovieLoader(answer: .success(answer)) {
            #expect(movies.wrappedValue == [.brazil], "nothing is written before the answer comes")
            movies.wrappedValue = [.clerks]
        }

        await MovieListWithBinding(movies: movies, loader: loader).load()

        #expect(storage == answer)
    }

    @Test func theListOutlivesTheScreen() async {
        var storage: [Movie] = []
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let loader = StubMovieLoader(stubs: .week)
        let screen = Screen(MovieListWithBinding(movies: movies, loader: loader))
        await screen.settle()

        screen.unmount()
        await screen.settle()

        #expect(storage == .week, "its owner may need it")
    }

    @Test func aModelMayLendItsMovies() async {
        @Bindable var viewModel = Cinema(movies: [.clerks])
        let loader = GatedMovieLoader()

        let screen = Screen(MovieListWithBinding(movies: $viewModel.movies, loader: loader))
        await loader.gate.untilCalled()
        #expect(viewModel.movies == [.clerks])
        #expect(screen.titles == ["Clerks"])

        loader.gate.succeed(with: [.brazil, .alien])
        await screen.settle()

        #expect(viewModel.movies == [.brazil, .alien])
        #expect(screen.titles == ["Brazil", "Alien"])
    }

    @Test func aBindingThatIsLentLaterIsReadAndWritten() async throws {
        let cinemas = [Cinema(movies: [.clerks]), Cinema(movies: .week)]
        let loader = StubMovieLoader([.success([.brazil]), .success([.alien])])
        let screen = Screen(OneOfTheCinemas(cinemas: cinemas, loader: loader))
        await screen.settle()
        #expect(screen.titles == ["Brazil"])

        try screen.inspect().find(button: "The other cinema").tap()
        await screen.settle()
        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])

        try await screen.inspect().find(MovieListWithBinding.self).actualView().load()
        #expect(cinemas.map { $0.movies } == [[.brazil], [.alien]])
        #expect(screen.titles == ["Alien"])
    }
    #endif
}

#if STEP_3_3
/// A model whose movies anybody may write.
@MainActor @Observable
private final class Cinema {
    var movies: [Movie]

    init(movies: [Movie]) {
        self.movies = movies
    }
}

/// Lends the list the movies of the first of two cinemas, and after a tap those of the second.
private struct OneOfTheCinemas: View {
    let cinemas: [Cinema]
    let loader: StubMovieLoader
    @State private var index = 0

    var body: some View {
        VStack {
            Button("The other cinema") { index = 1 }
            MovieListWithBinding(movies: Bindable(cinemas[index]).movies, loader: loader)
        }
    }
}
#endif
#endif
