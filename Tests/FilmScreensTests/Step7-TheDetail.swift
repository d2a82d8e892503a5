#if STEP_7
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct TheDetail {
    @Test(arguments: [("toy-story", "Toy Story"), ("coco", "Coco")])
    func tappingACardShowsItsFilm(film: String, title: String) async {
        let app = await launch()

        app.card(film).tap()

        #expect(await app.staticTexts["filmDetailTitle"].waitForExistence(timeout: 2))
        #expect(app.staticTexts["filmDetailTitle"].label == title)
    }

    @Test func theWayBackLeadsToTheSameSearch() async {
        let app = await launch()
        let searchBar = app.textFields["filmSearchBar"]
        searchBar.tap()
        searchBar.typeText("Coco")

        app.card("coco").tap()
        #expect(await app.buttons["Back"].waitForExistence(timeout: 2))
        guard app.buttons["Back"].exists else { return }
        app.buttons["Back"].tap()

        #expect(await app.card("coco").waitForExistence(timeout: 2))
        #expect(app.card("toy-story").exists == false)
        #expect(searchBar.value == "Coco")
        #expect(app.staticTexts["filmDetailTitle"].exists == false)
    }

    @Test func theModelKnowsWhereYouAre() async throws {
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
        let app = AppDriver { _ in OneView(view: FilmListView(viewModel: viewModel)) }
        app.launch()
        #expect(await app.card("up").waitForExistence(timeout: 2))

        app.card("up").tap()
        #expect(await app.staticTexts["filmDetailTitle"].waitForExistence(timeout: 2))

        #expect(viewModel.navigationPath == NavigationPath([PixarFilm.fixture(id: "up", title: "Up")]))
    }
}

/// An app that is nothing but a view.
private struct OneView: App {
    var view: FilmListView?

    init() {}
    init(view: FilmListView) { self.view = view }

    var body: some Scene {
        WindowGroup { view }
    }
}
#endif
