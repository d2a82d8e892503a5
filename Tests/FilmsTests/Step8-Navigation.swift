#if STEP_8
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A selected film opens its page")
struct Navigation {
    private let up = PixarFilm.fixture(id: "up", title: "Up", year: 2009, director: "Pete Docter")
    private let cars = PixarFilm.fixture(id: "cars", title: "Cars", year: 2006, director: "John Lasseter")

    @Test func aSelectedFilmIsPutOnThePath() async throws {
        let sut = FilmListViewModel(repository: StubRepository(films: [up, cars]))
        await sut.loadFilms()
        let film = try #require(sut.films.last)

        sut.selectFilm(film)

        #expect(sut.navigationPath == [film])

        let before = PixarFilm.fixture(id: film.id, title: "As It Was Called Before")
        sut.selectFilm(before)
        #expect(sut.navigationPath == [film, before], "also where the list has it otherwise")
    }

    #if STEP_8_2
    @Test(arguments: ["Up", "Cars"])
    func aTapOnARowOpensThePageOfItsFilm(title: String) async throws {
        let film = title == "Up" ? up : cars
        let sut = FilmListViewModel(repository: StubRepository(films: [up, cars]))
        let screen = FilmListScreen(sut)
        await screen.settle()

        try screen.screen.inspect().find(button: title).tap()

        #expect(sut.navigationPath == [film])
        let page = (screen.texts + [screen.screen.text]).joined(separator: "\n")
        #expect(page.contains(film.title))
        #expect(page.contains(String(film.year)))
        #expect(page.contains(film.director))
        #expect(screen.screen.warnings == [])
    }
    #endif

    #if STEP_8_3
    @Test func theListIsStillThereBehindThePage() async throws {
        let repository = ScriptedRepository { [up, cars] call in call == 1 ? [up, cars] : [] }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        try screen.screen.inspect().find(button: "Cars").tap()
        await screen.settle()
        #expect(screen.titles(of: [up]) == [], "the page covers the list")
        sut.selectFilm(up)
        try #require(sut.navigationPath == [cars, up])

        try screen.screen.inspect().find(button: "Back").tap()
        #expect(sut.navigationPath == [cars], "one page back, and no further")
        #expect(screen.screen.text.contains(cars.director), "its own page, as it was")
        try screen.screen.inspect().find(button: "Back").tap()
        await screen.settle()
        #expect(sut.navigationPath == [], "the model knows that it was closed")
        #expect(screen.titles(of: [up, cars]) == ["Cars", "Up"])
        let calls = await repository.calls
        #expect(calls == 1, "the way back fetches no films")
    }
    #endif

    // The rest
    #if STEP_8_4
    @Test func anotherFilmIsPutOnTop() {
        let sut = FilmListViewModel(repository: StubRepository())
        let pages = Recorder { sut.navigationPath.count }

        sut.selectFilm(up)
        sut.selectFilm(up)
        sut.selectFilm(cars)
        sut.selectFilm(up)
        sut.selectFilm(up)

        #expect(pages.values == [0, 1, 2, 3, 4, 5], "a view is told of each")
        #expect(sut.navigationPath == [up, up, cars, up, up])
    }

    @Test func loadingOpensNoPage() async {
        let sut = FilmListViewModel(repository: StubRepository(films: [up]))
        #expect(sut.navigationPath == [])

        await sut.loadFilms()

        #expect(sut.navigationPath == [])
    }

    @Test func loadingAgainClosesNone() async {
        let repository = ScriptedRepository { [cars] call in
            if call == 2 { throw ProjectorIsBroken() }
            return call == 1 ? [cars] : []
        }
        let sut = FilmListViewModel(repository: repository)
        sut.selectFilm(up)

        for load in 1...3 {
            await sut.loadFilms()
            #expect(sut.navigationPath == [up], "after load \(load)")
        }
    }

    @Test(arguments: [nil, ProjectorIsBroken()])
    func whatIsOpenedOrClosedWhileItLoadsIsSo(error: ProjectorIsBroken?) async {
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(repository: ScriptedRepository { _ in try await gate() })
        sut.selectFilm(up)

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        _ = sut.navigationPath.popLast()
        sut.selectFilm(cars)
        #expect(sut.navigationPath == [cars])

        if let error { gate.fail(with: error) } else { gate.succeed(with: [up]) }
        await load.value
        #expect(sut.navigationPath == [cars])
        #expect(sut.films == (error == nil ? [up] : []), "a page in front of the list does not stop it")
    }

    @Test func theBackButtonMayTakeItAway() throws {
        let sut = FilmListViewModel(repository: StubRepository())
        sut.selectFilm(up)
        sut.selectFilm(cars)
        try #require(sut.navigationPath == [up, cars])

        _ = sut.navigationPath.popLast()
        #expect(sut.navigationPath == [up])

        let soul = PixarFilm.fixture(id: "soul", title: "Soul")
        sut.selectFilm(soul)
        #expect(sut.navigationPath == [up, soul], "what was closed stays closed")

        sut.navigationPath = [cars, soul, up]
        #expect(sut.navigationPath == [cars, soul, up], "it can be set to any")
    }

    @Test func twoFilmsOfOneTitleHaveAPageEach() async throws {
        let remake = PixarFilm.fixture(id: "up-again", title: "Up", year: 2031)
        let sut = FilmListViewModel(repository: StubRepository(films: [up, remake]))
        let screen = FilmListScreen(sut)
        await screen.settle()

        for (row, film) in sut.films.enumerated() {
            let list = try screen.screen.inspect()
            let buttons = list.findAll(ViewType.Button.self) + list.findAll(ViewType.NavigationLink.self)
            let rows = buttons.filter { (try? $0.find(text: "Up")) != nil }
            try #require(rows.count == 2)
            try rows[row].tap()
            #expect(sut.navigationPath == [film])
            #expect(screen.screen.text.contains(String(film.year)))
            _ = sut.navigationPath.popLast()
        }
    }

    @Test func aTapReachesTheModelThatTheViewIsHandedLater() async throws {
        let models = [up, cars].map { FilmListViewModel(repository: StubRepository(films: [$0])) }
        for model in models { await model.loadFilms() }
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()
        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()

        try screen.screen.inspect().find(button: "Cars").tap()
        #expect(models.map { $0.navigationPath } == [[], [cars]])
        #expect(screen.texts.contains { $0.contains(cars.director) }, "its page is open")

        try screen.screen.inspect().find(button: "Back").tap()
        #expect(models.map { $0.navigationPath } == [[], []])
    }
    #endif
}
#endif
