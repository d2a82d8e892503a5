#if STEP_9
import Observation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A search narrows the list")
struct Search {
    @Test func aSearchFindsTheMiddleOfATitle() async {
        let sut = FilmListViewModel(repository: StubRepository(films: Self.library))
        await sut.loadFilms()

        sut.searchText = "Story"

        #expect(sut.visibleFilms.map { $0.title } == ["Toy Story", "Toy Story 2"])
    }

    #if STEP_9_2
    @Test(arguments: queries)
    func theSearchFinds(_ query: Query) async {
        let sut = FilmListViewModel(repository: StubRepository(films: Self.library))
        await sut.loadFilms()

        sut.searchText = query.text

        #expect(sut.visibleFilms.map { $0.title } == query.titles)
    }
    #endif

    #if STEP_9_3
    @Test func theScreenHasAFieldForIt() async throws {
        let library = Self.library
        let repository = ScriptedRepository { _ in library }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()
        let fields = try screen.screen.inspect().findAll(ViewType.TextField.self)
        let field = try #require(fields.first)
        #expect(fields.count == 1)

        try field.setInput("Toy ")
        try field.callOnSubmit()
        #expect(sut.searchText == "Toy ")
        #expect(screen.titles(of: Self.library) == ["Toy Story", "Toy Story 2"])

        try field.setInput("Shrek")
        #expect(screen.titles(of: Self.library) == [])

        try field.setInput("")
        #expect(screen.titles(of: Self.library).count == 6, "the field has stayed, and so have the films")

        await screen.settle()
        let calls = await repository.calls
        #expect(calls == 1, "nor does the screen")
    }
    #endif

    // The rest
    #if STEP_9_4
    @Test func everyFilmIsVisibleBeforeTheSearch() async {
        let library = Self.library
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(
            repository: ScriptedRepository { call in call == 1 ? library : try await gate() })
        #expect(sut.visibleFilms == [])

        await sut.loadFilms()

        #expect(sut.searchText == "")
        #expect(sut.visibleFilms == sut.films)

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(sut.visibleFilms == sut.films, "in mid-flight, too")
        sut.searchText = "coco"
        #expect(sut.visibleFilms == sut.films.filter { $0.title == "Coco" }, "and with any search")
        gate.succeed(with: library)
        await load.value
        #expect(sut.searchText == "coco", "what was typed meanwhile stays")
    }

    @Test func theSearchLeavesTheFilmsAndTheTextAlone() async {
        let sut = FilmListViewModel(repository: StubRepository(films: Self.library))
        await sut.loadFilms()
        let films = sut.films

        sut.searchText = "Toy "

        #expect(sut.films == films)
        #expect(sut.searchText == "Toy ", "the user is in the middle of typing")
    }

    @Test func theListFollowsEveryLetter() async {
        let sut = FilmListViewModel(repository: StubRepository(films: Self.library))
        await sut.loadFilms()
        let visible = Recorder { sut.visibleFilms.count }

        sut.searchText = "o"
        sut.searchText = "or"
        sut.searchText = "o"
        sut.searchText = ""

        #expect(visible.values == [6, 4, 2, 4, 6])
    }

    @Test func filmsThatArriveLaterAreSearchedToo() async {
        let library = Self.library
        let namesakes = [PixarFilm.fixture(id: "again", title: "Toy Story"), library[4], library[5]]
        let answers = [library, Array(library.prefix(3)), namesakes]
        let repository = ScriptedRepository { call in answers.dropFirst(call - 1).first ?? [] }
        let sut = FilmListViewModel(repository: repository)
        sut.searchText = "toy"
        #expect(sut.visibleFilms == [])

        await sut.loadFilms()
        #expect(sut.visibleFilms.map { $0.title } == ["Toy Story", "Toy Story 2"])
        #expect(sut.searchText == "toy", "a load does not clear what was typed")

        await sut.loadFilms()
        #expect(sut.visibleFilms.map { $0.title } == ["Toy Story 2"])

        await sut.loadFilms()
        #expect(sut.visibleFilms.map { $0.title } == ["Toy Story", "Toy Story"], "as many, and others")
        let calls = await repository.calls
        #expect(calls == 3, "typing fetches no films")
    }

    @Test func anObserverIsToldOfOtherFilms() async {
        let library = Self.library
        let repository = ScriptedRepository { call in call == 1 ? library : [] }
        let sut = FilmListViewModel(repository: repository)
        await sut.loadFilms()
        sut.searchText = "toy"
        #expect(sut.visibleFilms.count == 2)

        await confirmation("an observer of visibleFilms hears that the films change") { told in
            withObservationTracking {
                _ = sut.visibleFilms
            } onChange: {
                told()
            }
            await sut.loadFilms()
        }
    }

