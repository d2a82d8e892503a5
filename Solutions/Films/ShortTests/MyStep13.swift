#if STEP_13
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import Films

@MainActor
@Suite("A pull fetches the films again, and the list stays meanwhile")
struct PulledList {
    private let films = [PixarFilm.fixture(id: "cars", title: "Cars"), .fixture(id: "up", title: "Up")]

    @Test func theRowsStayUntilTheNewFilmsAreThere() async throws {
        let gate = Gate<[PixarFilm]>()
        let screen = FilmListScreen(
            ScriptedRepository { [films] call in call == 1 ? films : try await gate() })
        await screen.settle()

        try screen.screen.inspect().pull()
        await gate.untilCalled()
        #expect(screen.titles(of: films) == ["Cars", "Up"])

        gate.succeed(with: [films[1]])
        await screen.settle()
        #expect(screen.titles(of: films) == ["Up"])
    }

    @Test func afterAPullThatFailsTheFilmsStandBesideTheMessage() async throws {
        let repository = ScriptedRepository { [films] call in
            if call == 2 { throw ProjectorIsBroken() }
            return films
        }
        let screen = FilmListScreen(repository)
        await screen.settle()

        try screen.screen.inspect().pull()
        await screen.settle()

        #expect(screen.texts.contains("The projector is broken."))
        #expect(screen.titles(of: films) == ["Cars", "Up"])
    }

    @Test func aPullThatIsCalledOffIsNoFailure() async throws {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(
            repository: ScriptedRepository { [films] call in call == 1 ? films : try await gate() })
        let screen = FilmListScreen(viewModel)
        await screen.settle()
        try screen.screen.inspect().pull()
        await gate.untilCalled()

        screen.screen.unmount()
        await screen.settle()

        #expect(viewModel.errorMessage == nil)
        #expect(viewModel.films == films)
    }
}
#endif
