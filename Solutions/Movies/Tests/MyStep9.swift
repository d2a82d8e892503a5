#if STEP_9
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
@Suite("A reload that fails takes nothing away, and says so")
struct KeptMovies {
    @Test(arguments: [[], [Movie.brazil], .week])
    func aFailureLeavesTheMovies(_ movies: [Movie]) {
        var sut = Programme()
        sut.take(.success(movies))

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.movies == movies)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.movies == movies)
    }

    @Test func whatWasTakenMeanwhileIsKept() async {
        let programme: Binding<Programme> = .variable(Programme())
        let loader = BusyMovieLoader(answer: .failure(CinemaIsClosed())) {
            programme.wrappedValue.take(.success([.brazil]))
        }

        await MovieListWithProgramme(programme: programme, loader: loader).load()

        #expect(programme.wrappedValue.movies == [.brazil])
    }

    @Test func aCopySaysNothingOfTheOther() {
        let sut = Programme()
        var copy = sut

        copy.take(.failure(CinemaIsClosed()))

        #expect(sut.errorText == nil)
    }

    @Test func itIsSaidAsLongAsItIsTrue() {
        var sut = Programme()
        #expect(sut.errorText == nil)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.errorText?.isEmpty == false)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.errorText?.isEmpty == false)

        sut.take(.success([]))
        #expect(sut.errorText == nil)

        sut.take(.failure(CinemaIsClosed()))
        sut.take(.success(.week))
        #expect(sut.errorText == nil)
    }

    @Test func bothAreOnTheScreen() async throws {
        var programme = Programme()
        programme.take(.success(.week))
        let lent: Binding<Programme> = .variable(programme)
        let loader = StubMovieLoader([.failure(CinemaIsClosed())])
        await MovieListWithProgramme(programme: lent, loader: loader).load()
        let errorText = try #require(lent.wrappedValue.errorText)

        let screen = Screen(MovieListWithProgramme(programme: .constant(lent.wrappedValue), loader: loader))

        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])
        #expect(try screen.texts.contains(errorText))
    }

    @Test func theWordsGoWithTheNextMovies() async throws {
        let loader = StubMovieLoader([.failure(CinemaIsClosed()), .success([.alien])])
        let screen = Screen(Host(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })
        var failed = Programme()
        failed.take(.failure(CinemaIsClosed()))
        let errorText = try #require(failed.errorText)
        await screen.settle()
        #expect(try screen.texts.contains(errorText))

        try await screen.inspect().find(MovieListWithProgramme.self).actualView().load()

        #expect(screen.titles == ["Alien"])
        #expect(try screen.texts.contains(errorText) == false)
    }
}

extension Screen {
    fileprivate var texts: [String] {
        get throws { try inspect().findAll(ViewType.Text.self).map { try $0.string() } }
    }
}
#endif
