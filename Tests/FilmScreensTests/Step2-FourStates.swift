#if STEP_2
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
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

    @Test func anErrorIsShownInItsOwnWords() async {
        let screen = makeScreen { throw TheProjectorIsBroken() }

        await screen.settle()

        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.regrets == [], "an error is not an empty library")
        #expect(screen.spinners == [])
    }

    @Test func whatWasThereBeforeGoesWithAReload() async throws {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate() })
        let screen = Screen(FilmListView(viewModel: viewModel))
        await gate.untilCalled()
        try #require(gate.callCount == 1, "the films are asked for, once")
        gate.succeed(with: [.fixture(title: "Soul")])
        await screen.settle()

        let reload = Task { await viewModel.loadFilms() }
        defer { reload.cancel() }
        await gate.untilCalled(2)
        #expect(screen.spinners == ["Fetching films…"])
        #expect(screen.titles == [], "a spinner, and nothing else")

        gate.fail(with: TheProjectorIsBroken())
        await waitUntil("the reload fails") { viewModel.errorMessage != nil }
        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.titles == [], "an error is not a list")
    }

    @Test func everyFilmHasACard() async {
        let screen = makeScreen {
            [
                .fixture(id: "wall-e", title: "WALL·E", year: 2008),
                .fixture(id: "coco", title: "Coco", year: 2017),
                .fixture(id: "fantasia", title: "Fantasia", year: 1940),
            ]
        }

        await screen.settle()

        #expect(screen.titles == ["Coco", "WALL·E"], "as the model has them, sorted and without the old")
        #expect(screen.regrets == [])
    }

    @Test func theFilmsAreFetchedOnce() async {
        let gate = Gate<[PixarFilm]>()
        let screen = makeScreen { try await gate() }
        await gate.untilCalled()

        gate.succeed(with: [])
        await screen.settle()

        #expect(gate.callCount == 1)
    }

    private func makeScreen(_ fetchAll: @escaping @Sendable () async throws -> [PixarFilm]) -> Screen {
        let repository = StubRepository(answer: fetchAll)
        return Screen(FilmListView(viewModel: FilmListViewModel(repository: repository)))
    }
}

/// A repository that answers as the test says.
struct StubRepository: FilmRepository {
    let answer: @Sendable () async throws -> [PixarFilm]

    func fetchAll() async throws -> [PixarFilm] { try await answer() }
    func fetchByID(_ id: String) async throws -> PixarFilm? { try await answer().first { $0.id == id } }
}

struct TheProjectorIsBroken: LocalizedError {
    var errorDescription: String? { "The projector is broken." }
}

extension Screen {
    /// What the spinners say.
    var spinners: [String] {
        (try? inspect().findAll(ViewType.ProgressView.self).map { try $0.accessibilityLabel() }) ?? []
    }

    /// The titles on the cards, from top to bottom.
    var titles: [String] {
        let cards = (try? inspect().findAll(FilmCard.self)) ?? []
        return cards.map {
            (try? $0.find(viewWithAccessibilityIdentifier: "filmTitle").string()) ?? "a card without a title"
        }
    }

    /// Every text on the screen, from top to bottom.
    var texts: [String] {
        (try? inspect().findAll(Text.self).map { try $0.string() }) ?? []
    }

    /// "No films found", as often as it is said.
    fileprivate var regrets: [String] {
        texts.filter { $0 == "No films found" }
    }

    fileprivate var textFieldCount: Int? {
        try? inspect().findAll(ViewType.TextField.self).count
    }
}
#endif