    @Test func aSearchMayFindMany() async {
        let films = (1...240).map { number in PixarFilm.fixture(id: "\(number)", title: "Part \(number)") }
        let sut = FilmListViewModel(repository: StubRepository(films: films))
        await sut.loadFilms()

        sut.searchText = "part"

        #expect(sut.visibleFilms.count == 240)
    }

    @Test func theFieldShowsWhatTheModelSearches() async throws {
        let sut = FilmListViewModel(repository: StubRepository(films: [.fixture(title: "Coco")]))
        sut.searchText = "coco"
        let screen = FilmListScreen(sut)
        await screen.settle()
        let field = try screen.screen.inspect().find(ViewType.TextField.self)
        var input = try field.input()
        #expect(input == "coco")
        #expect(screen.titles(of: Self.library) == ["Coco"])

        sut.searchText = "Wal "
        input = try field.input()
        #expect(input == "Wal ")
        #expect(screen.titles(of: Self.library) == [])
    }

    @Test func theFieldIsThatOfTheModelThatTheViewIsHandedLater() async throws {
        let models = (1...2).map { _ in FilmListViewModel(repository: StubRepository(films: Self.library)) }
        for model in models { await model.loadFilms() }
        models[1].searchText = "coco"
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()
        #expect(screen.titles(of: Self.library).count == 6)

        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()
        let field = try screen.screen.inspect().find(ViewType.TextField.self)
        let input = try field.input()
        #expect(input == "coco")
        #expect(screen.titles(of: Self.library) == ["Coco"])

        try field.setInput("wal")
        #expect(models.map { $0.searchText } == ["", "wal"])
        #expect(screen.titles(of: Self.library) == ["WALL·E"])
    }

    @Test func whatIsFoundCanBeOpened() async throws {
        let sut = FilmListViewModel(repository: StubRepository(films: Self.library))
        let screen = FilmListScreen(sut)
        await screen.settle()

        try screen.screen.inspect().find(ViewType.TextField.self).setInput("2")
        try screen.screen.inspect().find(button: "Toy Story 2").tap()

        #expect(sut.navigationPath == [Self.library[0]])

        _ = sut.navigationPath.popLast()
        await screen.settle()
        #expect(sut.searchText == "2")
        #expect(screen.titles(of: Self.library) == ["Toy Story 2"], "the list is as it was")
    }
    #endif

    nonisolated static let queries = [
        Query("a whole title", "Coco", ["Coco"]),
        Query("the beginning of one", "wal", ["WALL·E"]),
        Query("the middle of one", "story", ["Toy Story", "Toy Story 2"]),
        Query("the end of one", "2", ["Toy Story 2"]),
        Query("any of them, in the list's order", "l", ["Elemental", "Le Monde de Némo", "WALL·E"]),
        Query("any of them, by a capital", "L", ["Elemental", "Le Monde de Némo", "WALL·E"]),
        Query("without the title's sign", "walle", []),
        Query("a dot, which is a dot and no pattern", "wall.e", []),
        Query("in small letters", "wall·e", ["WALL·E"]),
        Query("in capitals", "COCO", ["Coco"]),
        Query("without the title's accent", "nemo", ["Le Monde de Némo"]),
        Query(
            "blanks", "   ", ["Coco", "Elemental", "Le Monde de Némo", "Toy Story", "Toy Story 2", "WALL·E"]),
        Query("with accents that the title has not", "côcò", ["Coco"]),
        Query("with a sign behind it", "coco!", []),
        Query("no film at all", "Shrek", []),
        Query("a director, who is in no title", "Stanton", []),
        Query("a year, which is in none either", "1999", []),
        Query("an id, which is not on the screen", "toy-story", []),
        Query(
            "nothing", "", ["Coco", "Elemental", "Le Monde de Némo", "Toy Story", "Toy Story 2", "WALL·E"]),
        Query("a blank between two words", "story 2", ["Toy Story 2"]),
        Query("blanks around a word", " coco ", ["Coco"]),
        Query("two words that stand apart", "toy 2", []),
        Query("two words without their blank", "toystory", []),
    ]

    nonisolated private static let library: [PixarFilm] = [
        .fixture(id: "toy-story-2", title: "Toy Story 2", year: 1999),
        .fixture(id: "wall-e", title: "WALL·E", year: 2008, director: "Andrew Stanton"),
        .fixture(id: "nemo", title: "Le Monde de Némo", year: 2003, director: "Andrew Stanton"),
        .fixture(id: "elemental", title: "Elemental", year: 2023),
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
