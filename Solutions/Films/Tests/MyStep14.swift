#if STEP_14
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A link opens the page of its film")
struct Links {
    private let up = PixarFilm.fixture(id: "up", title: "Up", year: 2009, director: "Pete Docter")
    private let early = PixarFilm.fixture(id: "Luxo-Jr%2E", title: "Luxo Jr.", year: 1986)

    @Test(arguments: ["up", "Luxo-Jr%2E"])
    func thePageIsThatOfTheID(_ id: String) async {
        let repository = SingleFilms(films: [up]) { [up, early] id in [up, early].first { $0.id == id } }
        let sut = FilmListViewModel(repository: repository)
        await sut.loadFilms()

        await sut.openFilm(id: id)

        #expect(sut.navigationPath == [id == "up" ? up : early])
        #expect(sut.films == [up], "a page is no list")
    }

    @Test func theRepositoryKnowsBest() async throws {
        let newer = PixarFilm.fixture(id: "up", title: "Up, the Director's Cut")
        let answers = ScriptedRepository { [up] call in [call == 1 ? up : newer] }
        let sut = FilmListViewModel(
            repository: SingleFilms(films: [early, up]) { _ in try await answers.fetchAll().first },
            minimumYear: 1980)
        let screen = FilmListScreen(sut)
        await screen.settle()
        await sut.openFilm(id: "up")
        _ = sut.navigationPath.popLast()
        try screen.screen.inspect().find(button: "Luxo Jr.").tap()

        await sut.openFilm(id: "up")

        #expect(sut.navigationPath == [early, newer], "it is asked each time")
        #expect(screen.screen.text.contains("Director's"))
        #expect(screen.screen.warnings == [], "there is a page for what is on the path")
        #expect(sut.films == [early, up])
    }

    @Test func itOpensUponWhatIsOpen() async {
        let sut = FilmListViewModel(repository: SingleFilms { [up] _ in up })
        let spinner = Recorder { sut.isLoading }
        sut.searchText = "Cars"
        sut.selectFilm(early)

        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == [early, up])

        sut.selectFilm(early)
        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == [early, up, early, up])

        _ = sut.navigationPath.popLast()
        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == [early, up, early, up], "closed, and opened again")
        #expect(sut.searchText == "Cars")
        #expect(spinner.values == [false], "a page is no list")
    }

    @Test func whatIsOpenedOrClosedMeanwhileIsSo() async {
        let gate = Gate<PixarFilm?>()
        let sut = FilmListViewModel(repository: SingleFilms { _ in try await gate() })
        sut.selectFilm(up)

        let link = Task { await sut.openFilm(id: "up") }
        await gate.untilCalled()
        _ = sut.navigationPath.popLast()
        sut.selectFilm(early)

        gate.succeed(with: up)
        await link.value
        #expect(sut.navigationPath == [early, up])
    }

    @Test(arguments: [nil, ProjectorIsBroken()])
    func whereThereIsNoFilmNoPageOpens(error: ProjectorIsBroken?) async {
        let answers = ScriptedRepository { [up] call in
            if call > 1 { return [up] }
            if let error { throw error }
            return []
        }
        let sut = FilmListViewModel(
            repository: SingleFilms(films: [up]) { _ in try await answers.fetchAll().first })
        await sut.loadFilms()
        sut.selectFilm(early)

        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == [early])
        #expect(sut.films == [up])

        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == [early, up], "now there is one")
    }

    @Test func thePageIsOnTheScreenBeforeTheListIs() async {
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(repository: SingleFilms(all: { try await gate() }) { [up] _ in up })
        let screen = FilmListScreen(sut)
        await gate.untilCalled()

        let link = Task { await sut.openFilm(id: "up") }
        await waitUntil("a page is open") { sut.navigationPath.count == 1 }
        #expect(screen.screen.text.contains("Pete Docter"))
        #expect(screen.screen.warnings == [])
        #expect(sut.isLoading == true, "the list is still on its way")

        gate.succeed(with: [up])
        await link.value
        await screen.settle()
        #expect(screen.screen.text.contains("Pete Docter"))
    }

    @Test func aLinkMayComeBeforeTheScreen() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = SingleFilms(all: { gate.callCount == 0 ? try await gate() : [] }) { [up] _ in up }
        let sut = FilmListViewModel(repository: repository)
        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        let link = Task { await sut.openFilm(id: "up") }
        await waitUntil("a page is open") { sut.navigationPath.count == 1 }

        let screen = FilmListScreen(sut)
        #expect(screen.screen.text.contains("Pete Docter"))
        #expect(screen.screen.warnings == [])
        try screen.screen.inspect().find(button: "Back").tap()
        #expect(sut.navigationPath == [], "nor has the way back to wait")

        gate.succeed(with: [up])
        await load.value
        await link.value
        await screen.settle()
    }
}

/// A repository that is asked for one film, and answers as the test says.
private struct SingleFilms: FilmRepository {
    let all: @Sendable () async throws -> [PixarFilm]
    let one: @Sendable (String) async throws -> PixarFilm?

    init(
        all: @escaping @Sendable () async throws -> [PixarFilm],
        one: @escaping @Sendable (String) async throws -> PixarFilm?
    ) {
        self.all = all
        self.one = one
    }

    init(films: [PixarFilm] = [], one: @escaping @Sendable (String) async throws -> PixarFilm?) {
        self.init(all: { films }, one: one)
    }

    func fetchByID(_ id: String) async throws -> PixarFilm? { try await one(id) }
    func fetchAll() async throws -> [PixarFilm] { try await all() }
}
#endif
