#if STEP_3
import PaperUI
import Testing

@testable import Movies

@MainActor
struct TheBinding {
    @Test func loadLoadsMovies() async {
        var storage: [Movie] = []
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let sut = MovieListWithBinding(movies: movies, loader: StubMovieLoader(stubs: [.brazil, .alien]))

        await sut.load()

        #expect(storage == [.brazil, .alien])
    }

    @Test func aReloadReplacesWhatWasThere() async {
        var storage: [Movie] = [.clerks]
        let movies = Binding(get: { storage }, set: { storage = $0 })
        let sut = MovieListWithBinding(movies: movies, loader: StubMovieLoader(stubs: [.alien]))

        await sut.load()

        #expect(storage == [.alien])
    }

    @Test func theViewShowsWhatTheBindingReads() async {
        let loader = StubMovieLoader(stubs: [.alien])
        let screen = Screen(MovieListWithBinding(movies: .constant([.clerks, .brazil]), loader: loader))

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ["Clerks", "Brazil"], "a constant does not change")
        #expect(callCount == 1)
    }
}
#endif
