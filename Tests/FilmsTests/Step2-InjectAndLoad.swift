#if STEP_2
import Testing

@testable import Films

@MainActor
@Suite("A model loads the films in the order of their titles")
struct InjectAndLoad {
    @Test func theyAreTheFilmsThatCameIn() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let namesake = PixarFilm(id: "up-2", title: "Up", year: 2031, director: "Somebody Else")
        let untitled = PixarFilm(id: "next", title: "", year: 2032, director: "")
        let sut = FilmListViewModel(repository: StubRepository(films: [film, namesake, untitled]))

        await sut.loadFilms()

        #expect(Set(sut.films) == [film, namesake, untitled])
        #expect(sut.films.count == 3)
    }

    #if STEP_2_2
    @Test func loadedFilmsAreInTheOrderOfTheirTitles() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "a", title: "Up", year: 2009, director: "Pete Docter"),
            PixarFilm(id: "b", title: "Cars", year: 2006, director: "John Lasseter"),
            PixarFilm(id: "c", title: "Soul", year: 2020, director: "Pete Docter"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Cars", "Soul", "Up"])
    }
    #endif

    // The rest
    #if STEP_2_3
    @Test func nothingIsLoadedBeforeTheFirstCall() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let repository = ScriptedRepository { _ in [film] }
        let unasked = FilmListViewModel(repository: repository)
        let sut = FilmListViewModel(repository: repository)
        #expect(sut.films == [])

        await sut.loadFilms()
        #expect(unasked.films == [])

        let calls = await repository.calls
        #expect(calls == 1, "one load asks once, and a new model does not ask")
    }

    @Test func theFilmsOfTheLastLoadTakeThePlaceOfTheOthers() async {
        let cars = PixarFilm(id: "cars", title: "Cars", year: 2006, director: "John Lasseter")
        let up = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let restored = PixarFilm(id: "cars", title: "Cars, Restored", year: 2031, director: "Somebody Else")
        let answers = [[cars, up], [up], [cars], [restored], []]
        let repository = ScriptedRepository { call in answers.dropFirst(call - 1).first ?? [] }
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()
        #expect(sut.films == [cars, up])

        await sut.loadFilms()
        #expect(sut.films == [up])

        await sut.loadFilms()
        #expect(sut.films == [cars])

        await sut.loadFilms()
        #expect(sut.films.map { $0.title } == ["Cars, Restored"], "the id is the same, the film is not")

        await sut.loadFilms()
        #expect(sut.films == [])
    }
    #endif
}
#endif
