#if STEP_7
import TestSupport
import Testing

@testable import Films

@MainActor
struct TheModelsWord {
    @Test(arguments: [(1980, ["Luxo Jr.", "Up"]), (2008, ["Up"])])
    func theScreenShowsTheFilmsOfItsModel(since year: Int, titles: [String]) async {
        let films = [
            PixarFilm.fixture(title: "Up", year: 2009), .fixture(id: "luxo", title: "Luxo Jr.", year: 1986),
        ]
        let sut = FilmListViewModel(repository: StubRepository(films: films), minimumYear: year)
        await sut.loadFilms()
        let screen = FilmListScreen(sut)

        await screen.settle()

        #expect(screen.titles(of: films) == titles, "the model has its own year")
    }

    @Test func theScreenFollowsALoadThatSomebodyElseBegan() async {
        let films = [PixarFilm.fixture(title: "Up"), .fixture(title: "Up, Restored")]
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(
            repository: ScriptedRepository { call in call == 2 ? try await gate() : [films[0]] })
        let screen = FilmListScreen(sut)
        await screen.settle()
        #expect(screen.titles(of: films) == ["Up"])

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(screen.isSpinning == true)
        #expect(screen.titles(of: films) == [], "the old films are not shown beside the spinner")

        gate.succeed(with: [films[1]])
        await load.value
        #expect(screen.isSpinning == false)
        #expect(screen.titles(of: films) == ["Up, Restored"], "it has kept its id, and nothing else")
    }

    @Test func aMessageFromBeforeIsShownToo() async {
        let repository = ScriptedRepository { call in
            if call > 1 { throw ProjectorIsBroken() }
            return [.fixture()]
        }
        let sut = FilmListViewModel(repository: repository)
        await sut.loadFilms()
        await sut.loadFilms()
        let screen = FilmListScreen(sut)

        await screen.settle()

        #expect(screen.texts.contains("The projector is broken."))
    }

    @Test func theMessageComesAndGoes() async throws {
        let films = [PixarFilm.fixture(title: "Up")]
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { call in
            if call == 1 { throw ProjectorIsBroken() }
            if call == 2 { return try await gate() }
            throw reelIsMissing()
        }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()
        try #require(screen.texts.contains("The projector is broken."))

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(screen.isSpinning == true)

        gate.succeed(with: films)
        await load.value
        #expect(screen.titles(of: films) == ["Up"])
        #expect(screen.texts.contains("The projector is broken.") == false)

        await sut.loadFilms()
        #expect(screen.texts.contains("The reel is missing."), "as loud beside films as without")
        #expect(screen.isSpinning == false)
    }
}
#endif
