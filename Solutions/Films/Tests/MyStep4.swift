#if STEP_4
import Testing

@testable import Films

@MainActor
@Suite("Films before 1995 are left out")
struct Before1995 {
    @Test func filmsBefore1995AreLeftOut() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "brave", title: "Brave", year: 2012, director: "Mark Andrews"),
            PixarFilm(
                id: "andre", title: "The Adventures of André and Wally B.", year: 1984, director: "Nobody"),
            PixarFilm(id: "elio", title: "Elio", year: 2025, director: "Domee Shi"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Brave", "Elio"])
    }

    @Test func theYear1995ItselfStays() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "a", title: "A Year Too Early", year: 1994, director: "Nobody"),
            PixarFilm(id: "b", title: "Just in Time", year: 1995, director: "Nobody"),
            PixarFilm(id: "c", title: "Long Announced", year: 2099, director: "Nobody"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Just in Time", "Long Announced"])
    }
}
#endif
