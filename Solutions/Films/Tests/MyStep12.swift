#if STEP_12
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A link opens the page of its film")
struct Links {
    private let up = PixarFilm.fixture(id: "up", title: "Up", year: 2009, director: "Pete Docter")
    private let early = PixarFilm.fixture(id: "Luxo-Jr", title: "Luxo Jr.", year: 1986)

    @Test(arguments: ["up", "Luxo-Jr"])
    func thePageIsThatOfTheID(_ id: String) async {
        let repository = SingleFilms(films: [up]) { [up, early] id in [up, early].first { $0.id == id } }
        let sut = FilmListViewModel(repository: repository)

        await sut.openFilm(id: id)

        #expect(sut.navigationPath == NavigationPath([id == "up" ? up : early]))
        #expect(sut.films == [], "a page is no list")
    }

    @Test func theRepositoryKnowsBest() async {
        let newer = PixarFilm.fixture(id: "up", title: "Up, the Director's Cut")
        let sut = FilmListViewModel(repository: SingleFilms(films: [up]) { _ in newer })
        let screen = FilmListScreen(sut)
        await screen.settle()

        await sut.openFilm(id: "up")

        #expect(sut.navigationPath == NavigationPath([newer]))
        #expect(screen.screen.text.contains("Director's"))
        #expect(sut.films == [up])
    }

    @Test func itOpensUponWhatIsOpen() async {
        let sut = FilmListViewModel(repository: SingleFilms { [up] _ in up })
        sut.selectFilm(early)

        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == NavigationPath([early, up]))

        sut.selectFilm(early)
        await sut.openFilm(id: "up")
        #expect(sut.navigationPath == NavigationPath([early, up, early, up]))
    }

    @Test func whereThereIsNoSuchFilmNoPageOpens() async {
        let sut = FilmListViewModel(repository: SingleFilms(films: [up]) { _ in nil })
        await sut.loadFilms()
        sut.selectFilm(early)

        await sut.openFilm(id: "up")

        #expect(sut.navigationPath == NavigationPath([early]))
        #expect(sut.films == [up])
    }

    @Test func norWhereTheRepositoryFails() async {
        let sut = FilmListViewModel(repository: SingleFilms(films: [up]) { _ in throw ProjectorIsBroken() })
        await sut.loadFilms()
        sut.selectFilm(early)

        await sut.openFilm(id: "up")

        #expect(sut.navigationPath == NavigationPath([early]))
        #expect(sut.films == [up])
    }

    @Test func thePageIsOnTheScreenBeforeTheListIs() async {
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(repository: SingleFilms(all: { try await gate() }) { [up] _ in up })
        let screen = FilmListScreen(sut)
        await gate.untilCalled()

        let link = Task { await sut.openFilm(id: "up") }
        await waitUntil("a page is open") { sut.navigationPath.count == 1 }
        #expect(screen.screen.text.contains("Pete Docter"))
        #expect(sut.isLoading == true, "the list is still on its way")

        gate.succeed(with: [up])
        await link.value
        await screen.settle()
        #expect(screen.screen.text.contains("Pete Docter"))
    }

    @Test func aLinkMayComeBeforeTheScreen() async {
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
