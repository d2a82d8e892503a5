#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("The list shows what its model says")
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

    #if STEP_7_2
    @Test func theScreenFollowsALoadThatOtherCodeBegan() async throws {
        let films = [PixarFilm.fixture(title: "Up"), .fixture(title: "Up, Restored")]
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(
            repository: ScriptedRepository { call in call == 2 ? try await gate() : [films[0]] })
        let screen = FilmListScreen(sut)
        await screen.settle()
        try #require(screen.titles(of: films) == ["Up"])

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        #expect(screen.isSpinning == true)
        #expect(screen.titles(of: films) == [], "the old films are not shown beside the spinner")

        gate.succeed(with: [films[1]])
        await load.value
        #expect(screen.isSpinning == false)
        #expect(screen.titles(of: films) == ["Up, Restored"], "it has kept its id, and nothing else")
    }
    #endif

    #if STEP_7_3
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
    #endif

    // The rest
    #if STEP_7_4
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

    @Test func aViewThatIsHandedAnotherModelShowsThatOne() async throws {
        let films = ["Up", "Coco", "Coco, Restored"].map { PixarFilm.fixture(title: $0) }
        let models = [
            FilmListViewModel(repository: StubRepository(films: [films[0]])),
            FilmListViewModel(repository: ScriptedRepository { call in call == 1 ? [films[1]] : [films[2]] }),
        ]
        for model in models { await model.loadFilms() }
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()
        #expect(screen.titles(of: films) == ["Up"])

        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()
        #expect(screen.titles(of: films) == models[1].films.map { $0.title })

        await models[1].loadFilms()
        #expect(screen.titles(of: films) == ["Coco, Restored"], "it goes on watching that one")

        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()
        #expect(screen.titles(of: films) == ["Up"], "and back")
    }

    @Test func itsSpinnerAndItsMessageAreThatOnes() async throws {
        let gate = Gate<[PixarFilm]>()
        let models = [
            FilmListViewModel(repository: StubRepository(films: [.fixture(title: "Up")])),
            FilmListViewModel(
                repository: ScriptedRepository { call in
                    if call == 1 { return try await gate() }
                    throw ProjectorIsBroken()
                }),
        ]
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()
        let load = Task { await models[1].loadFilms() }
        await gate.untilCalled()

        try screen.screen.inspect().find(button: "The other list").tap()
        #expect(screen.isSpinning == true)

        gate.fail(with: ProjectorIsBroken())
        await load.value
        await screen.settle()
        #expect(screen.isSpinning == false)
        #expect(screen.texts.contains("The projector is broken."))
    }

    @Test func aViewKeepsTheModelThatItMakes() async {
        let films = [PixarFilm.fixture(title: "Up")]
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { call in call == 1 ? try await gate() : [] }
        let reader = Reader()
        let screen = FilmListScreen(screen: Screen(NameAndFilms(reader: reader, repository: repository)))
        await gate.untilCalled()

        reader.name = "Ada"
        gate.succeed(with: films)
        await screen.settle()

        #expect(screen.texts.contains("The films of Ada"))
        #expect(screen.titles(of: films) == ["Up"], "what was drawn anew has not lost what was on its way")
    }
    #endif
}

/// Something around the list that changes.
@MainActor @Observable
private final class Reader {
    var name = "Grace"
}

private struct NameAndFilms: View {
    let reader: Reader
    let repository: any FilmRepository

    var body: some View {
        VStack {
            Text("The films of \(reader.name)")
            FilmListView(repository: repository)
        }
    }
}
#endif
