#if STEP_10
import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
@Suite("After a failure the films can be asked for again")
struct TryAgain {
    private let gate = Gate<[PixarFilm]>()
    private let viewModel: FilmListViewModel
    private let screen: Screen

    init() {
        viewModel = FilmListViewModel(repository: StubRepository { [gate] in try await gate() })
        screen = Screen(FilmListView(viewModel: viewModel))
    }

    @Test func aTapLoadsOnceMore() async throws {
        await fail()
        #expect(screen.texts.contains("The projector is broken."))

        try tap()
        await gate.untilCalled(2)
        #expect(screen.spinners == ["Fetching films…"])

        gate.succeed(with: [.fixture(title: "Up")])
        await screen.settle()
        #expect(screen.titles == ["Up"])
        #expect(gate.callCount == 2)
    }

    @Test func asOftenAsItFails() async throws {
        await fail()
        for call in 2...6 {
            try tap()
            await fail(call: call)
            try #require(screen.texts.contains("The projector is broken."))
            try #require(screen.invitations == 1)
        }

        try tap()
        await gate.untilCalled(7)
        gate.succeed(with: [])
        await screen.settle()
        #expect(screen.regrets == ["No films found"])
        #expect(screen.invitations == 0)
    }

    @Test(arguments: [[], [PixarFilm.fixture()]])
    func thereIsNoneWhereNothingFailed(films: [PixarFilm]) async throws {
        await gate.untilCalled()
        #expect(screen.invitations == 0, "nothing has failed yet")

        gate.succeed(with: films)
        await screen.settle()
        #expect(screen.invitations == 0)

        viewModel.searchText = "Shrek"
        #expect(screen.invitations == 0, "nothing found is no failure")
    }

    @Test func itGoesWithTheError() async throws {
        await fail()
        #expect(screen.invitations == 1)

        try tap()
        await gate.untilCalled(2)
        #expect(screen.invitations == 0, "they are being fetched")

        gate.succeed(with: [.fixture()])
        await screen.settle()
        #expect(screen.invitations == 0)

        let reload = Task { await viewModel.loadFilms() }
        await fail(call: 3, with: NSError(domain: "", code: 0, userInfo: [NSLocalizedDescriptionKey: ""]))
        await reload.value
        #expect(screen.invitations == 1)
        try tap()
        await gate.untilCalled(4)
        #expect(screen.spinners == ["Fetching films…"], "whoever has films may try, too")

        await fail(call: 4, with: CancellationError())
        #expect(screen.invitations == 1, "whatever the error")
    }

    @Test(arguments: [("up", ["Up"]), (" cars ", ["Cars"]), ("Shrek", [])])
    func whatWasTypedStays(typed: String, found: [String]) async throws {
        viewModel.searchText = typed
        await fail()

        try tap()
        await fail(call: 2)
        #expect(viewModel.searchText == typed)

        try tap()
        await gate.untilCalled(3)
        #expect(screen.spinners == ["Fetching films…"])
        gate.succeed(with: [.fixture(id: "cars", title: "Cars"), .fixture(id: "up", title: "Up")])
        await screen.settle()

        #expect(viewModel.searchText == typed)
        #expect(screen.titles == found)
    }

    @Test func whoComesBackAfterATryAsksOnce() async throws {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate() })
        let screen = Screen(
            TabView {
                FilmListView(viewModel: viewModel).tabItem { Text("Films") }
                Text("Popcorn").tabItem { Text("Bar") }
            })
        for call in 1...2 {
            await gate.untilCalled(call)
            gate.fail(with: TheProjectorIsBroken())
            await screen.settle()
            if call == 1 { try screen.inspect().find(button: "Try again").tap() }
        }

        try screen.inspect().find(button: "Bar").tap()
        try screen.inspect().find(button: "Films").tap()
        await gate.untilCalled(3)
        gate.succeed(with: [.fixture(title: "Up")])
        await screen.settle()

        #expect(gate.callCount == 3)
        #expect(screen.titles == ["Up"])
    }

    @Test func aTappedLoadIsCancelledWithTheScreen() async throws {
        await fail()
        try tap()
        await gate.untilCalled(2)

        screen.unmount()

        await waitUntil("the tapped load has ended") { viewModel.isLoading == false }
        #expect(gate.callCount == 2)
    }

    private func fail(call: Int = 1, with error: any Error = TheProjectorIsBroken()) async {
        await gate.untilCalled(call)
        gate.fail(with: error)
        await screen.settle()
    }

    private func tap() throws {
        try screen.inspect().find(button: "Try again").tap()
    }
}

@MainActor
@Suite("Of two models, the one that the screen has now is asked again")
struct TryAgainElsewhere {
    @Test func theTapIsForTheModelThatTheScreenHasNow() async throws {
        let projector = Projector()
        let first = FilmListViewModel(repository: StubRepository { throw TheProjectorIsBroken() })
        let second = FilmListViewModel(repository: StubRepository { try await projector.films() })
        await second.loadFilms()
        let chosen = ChosenModel(first)
        let screen = Screen(ListOfTheChosenModel(chosen: chosen))
        await screen.settle()

        chosen.viewModel = second
        await screen.settle()
        await projector.mend()
        try screen.inspect().find(button: "Try again").tap()
        await screen.settle()

        #expect(screen.titles == ["Up"])
    }
}

private actor Projector {
    private var isBroken = true

    func mend() { isBroken = false }

    func films() throws -> [PixarFilm] {
        if isBroken { throw TheProjectorIsBroken() }
        return [.fixture(title: "Up")]
    }
}

extension Screen {
    fileprivate var invitations: Int {
        texts.filter { $0 == "Try again" }.count
    }
}
#endif
