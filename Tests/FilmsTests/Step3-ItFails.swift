#if STEP_3
import Testing

@testable import Films

@MainActor
@Suite("A failure is kept in words")
struct ItFails {
    @Test func aFailureIsKeptInWords() async {
        let sut = FilmListViewModel(repository: ScriptedRepository { _ in throw ProjectorIsBroken() })

        await sut.loadFilms()

        #expect(sut.errorMessage == "The projector is broken.")
        #expect(sut.films == [])
        #expect(sut.isLoading == false)
    }

    #if STEP_3_2
    @Test func aLaterSuccessClearsTheMessage() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let repository = ScriptedRepository { call in
            if call == 1 { throw ProjectorIsBroken() }
            return [film]
        }
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()
        #expect(sut.errorMessage == "The projector is broken.")

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)
        #expect(sut.films == [film])
        #expect(sut.isLoading == false)
    }
    #endif

    #if STEP_3_3
    @Test func aFailureAfterASuccessIsKeptToo() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let repository = ScriptedRepository { call in
            if call == 2 { throw reelIsMissing() }
            if call == 3 { throw ProjectorIsBroken() }
            return [film]
        }
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)
        #expect(sut.isLoading == false)

        await sut.loadFilms()
        #expect(sut.errorMessage == "The reel is missing.")
        #expect(sut.isLoading == false)

        await sut.loadFilms()
        #expect(sut.errorMessage == "The projector is broken.")

        await sut.loadFilms()
        #expect(sut.errorMessage == nil)
    }
    #endif

    // The rest
    #if STEP_3_4
    @Test func nothingIsWrongBeforeTheFirstLoad() {
        let sut = FilmListViewModel(repository: StubRepository())

        #expect(sut.errorMessage == nil)
        #expect(sut.isLoading == false)
    }

    @Test func noFilmsAreNoFailure() async {
        let sut = FilmListViewModel(repository: StubRepository(films: []))

        await sut.loadFilms()

        #expect(sut.errorMessage == nil)
        #expect(sut.isLoading == false)
    }
    #endif
}
#endif
