#if STEP_7
import PaperUITesting
import SwiftUI
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
@Suite("A card leads to its film's page, and back again")
struct TheDetail {
    @Test(arguments: [("toy-story", "Toy Story"), ("coco", "Coco")])
    func tappingACardShowsItsFilm(film: String, title: String) async throws {
        let app = try await launch()

        app.card(film).tap()

        let detailTitle = app.staticTexts["filmDetailTitle"]
        let isThere = await detailTitle.waitForExistence(timeout: 0.5)
        try #require(isThere, "the film's page does not appear")
        #expect(detailTitle.label == title)
    }

    #if STEP_7_2
    @Test(arguments: Answer.allCases)
    func selectingInTheModelOpensThePage(whateverTheListShows answer: Answer) async throws {
        let viewModel = FilmListViewModel(repository: StubRepository { try answer.films() })
        viewModel.selectFilm(.fixture(id: "coco", title: "Coco"))
        let app = AppDriver { _ in OneView(FilmListView(viewModel: viewModel)) }
        app.launch()
        await app.screen?.settle()

        let first = try await pageTitle(in: app)
        #expect(first == "Coco", "who comes by a link finds the page open")

        viewModel.selectFilm(.fixture(id: "up", title: "Up, Uncut"))
        let second = try await pageTitle(in: app)
        #expect(second == "Up, Uncut", "the film that was selected, and not the one of the list with its id")

        try await goBack(in: app)
        let last = try await pageTitle(in: app)
        #expect(last == "Coco", "back is one page, and not all of them")
        #expect(viewModel.navigationPath == [.fixture(id: "coco", title: "Coco")])

        viewModel.navigationPath = [.fixture(id: "coco", title: "Coco 2")]
        let other = try await pageTitle(in: app)
        #expect(other == "Coco 2", "the path is the model's, also where it is as long as before")
    }
    #endif

    #if STEP_7_3
    @Test(arguments: Answer.allCases)
    func theFilmsAreFetchedOnceAVisit(whateverTheListShows answer: Answer) async throws {
        let gate = Gate<Answer>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate().films() })
        let app = AppDriver { _ in OneView(FilmListView(viewModel: viewModel)) }
        app.launch()
        await gate.untilCalled()

        viewModel.selectFilm(.fixture(id: "coco", title: "Coco"))
        let title = try await pageTitle(in: app)
        #expect(title == "Coco", "a page does not wait for the films")
        try await goBack(in: app)
        gate.succeed(with: answer)
        await app.screen?.settle(deadline: .seconds(1))
        try #require(gate.callCount == 1, "the way there and back asks again")

        for search in ["up", ""] {
            viewModel.searchText = search
            await app.screen?.settle(deadline: .seconds(1))
            try #require(gate.callCount == 1, "a search asks again")

            viewModel.selectFilm(.fixture(id: "up", title: "Up"))
            try await goBack(in: app)
            await app.screen?.settle(deadline: .seconds(1))
            try #require(gate.callCount == 1, "the way there and back asks again")
            #expect(viewModel.searchText == search)
        }
    }
    #endif

    // The rest
    #if STEP_7_4
    @Test func theWayBackLeadsToTheSameSearch() async throws {
        let app = try await launch()
        let field = app.textFields["filmSearchBar"]
        field.tap()
        field.typeText("toy")

        app.card("toy-story").tap()
        let title = try await pageTitle(in: app)
        #expect(title == "Toy Story")
        try await goBack(in: app)

        let isBack = await app.card("toy-story").waitForExistence(timeout: 0.5)
        #expect(isBack)
        #expect(app.card("coco").exists == false)
        #expect(field.value == "toy")
        #expect(app.staticTexts["filmDetailTitle"].exists == false)
    }

    @Test func theModelHearsOfTheWayThereAndBack() async throws {
        let films: [PixarFilm] = [
            .fixture(id: "up", title: "Up"), .fixture(id: "cars", title: "Cars"),
            .fixture(id: "cars-again", title: "Cars"),
        ]
        let viewModel = FilmListViewModel(repository: StubRepository { films })
        let app = try await start(untilThereIs: "up") { _ in OneView(FilmListView(viewModel: viewModel)) }

        for film in films {
            app.card(film.id).tap()
            _ = await app.staticTexts["filmDetailTitle"].waitForExistence(timeout: 0.5)
            #expect(viewModel.navigationPath == [film])

            try await goBack(in: app)
            #expect(viewModel.navigationPath == [])
        }
    }

    @Test func thePathIsThatOfTheModelItHasNow() async throws {
        let film = PixarFilm.fixture(id: "up", title: "Up")
        let first = FilmListViewModel(repository: StubRepository { [film] })
        let second = FilmListViewModel(repository: StubRepository { [film] })
        await second.loadFilms()
        let chosen = ChosenModel(first)
        let app = try await start(untilThereIs: "up") { _ in OneView(ListOfTheChosenModel(chosen: chosen)) }

        chosen.viewModel = second
        await app.screen?.settle()
        app.card("up").tap()

        let title = try await pageTitle(in: app)
        #expect(title == "Up")
        #expect(second.navigationPath == [film])
        #expect(first.navigationPath == [])
    }
    #endif

    /// The title on the film's page, once that is there.
    private func pageTitle(
        in app: AppDriver<some App>, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let title = app.staticTexts["filmDetailTitle"]
        let isThere = await title.waitForExistence(timeout: 0.5)
        try #require(isThere, "the film's page does not appear", sourceLocation: sourceLocation)
        return title.label
    }

    /// By the way that the system names; an app has no say in its name, and no name for tests.
    private func goBack(
        in app: AppDriver<some App>, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let back = app.buttons["Back"]
        let isThere = await back.waitForExistence(timeout: 0.5)
        try #require(isThere, "there is no way back", sourceLocation: sourceLocation)
        back.tap()
    }
}

/// What the list shows when a film is selected.
enum Answer: CaseIterable {
    case someFilms
    case noFilms
    case anError

    func films() throws -> [PixarFilm] {
        switch self {
        case .someFilms: [.fixture(id: "up", title: "Up")]
        case .noFilms: []
        case .anError: throw TheProjectorIsBroken()
        }
    }
}
#endif
