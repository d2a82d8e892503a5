#if STEP_9
import Observation
import PaperUI
import PaperUITesting
import Testing

@testable import Movies

@MainActor
@Suite("A reload that fails takes nothing away, and says so")
struct KeptMovies {
    @Test(arguments: [[], [Movie.brazil], .week])
    func failuresLeaveTheMovies(_ movies: [Movie]) {
        var sut = Programme()
        sut.take(.success(movies))

        for _ in 1...10 {
            sut.take(.failure(CinemaIsClosed()))
            #expect(sut.movies == movies)
        }
    }

    @Test func theMoviesThatCameLastAreKept() {
        var sut = Programme()

        for movies in [[Movie.alien], .week, [.brazil], []] {
            sut.take(.success(movies))
            sut.take(.failure(CinemaIsClosed()))
            #expect(sut.movies == movies)
        }
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
        #expect(sut.errorText?.contains { $0.isLetter } == true)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.errorText?.contains { $0.isLetter } == true)

        sut.take(.success([]))
        #expect(sut.errorText == nil)

        sut.take(.failure(CinemaIsClosed()))
        #expect(sut.errorText?.contains { $0.isLetter } == true)

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

        let again = GatedMovieLoader()
        let screen = Screen(MovieListWithProgramme(programme: lent, loader: again))
        await again.gate.untilCalled()

        #expect(screen.titles == ["Clerks", "Alien", "Brazil", "Dial M for Murder", "Alien"])
        #expect(try screen.texts.contains(errorText))
        #expect(lent.wrappedValue.errorText == errorText)
    }

    @Test func noButtonTakesTheWordsAway() async throws {
        var programme = Programme()
        programme.take(.failure(CinemaIsClosed()))
        let errorText = try #require(programme.errorText)
        let loader = GatedMovieLoader()
        let screen = Screen(MovieListWithProgramme(programme: .constant(programme), loader: loader))
        await loader.gate.untilCalled()

        for button in try screen.inspect().findAll(ViewType.Button.self) { try button.tap() }

        #expect(try screen.texts.contains(errorText))
    }

    @Test func theWordsComeAndGo() async throws {
        let loader = StubMovieLoader([
            .failure(CinemaIsClosed()), .success([.alien]), .failure(ShowIsCancelled()), .success([.alien]),
        ])
        let office = Office()
        let screen = Screen(MovieListWithProgramme(programme: Bindable(office).programme, loader: loader))
        let list = { try screen.inspect().find(MovieListWithProgramme.self).actualView() }

        await screen.settle()
        for _ in 1...2 {
            let errorText = try #require(office.programme.errorText)
            #expect(try screen.texts.contains(errorText))

            try await list().load()
            #expect(office.programme.errorText == nil)
            #expect(try screen.texts.contains(errorText) == false)
            #expect(screen.titles == ["Alien"])

            try await list().load()
        }
    }
}

/// Nobody has called it off: it is a failure like any other.
private struct ShowIsCancelled: Error {}

@MainActor @Observable
private final class Office {
    var programme = Programme()
}

extension Screen {
    fileprivate var texts: [String] {
        get throws { try inspect().findAll(ViewType.Text.self).map { try $0.string() } }
    }
}
#endif
