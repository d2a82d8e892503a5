#if STEP_12
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A search that finds nothing says so")
struct NothingFound {
    private let films = [PixarFilm.fixture(title: "Up"), .fixture(id: "cars", title: "Cars")]

    @Test(arguments: [
        "(500) Days of Summer", "ice  age", "The Good, the Bad and the Ugly",
        "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
    ])
    func itQuotesTheSearch(_ text: String) async {
        let sut = FilmListViewModel(repository: StubRepository(films: films))
        await sut.loadFilms()

        for typed in [text, " \(text)  "] {
            sut.searchText = typed
            #expect(sut.emptyText == "No film is called “\(text)”.")
        }
    }

    @Test func aSingleFilmIsSearchedToo() async {
        let sut = FilmListViewModel(repository: StubRepository(films: [films[0]]))
        await sut.loadFilms()

        sut.searchText = "Shrek"
        #expect(sut.emptyText == "No film is called “Shrek”.")

        sut.selectFilm(films[0])
        #expect(sut.emptyText == "No film is called “Shrek”.", "behind a page as well")
    }

    @Test(arguments: ["", "  ", "up", "Cars", "s"])
    func aSearchThatFindsSomethingNeedsNoWord(_ text: String) async {
        let sut = FilmListViewModel(repository: StubRepository(films: films))
        await sut.loadFilms()
        sut.searchText = "Shrek"
        #expect(sut.emptyText != nil)

        sut.searchText = text

        #expect(sut.emptyText == nil)
    }

    @Test func whereThereIsNothingToSearchTheSearchIsNotToBlame() async {
        let repository = ScriptedRepository { call in
            if call == 2 { throw ProjectorIsBroken() }
            return [.fixture(title: "Early", year: 1994)]
        }
        let sut = FilmListViewModel(repository: repository)
        sut.searchText = "Shrek"
        #expect(sut.emptyText == nil)

        for _ in 1...2 {
            await sut.loadFilms()
            #expect(sut.films == [])
            #expect(sut.emptyText == nil)
        }
    }

    @Test func whileTheFilmsAreFetchedItSaysNothing() async {
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(
            repository: ScriptedRepository { [films] call in call == 1 ? films : try await gate() })
        await sut.loadFilms()
        sut.searchText = "Shrek"
        #expect(sut.emptyText == "No film is called “Shrek”.")

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(sut.emptyText == nil)

        gate.succeed(with: films)
        await load.value
        #expect(sut.emptyText == "No film is called “Shrek”.")
    }

    @Test func theScreenSaysSoBesideItsField() async throws {
        let sut = FilmListViewModel(repository: StubRepository(films: films))
        sut.searchText = "Bambi"
        let screen = FilmListScreen(sut)
        await screen.settle()
        #expect(screen.texts.contains("No film is called “Bambi”."), "also when it was typed before")

        let field = try screen.screen.inspect().find(ViewType.TextField.self)
        try field.setInput("")
        #expect(screen.texts.contains { $0.hasPrefix("No film") } == false)

        try field.setInput("Shrek ")
        #expect(screen.texts.contains("No film is called “Shrek”."))

        try field.setInput("x")
        #expect(screen.texts.contains("No film is called “x”."))
        #expect(screen.texts.contains("No film is called “Shrek”.") == false)

        try field.setInput("Up")
        #expect(screen.texts.contains { $0.hasPrefix("No film") } == false)
        #expect(screen.titles(of: films) == ["Up"])
    }

    @Test func aModelThatTheViewIsHandedLaterSaysSoToo() async throws {
        let models = (1...2).map { _ in FilmListViewModel(repository: StubRepository(films: films)) }
        for model in models { await model.loadFilms() }
        models[1].searchText = "Shrek"
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()

        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()

        #expect(screen.texts.contains("No film is called “Shrek”."))
    }
}
#endif
