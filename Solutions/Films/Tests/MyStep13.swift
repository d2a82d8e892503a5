#if STEP_13
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A pull fetches the films again")
struct Pull {
    private let films = [PixarFilm.fixture(title: "Up"), .fixture(id: "cars", title: "Cars")]

    @Test(arguments: [(1995, ["Soul"]), (1994, ["Early", "Soul"])])
    func aPullBringsTheNewFilms(since year: Int, titles: [String]) async throws {
        let soul = PixarFilm.fixture(id: "soul", title: "Soul")
        let early = PixarFilm.fixture(id: "early", title: "Early", year: 1994)
        let repository = ScriptedRepository { [films] call in call == 1 ? films : [soul, early] }
        let sut = FilmListViewModel(repository: repository, minimumYear: year)
        let screen = FilmListScreen(sut)
        await screen.settle()

        try await pull(screen)

        #expect(sut.films == (year == 1995 ? [soul] : [early, soul]))
        #expect(screen.titles(of: films + [early, soul]) == titles)
        #expect(screen.isSpinning == false)
        let calls = await repository.calls
        #expect(calls == 2)
    }

    @Test func eachPullAsksOnce() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 2 { throw ProjectorIsBroken() }
            if call == 3 { throw reelIsMissing() }
            return call == 4 ? [] : films
        }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        try await pull(screen)
        try await pull(screen)  // after a failure
        #expect(screen.texts.contains("The projector is broken.") == false)
        #expect(screen.texts.contains("The reel is missing."))

        try await pull(screen)  // after another
        #expect(sut.errorMessage == nil)
        #expect(screen.texts.contains("The reel is missing.") == false)
        #expect(screen.titles(of: films) == [])

        try await pull(screen)  // after no films
        #expect(screen.titles(of: films) == ["Cars", "Up"])
        let calls = await repository.calls
        #expect(calls == 5)
    }

    @Test func aListThatNeverHadFilmsCanBePulledToo() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 1 { throw ProjectorIsBroken() }
            return films
        }
        let screen = FilmListScreen(repository)
        await screen.settle()

        try await pull(screen)

        #expect(screen.titles(of: films) == ["Cars", "Up"])
        #expect(screen.texts.contains("The projector is broken.") == false)
    }

    @Test(arguments: ["Up", "Shrek"])
    func itCanBePulledWithAnySearchText(text: String) async throws {
        let repository = ScriptedRepository { [films] call in call == 1 ? films : [] }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()
        sut.searchText = text

        try await pull(screen)

        #expect(sut.films == [])
        #expect(sut.searchText == text)
    }

    @Test func theRowsStayUntilTheAnswerIsThere() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in call == 1 ? films : try await gate() }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()
        sut.searchText = "s"

        try screen.screen.inspect().pull()
        await gate.untilCalled()
        #expect(screen.titles(of: films) == ["Cars"])
        sut.searchText = ""
        #expect(screen.titles(of: films) == ["Cars", "Up"])
        try screen.screen.inspect().find(button: "Up").tap()
        #expect(sut.navigationPath == [films[0]], "they open their pages")
        sut.navigationPath = []

        gate.succeed(with: [films[0]])
        await screen.settle()
        #expect(screen.titles(of: films) == ["Up"])
        #expect(sut.isLoading == false)
    }

    @Test func aPageThatIsOpenedMeanwhileStaysOpen() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in call == 1 ? films : try await gate() }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        try screen.screen.inspect().pull()
        await gate.untilCalled()
        try screen.screen.inspect().find(button: "Up").tap()
        gate.succeed(with: [films[1]])
        await screen.settle()

        #expect(sut.navigationPath == [films[0]])
        #expect(sut.films == [films[1]])
    }

    @Test func aLoadThatFailsKeepsTheFilms() async {
        let repository = ScriptedRepository { [films] call in
            if call == 1 { return [.fixture(title: "Soul")] }
            if call == 2 { return films }
            throw ProjectorIsBroken()
        }
        let sut = FilmListViewModel(repository: repository)
        for _ in 1...2 { await sut.loadFilms() }
        sut.searchText = "c"

        for _ in 1...2 {
            await sut.loadFilms()
            #expect(sut.films.map { $0.title } == ["Cars", "Up"])
            #expect(sut.visibleFilms.map { $0.title } == ["Cars"])
        }
    }

    @Test func afterAFailureTheScreenShowsFilmsAndMessage() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 1 { return films }
            throw call == 2 ? reelIsMissing() : ProjectorIsBroken()
        }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        try await pull(screen)
        #expect(sut.errorMessage == "The reel is missing.")
        #expect(screen.texts.contains("The reel is missing."))
        #expect(screen.titles(of: films) == ["Cars", "Up"])

        sut.searchText = "Shrek"
        #expect(screen.texts.contains("The reel is missing."))
        #expect(screen.texts.contains("No film is called “Shrek”."))

        sut.searchText = "c"
        #expect(screen.texts.contains("The reel is missing."))
        #expect(screen.titles(of: films) == ["Cars"], "those that the search leaves")

        sut.searchText = "Shrek"
        await sut.loadFilms()  // The same after a load.
        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.texts.contains("No film is called “Shrek”."))
        sut.searchText = ""
        #expect(screen.titles(of: films) == ["Cars", "Up"])
    }

    @Test func whoLeavesDuringAPullGetsNoMessage() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in
            if call == 1 { return films }
            do { return try await gate() } catch { throw reelIsMissing() }
        }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()
        let messages = Recorder { sut.errorMessage }

        try screen.screen.inspect().pull()
        await gate.untilCalled()
        screen.screen.unmount()
        await screen.screen.settle(deadline: .seconds(1))

        #expect(screen.screen.warnings == [], "nothing is at work any more")
        #expect(messages.values == [nil], "the pull was called off, and did not fail")
        #expect(sut.films.map { $0.title } == ["Cars", "Up"])
    }

    @Test func whoLeavesDuringALoadGetsNoMessage() async throws {
        let gate = Gate<[PixarFilm]>()
        let sut = FilmListViewModel(repository: ScriptedRepository { _ in try await gate() })
        let screen = FilmListScreen(sut)
        await gate.untilCalled()

        screen.screen.unmount()
        await screen.settle()

        #expect(sut.errorMessage == nil)
        #expect(sut.isLoading == false)
    }

    private func pull(_ screen: FilmListScreen) async throws {
        try screen.screen.inspect().pull()
        await screen.settle()
    }
}
#endif
