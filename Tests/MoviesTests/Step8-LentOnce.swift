#if STEP_8
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Movies

@MainActor
struct LentOnce {
    @Test func aProgrammeBeginsWithoutMovies() {
        #expect(Programme().movies == [])
    }

    @Test func whatIsTakenReplacesWhatWasThere() {
        var sut = Programme()

        sut.take(.success(.week))
        #expect(sut.movies == .week)

        sut.take(.success([.brazil]))
        #expect(sut.movies == [.brazil])

        sut.take(.success([]))
        #expect(sut.movies == [])

        sut.take(.success([.alien]))
        sut.take(.failure(CinemaIsClosed()))
        sut.take(.success([]))
        #expect(sut.movies == [])
    }

    @Test func aCopyGoesItsOwnWay() {
        var sut = Programme()
        sut.take(.success([.brazil]))
        var copy = sut

        copy.take(.success([.alien]))

        #expect(sut.movies == [.brazil])
        #expect(copy.movies == [.alien])
    }

    @Test func loadHandsTheAnswerToTheProgramme() async {
        let programme: Binding<Programme> = .variable(Programme())
        let loader = StubMovieLoader([.success([]), .success(.week), .success([.alien])])
        let sut = MovieListWithProgramme(programme: programme, loader: loader)

        for (load, movies) in [[], .week, [Movie.alien]].enumerated() {
            await sut.load()

            let callCount = await loader.callCount
            #expect(programme.wrappedValue.movies == movies)
            #expect(callCount == load + 1)
        }
    }

    @Test(
        arguments: [.success(.week), .success([]), .failure(CinemaIsClosed())] as [Result<[Movie], any Error>]
    )
    func onAScreenItAsksOnce(_ answer: Result<[Movie], any Error>) async {
        let loader = StubMovieLoader([answer])
        let screen = Screen(Host(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })

        await screen.settle()

        let callCount = await loader.callCount
        #expect(screen.titles == ((try? answer.get()) ?? []).map { $0.title })
        #expect(callCount == 1)
    }

    @Test(.checksLeaks)
    func nothingIsLeftOfItsScreen() async {
        let loader = track(StubMovieLoader(stubs: [.alien]))
        let screen = Screen(Host(Programme()) { MovieListWithProgramme(programme: $0, loader: loader) })
        await screen.settle()

        #expect(screen.titles == ["Alien"])
        screen.unmount()
    }

    @Test func theListShowsTheProgrammeThatItIsLent() async {
        var programme = Programme()
        programme.take(.success([.clerks, .brazil]))
        let loader = StubMovieLoader(stubs: [.alien])
        let screen = Screen(MovieListWithProgramme(programme: .constant(programme), loader: loader))

        await screen.settle()

        #expect(screen.titles == ["Clerks", "Brazil"])
    }
}
#endif
