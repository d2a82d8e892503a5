#if STEP_9
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
@Suite("A failure keeps the movies, and says so beside them")
struct KeptMovies {
    @Test func aFailureKeepsTheMovies() {
        var sut = Programme()
        sut.take(.success([.brazil, .alien]))

        sut.take(.failure(CinemaIsClosed()))

        #expect(sut.movies == [.brazil, .alien])
    }

    @Test func theWordsGoWithTheNextSuccess() {
        var sut = Programme()
        #expect(sut.errorText == nil)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.errorText?.isEmpty == false)

        sut.take(.success([]))
        #expect(sut.errorText == nil)
    }

    @Test func theScreenShowsBoth() async throws {
        let programme: Binding<Programme> = .variable(Programme())
        programme.wrappedValue.take(.success([.alien]))
        programme.wrappedValue.take(.failure(CinemaIsClosed()))
        let words = try #require(programme.wrappedValue.errorText)

        let loader = GatedMovieLoader()
        let screen = Screen(MovieListWithProgramme(programme: programme, loader: loader))
        await loader.gate.untilCalled()

        #expect(screen.titles == ["Alien"])
        #expect(screen.text.contains(words))
    }
}
#endif
