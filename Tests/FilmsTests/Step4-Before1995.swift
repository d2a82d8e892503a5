#if STEP_4
import Testing

@testable import Films

@MainActor
struct Before1995 {
    @Test func filmsBefore1995AreLeftOut() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
            PixarFilm(id: "fantasia", title: "Fantasia", year: 1940, director: "Norman Ferguson"),
            PixarFilm(id: "finding-nemo", title: "Finding Nemo", year: 2003, director: "Andrew Stanton"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Finding Nemo", "Toy Story"])
    }

    @Test func theYear1995ItselfStays() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "a", title: "A Year Too Early", year: 1994, director: "Nobody"),
            PixarFilm(id: "b", title: "Just in Time", year: 1995, director: "Nobody"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Just in Time"])
    }
}
#endif
