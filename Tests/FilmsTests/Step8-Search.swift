#if STEP_8
import TestSupport
import Testing

@testable import Films

@MainActor
struct Search {
    @Test(arguments: queries)
    func theSearchFinds(_ query: Query) async {
        let sut = FilmListViewModel(repository: StubRepository(films: library))
        await sut.loadFilms()

        sut.searchText = query.text

        #expect(sut.visibleFilms.map { $0.title } == query.titles)
    }

    @Test func everyFilmIsVisibleBeforeTheSearch() async {
        let sut = FilmListViewModel(repository: StubRepository(films: library))
        await sut.loadFilms()

        #expect(sut.searchText == "")
        #expect(sut.visibleFilms == sut.films)
    }

    @Test func theSearchLeavesTheFilmsAndTheTextAlone() async {
        let sut = FilmListViewModel(repository: StubRepository(films: library))
        await sut.loadFilms()
        let films = sut.films

        sut.searchText = "Toy "

        #expect(sut.films == films)
        #expect(sut.searchText == "Toy ", "somebody is in the middle of typing")
    }

    @Test func theListFollowsEveryLetter() async {
        let sut = FilmListViewModel(repository: StubRepository(films: library))
        await sut.loadFilms()
        let visible = Recorder { sut.visibleFilms.count }

        sut.searchText = "o"
        sut.searchText = "or"
        sut.searchText = "o"
        sut.searchText = ""

        #expect(visible.values == [5, 4, 2, 4, 5])
    }

    @Test func filmsThatArriveLaterAreSearchedToo() async {
        let sut = FilmListViewModel(repository: StubRepository(films: library))
        sut.searchText = "coco"
        #expect(sut.visibleFilms == [])

        await sut.loadFilms()

        #expect(sut.visibleFilms.map { $0.title } == ["Coco"])
    }

    nonisolated static let queries = [
        Query("a whole title", "Coco", ["Coco"]),
        Query("the beginning of one", "wal", ["WALL·E"]),
        Query("the middle of one", "story", ["Toy Story", "Toy Story 2"]),
        Query("in small letters", "wall·e", ["WALL·E"]),
        Query("in capitals", "COCO", ["Coco"]),
        Query("without the title's accent", "nemo", ["Le Monde de Némo"]),
        Query("with an accent that the title has not", "cocó", ["Coco"]),
        Query("no film at all", "Shrek", []),
        Query("a director, who is in no title", "Lasseter", []),
        Query("nothing", "", ["Coco", "Le Monde de Némo", "Toy Story", "Toy Story 2", "WALL·E"]),
        Query("blanks", "   ", ["Coco", "Le Monde de Némo", "Toy Story", "Toy Story 2", "WALL·E"]),
        Query("a blank between two words", "story 2", ["Toy Story 2"]),
    ]

    private let library: [PixarFilm] = [
        .fixture(id: "toy-story-2", title: "Toy Story 2", year: 1999),
        .fixture(id: "wall-e", title: "WALL·E", year: 2008),
        .fixture(id: "nemo", title: "Le Monde de Némo", year: 2003),
        .fixture(id: "coco", title: "Coco", year: 2017),
        .fixture(id: "toy-story", title: "Toy Story", year: 1995),
    ]
}

/// A named case: what is typed, and the titles that it leaves on the screen.
struct Query: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let titles: [String]

    init(_ name: String, _ text: String, _ titles: [String]) {
        self.testDescription = name
        self.text = text
        self.titles = titles
    }
}
#endif
