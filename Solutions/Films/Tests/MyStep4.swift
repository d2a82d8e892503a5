#if STEP_4
import Testing

@testable import Films

@MainActor
@Suite("Films before 1995 are left out")
struct Before1995 {
    @Test func filmsBefore1995AreLeftOut() async {
        let repository = StubRepository(films: [
            film("Brave", year: 2012),
            film("The Adventures of André and Wally B.", year: 1984),
            film("Elio", year: 2025),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Brave", "Elio"])
    }

    @Test func theYear1995ItselfStays() async {
        let repository = StubRepository(films: [
            film("A Year Too Early", year: 1994),
            film("Just in Time", year: 1995),
            film("Long Announced", year: 2099),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Just in Time", "Long Announced"])
    }

    private func film(_ title: String, year: Int) -> PixarFilm {
        PixarFilm(id: title, title: title, year: year, director: "Anybody")
    }
}
#endif
