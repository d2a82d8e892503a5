#if STEP_2
import Observation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
@Suite("The list shows one of four states")
struct FourStates {
    @Test func aLibraryWithoutFilmsSaysSo() async {
        let screen = makeScreen { [] }

        await screen.settle()

        #expect(screen.regrets == ["No films found"])
        #expect(screen.spinners == [])
    }

    @Test func theSpinnerTurnsUntilTheFilmsAreThere() async {
        let gate = Gate<[PixarFilm]>()
        let screen = makeScreen { try await gate() }
        await gate.untilCalled()
        #expect(screen.spinners == ["Fetching films…"])
        #expect(screen.regrets == [], "nobody knows yet whether there are films")
        #expect(screen.textFieldCount == 0, "there is nothing to search yet")

        gate.succeed(with: [.fixture(title: "Soul")])
        await screen.settle()
        #expect(screen.spinners == [])
        #expect(screen.titles == ["Soul"])
    }

    @Test(arguments: ["The projector is broken.", "The reel is missing. Call Woody.\nBring a torch.", ""])
    func anErrorIsShownInItsOwnWords(_ words: String) async {
        let screen = makeScreen { throw TheProjectorIsBroken(errorDescription: words) }

        await screen.settle()

        #expect(screen.texts.contains(words))
        #expect(screen.regrets == [], "an error is not an empty library")
        #expect(screen.spinners == [])
    }

    @Test func whatWasThereBeforeGoesWithAReload() async throws {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate() })
        let screen = Screen(FilmListView(viewModel: viewModel))
        viewModel.searchText = "u"  // to be found in every film below
        await gate.untilCalled()
        try #require(gate.callCount == 1, "the films are asked for, once")
        gate.succeed(with: [.fixture(title: "Soul")])
        await screen.settle()

        let failing = Task { await viewModel.loadFilms() }
        await gate.untilCalled(2)
        #expect(screen.spinners == ["Fetching films…"])
        #expect(screen.titles == [], "a spinner, and nothing else")
        #expect(screen.textFieldCount == 0, "a spinner, and nothing else")
        gate.fail(with: TheProjectorIsBroken())
        await failing.value
        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.titles == [], "an error is not a list")

        let empty = Task { await viewModel.loadFilms() }
        await gate.untilCalled(3)
        #expect(screen.texts.contains("The projector is broken.") == false, "that was the last time")
        gate.succeed(with: [])
        await empty.value
        #expect(screen.titles == [])
        #expect(screen.regrets == ["No films found"])

        let failingAgain = Task { await viewModel.loadFilms() }
        await gate.untilCalled(4)
        #expect(screen.spinners == ["Fetching films…"])
        #expect(screen.regrets == [], "a spinner, and nothing else")
        gate.fail(with: TheProjectorIsBroken(errorDescription: "So is the spare one."))
        await failingAgain.value
        #expect(screen.texts.contains("So is the spare one."), "the words of this load, and not of the first")
        #expect(screen.regrets == [], "an error is not an empty library")

        let working = Task { await viewModel.loadFilms() }
        await gate.untilCalled(5)
        gate.succeed(with: [.fixture(title: "Soul, Uncut")])
        await working.value
        #expect(screen.titles == ["Soul, Uncut"], "the film of this load, and not the first one with its id")
        #expect(screen.texts.contains("So is the spare one.") == false)
    }

    @Test func everyFilmHasACard() async {
        let screen = makeScreen {
            [
                .fixture(id: "wall-e", title: "WALL·E", year: 2008),
                .fixture(id: "up", title: "Up", year: 2009),
                .fixture(id: "cars", title: "Cars", year: 2006),
                .fixture(id: "cars-again", title: "Cars", year: 2036),
                .fixture(id: "fantasia", title: "Fantasia", year: 1940),
                .fixture(id: "ants", title: "a bug's life", year: 1998),
            ]
        }

        await screen.settle()

        #expect(
            screen.titles == ["Cars", "Cars", "Up", "WALL·E", "a bug's life"],
            "as the model has them, sorted and without the old")
        #expect(screen.warnings == [], "two films of one title are two films")
        #expect(screen.regrets == [])
    }

    @Test func aLongListIsWhole() async {
        let films = (101...400).map { PixarFilm.fixture(id: "\($0)", title: "Film \($0)") }
        let screen = makeScreen { films }

        await screen.settle()

        #expect(screen.titles == films.map(\.title))
    }

    @Test func theFilmsAreFetchedOnce() async {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate() })
        _ = FilmListView(viewModel: viewModel)  // made, and never on a screen

        for visit in 1...3 {
            let screen = Screen(FilmListView(viewModel: viewModel))
            await gate.untilCalled(visit)
            if visit == 1 { gate.fail(with: TheProjectorIsBroken()) } else { gate.succeed(with: []) }
            await screen.settle()
            #expect(gate.callCount == visit, "once, and again when it appears again")
        }
    }

    @Test func anotherModelIsShownAsSoonAsItIsThere() async {
        let first = FilmListViewModel(repository: StubRepository { [.fixture(title: "Soul")] })
        let second = FilmListViewModel(repository: StubRepository { [.fixture(title: "Up")] })
        let third = FilmListViewModel(repository: StubRepository { throw TheProjectorIsBroken() })
        await second.loadFilms()
        await third.loadFilms()
        let choice = Choice(viewModel: first)
        let screen = Screen(ListOfChoice(choice: choice))
        await screen.settle()
        #expect(screen.titles == ["Soul"])

        choice.viewModel = second
        await screen.settle()
        #expect(screen.titles == ["Up"])

        choice.viewModel = third
        await screen.settle()
        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.titles == [])
    }

    private func makeScreen(_ fetchAll: @escaping @Sendable () async throws -> [PixarFilm]) -> Screen {
        let repository = StubRepository(answer: fetchAll)
        return Screen(FilmListView(viewModel: FilmListViewModel(repository: repository)))
    }
}

/// Holds the model that the list is given, so that a test can give it another one.
@MainActor @Observable
private final class Choice {
    var viewModel: FilmListViewModel

    init(viewModel: FilmListViewModel) {
        self.viewModel = viewModel
    }
}

private struct ListOfChoice: View {
    let choice: Choice

    var body: some View {
        FilmListView(viewModel: choice.viewModel)
    }
}
#endif
