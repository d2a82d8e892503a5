#if STEP_13
import PaperUITesting
import SwiftUI
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A reload that fails takes nothing away")
struct FailedReload {
    private let films = [PixarFilm.fixture(title: "Up"), .fixture(id: "cars", title: "Cars")]

    @Test func theFilmsStay() async {
        let repository = ScriptedRepository { [films] call in
            if call == 1 { return films }
            throw ProjectorIsBroken()
        }
        let sut = FilmListViewModel(repository: repository)
        await sut.loadFilms()
        sut.searchText = "c"

        for _ in 1...2 {
            await sut.loadFilms()
            #expect(sut.films.map { $0.title } == ["Cars", "Up"])
            #expect(sut.visibleFilms.map { $0.title } == ["Cars"])
        }
    }

    @Test func theButtonLoadsAgain() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 1 { throw ProjectorIsBroken() }
            if call == 2 { throw reelIsMissing() }
            return call == 3 ? [] : films
        }
        let screen = FilmListScreen(FilmListViewModel(repository: repository))
        await screen.settle()

        try await reload(screen)  // after a failure
        var calls = await repository.calls
        #expect(calls == 2)
        #expect(screen.texts.contains("The projector is broken.") == false)
        #expect(screen.texts.contains("The reel is missing."))

        try await reload(screen)  // after another
        #expect(screen.texts.contains("The reel is missing.") == false)

        try await reload(screen)  // after no films
        #expect(screen.titles(of: films) == ["Cars", "Up"])

        try await reload(screen)  // after films
        calls = await repository.calls
        #expect(calls == 5)
    }

    @Test func itIsThereWhateverIsSearched() async throws {
        let repository = ScriptedRepository { [films] _ in films }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        for text in ["Up", "Shrek"] {
            sut.searchText = text
            try await reload(screen)
            #expect(sut.searchText == text, "and stays searched")
        }

        let calls = await repository.calls
        #expect(calls == 3)
    }

    @Test func theScreenShowsFilmsAndMessage() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 2 { throw reelIsMissing() }
            return call == 1 ? films : [films[0]]
        }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        sut.searchText = "Shrek"
        try await reload(screen)
        #expect(screen.texts.contains("No film is called “Shrek”."))
        #expect(screen.texts.contains("The reel is missing."))

        sut.searchText = ""
        #expect(screen.titles(of: films) == ["Cars", "Up"])
        #expect(screen.texts.contains("The reel is missing."))

        try screen.screen.inspect().find(ViewType.TextField.self).setInput("u")
        #expect(screen.titles(of: films) == ["Up"], "those that the search has left")
        #expect(screen.texts.contains("The reel is missing."))
        try screen.screen.inspect().find(button: "Up").tap()
        #expect(sut.navigationPath == NavigationPath([films[0]]), "and they open their pages")
        sut.navigationPath.removeLast()

        try await reload(screen)
        #expect(screen.titles(of: films) == ["Up"])
        #expect(screen.texts.contains("The reel is missing.") == false)
    }

    @Test func noTapLoadsWhileTheFilmsAreFetched() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in call == 2 ? try await gate() : films }
        let screen = FilmListScreen(repository)
        await screen.settle()
        let button = try screen.screen.inspect().find(button: "Reload")

        try button.tap()
        await gate.untilCalled()
        try? button.tap()  // Whether it is gone, disabled or without effect is open.
        try? screen.screen.inspect().find(button: "Reload").tap()

        gate.succeed(with: films)
        await screen.settle()
        let calls = await repository.calls
        #expect(calls == 2)
        #expect(screen.titles(of: films) == ["Cars", "Up"])
    }

    @Test func norWhileSomebodyElseFetchesThem() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in call == 2 ? try await gate() : films }
        let sut = FilmListViewModel(repository: repository)
        let screen = FilmListScreen(sut)
        await screen.settle()

        let load = Task { await sut.loadFilms() }
        await gate.untilCalled()
        try? screen.screen.inspect().find(button: "Reload").tap()

        gate.succeed(with: films)
        await load.value
        await screen.settle()
        let calls = await repository.calls
        #expect(calls == 2)
    }

    @Test func norWhileTheScreenFetchesThemByItself() async throws {
        let gate = Gate<[PixarFilm]>()
        let repository = ScriptedRepository { [films] call in call == 1 ? try await gate() : films }
        let screen = FilmListScreen(repository)
        await gate.untilCalled()

        try? screen.screen.inspect().find(button: "Reload").tap()

        gate.succeed(with: films)
        await screen.settle()
        let calls = await repository.calls
        #expect(calls == 1)
    }

    @Test func itIsThatOfTheModelThatTheViewIsHandedLater() async throws {
        let repositories = (1...2).map { _ in ScriptedRepository { [films] _ in films } }
        let models = repositories.map { FilmListViewModel(repository: $0) }
        for model in models { await model.loadFilms() }
        let screen = FilmListScreen(oneOf: models)
        await screen.settle()
        try screen.screen.inspect().find(button: "The other list").tap()
        await screen.settle()
        let before = await [repositories[0].calls, repositories[1].calls]

        try await reload(screen)

        let after = await [repositories[0].calls, repositories[1].calls]
        #expect(after == [before[0], before[1] + 1])
    }

    private func reload(
        _ screen: FilmListScreen, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try screen.screen.inspect().find(button: "Reload", sourceLocation: sourceLocation).tap()
        await screen.settle()
    }
}
#endif
