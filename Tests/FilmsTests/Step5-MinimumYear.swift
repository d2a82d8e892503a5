#if STEP_5
import Testing

@testable import Films

@MainActor
struct MinimumYear {
    @Test(arguments: [2001, 2010, 2017, 2023])
    func filmsSinceTheMinimumYearAreKept(year: Int) async {
        let repository = StubRepository(films: [
            .fixture(id: "old", title: "The Old One", year: 1999),
            .fixture(id: "new", title: "The New One", year: year),
        ])
        let sut = FilmListViewModel(repository: repository, minimumYear: 2000)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["The New One"])
        #expect(sut.films.map { $0.year } == [year])
    }

    @Test func theMinimumYearItselfIsKept() async {
        let repository = StubRepository(films: [.fixture(year: 2009), .fixture(id: "up", year: 2010)])
        let sut = FilmListViewModel(repository: repository, minimumYear: 2010)

        await sut.loadFilms()

        #expect(sut.films.map { $0.year } == [2010])
    }

    @Test func anEarlierMinimumLetsOlderFilmsIn() async {
        let repository = StubRepository(films: [.fixture(year: 1986), .fixture(id: "old", year: 1940)])
        let sut = FilmListViewModel(repository: repository, minimumYear: 1980)

        await sut.loadFilms()

        #expect(sut.films.map { $0.year } == [1986])
    }
}

extension PixarFilm {
    /// A film like any other. A test names what it is about and leaves the rest to this.
    static func fixture(
        id: String = "toy-story",
        title: String = "Toy Story",
        year: Int = 1995,
        director: String = "John Lasseter"
    ) -> PixarFilm {
        PixarFilm(id: id, title: title, year: year, director: director)
    }
}
#endif
