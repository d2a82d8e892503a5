#if STEP_1
import Testing

@testable import Films

@MainActor
struct InjectAndLoad {
    @Test func loadedFilmsAreSortedByTitle() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
            PixarFilm(id: "toy-story", title: "Toy Story", year: 1995, director: "John Lasseter"),
            PixarFilm(id: "coco", title: "Coco", year: 2017, director: "Lee Unkrich"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Coco", "Toy Story", "WALL·E"])
    }

    @Test func neitherTheYearNorTheIDDecides() async {
        let repository = StubRepository(films: [
            PixarFilm(id: "c", title: "Brave", year: 2012, director: "Mark Andrews"),
            PixarFilm(id: "a", title: "Up", year: 2009, director: "Pete Docter"),
            PixarFilm(id: "b", title: "Cars", year: 2006, director: "John Lasseter"),
        ])
        let sut = FilmListViewModel(repository: repository)

        await sut.loadFilms()

        #expect(sut.films.map { $0.title } == ["Brave", "Cars", "Up"])
    }

    @Test func thereAreNoFilmsBeforeTheyAreLoaded() {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")

        let sut = FilmListViewModel(repository: StubRepository(films: [film]))

        #expect(sut.films.map { $0.title } == [])
    }

    @Test func loadingAgainDoublesNothing() async {
        let film = PixarFilm(id: "up", title: "Up", year: 2009, director: "Pete Docter")
        let sut = FilmListViewModel(repository: StubRepository(films: [film]))

        await sut.loadFilms()
        await sut.loadFilms()

        #expect(sut.films == [film])
    }
}

/// A repository that has its films at hand and always answers at once.
struct StubRepository: FilmRepository {
    var films: [PixarFilm] = []

    func fetchAll() async throws -> [PixarFilm] { films }
    func fetchByID(_ id: String) async throws -> PixarFilm? { films.first { $0.id == id } }
}
#endif
