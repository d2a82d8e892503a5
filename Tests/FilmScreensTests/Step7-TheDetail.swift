#if STEP_7
import PaperUI
import PaperUITesting
import TestSupport
import Testing

@testable import FilmScreens

@MainActor
struct TheDetail {
    @Test(arguments: [("toy-story", "Toy Story"), ("coco", "Coco")])
    func tappingACardShowsItsFilm(film: String, title: String) async throws {
        let app = try await launch()

        app.card(film).tap()

        let detailTitle = app.staticTexts["filmDetailTitle"]
        try #require(await detailTitle.waitForExistence(timeout: 0.5), "the film's page does not appear")
        #expect(detailTitle.label == title)
    }

    @Test func theWayBackLeadsToTheSameSearch() async throws {
        let app = try await launch()
        let searchBar = app.textFields["filmSearchBar"]
        searchBar.tap()
        searchBar.typeText("Coco")

        app.card("coco").tap()
        try #require(await app.buttons["Back"].waitForExistence(timeout: 0.5), "there is no way back")
        app.buttons["Back"].tap()

        #expect(await app.card("coco").waitForExistence(timeout: 0.5))
        #expect(app.card("toy-story").exists == false)
        #expect(searchBar.value == "Coco")
        #expect(app.staticTexts["filmDetailTitle"].exists == false)
    }

    @Test func selectingInTheModelOpensThePage() async throws {
        let viewModel = FilmListViewModel(repository: StubRepository { [.fixture(id: "up", title: "Up")] })
        let screen = Screen(FilmListView(viewModel: viewModel))
        await screen.settle()
        let film = try #require(viewModel.films.first)

        viewModel.selectFilm(film)
        await screen.settle()

        let title = try screen.inspect().find(viewWithAccessibilityIdentifier: "filmDetailTitle")
        #expect(try title.string() == "Up")
    }

    @Test func tappingACardTellsTheModel() async throws {
        let viewModel = FilmListViewModel(repository: StubRepository { [.fixture(id: "up", title: "Up")] })
        let app = AppDriver { _ in OneView(FilmListView(viewModel: viewModel)) }
        app.launch()
        try #require(await app.card("up").waitForExistence(timeout: 0.5))

        app.card("up").tap()
        _ = await app.staticTexts["filmDetailTitle"].waitForExistence(timeout: 0.5)

        #expect(viewModel.navigationPath == NavigationPath([PixarFilm.fixture(id: "up", title: "Up")]))
    }

    @Test func theFilmsAreFetchedOnceAVisit() async throws {
        let gate = Gate<[PixarFilm]>()
        let viewModel = FilmListViewModel(repository: StubRepository { try await gate() })
        let app = AppDriver { _ in OneView(FilmListView(viewModel: viewModel)) }
        app.launch()
        await gate.untilCalled()
        gate.succeed(with: [.fixture(id: "up", title: "Up")])
        try #require(await app.card("up").waitForExistence(timeout: 0.5))

        viewModel.searchText = "up"
        await app.screen?.settle(deadline: .seconds(1))
        try #require(gate.callCount == 1, "typing asks again")

        app.card("up").tap()
        try #require(await app.buttons["Back"].waitForExistence(timeout: 0.5), "there is no way back")
        app.buttons["Back"].tap()
        await app.screen?.settle(deadline: .seconds(1))
        #expect(gate.callCount == 1, "the way there and back asks again")
    }
}

/// An app that is nothing but a view.
struct OneView: App {
    private let view: AnyView

    init() { self.init(EmptyView()) }
    init(_ view: some View) { self.view = AnyView(view) }

    var body: some Scene {
        WindowGroup { view }
    }
}
#endif
