#if STEP_6
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
@Suite("A person who types into the search bar finds films")
struct Search {
    @Test func whatShipsAsksTheArchive() async throws {
        let app = try await start(untilThereIs: "ratatouille") { _ in FilmsApp() }

        #expect(app.shown(of: library) == archive)
    }

    #if STEP_6_2
    @Test func aCardIsOneElement() async throws {
        let app = try await launch()

        let elements = app.descendants(matching: .any).matching(identifier: "filmCard-coco")

        #expect(elements.count == 1, "the card has the name, and its texts do not")
    }
    #endif

    #if STEP_6_3
    @Test func typingLeavesTheMatchingCard() async throws {
        let app = try await launch()
        let field = app.textFields["filmSearchBar"]

        field.tap()
        field.typeText("Coco")

        let isFound = await app.card("coco").waitForExistence(timeout: 0.5)
        #expect(isFound)
        #expect(app.shown(of: library) == ["coco"])
    }
    #endif

    #if STEP_6_4
    @Test func theSearchBarStaysWhereNothingMatches() async throws {
        let app = try await launch()
        let field = app.textFields["filmSearchBar"]

        let above = try #require(app.screen?.text.components(separatedBy: "Coco").first)
        #expect(above.contains("Search films…"), "an empty field says what it is for, above the films")

        field.tap()
        field.typeText("Shrek 2")
        let isSaid = await app.staticTexts["No films found"].waitForExistence(timeout: 0.5)
        #expect(isSaid)
        #expect(app.shown(of: library) == [])
        try #require(field.exists, "without it nobody can take the search back")
        #expect(field.value == "Shrek 2")

        field.typeText(String(repeating: "\u{8}", count: 7))
        let isBack = await app.card("coco").waitForExistence(timeout: 0.5)
        #expect(isBack)
        #expect(app.staticTexts["No films found"].exists == false)
    }
    #endif

    #if STEP_6_5
    @Test(arguments: [
        ["--use-mock-data"], ["--use-mock-data", "--verbose"], ["films", "--use-mock-data", "--verbose"],
    ])
    func theMockDataAreThreeFilms(arguments: [String]) async throws {
        let app = try await launch(arguments)

        #expect(app.shown(of: library) == ["coco", "toy-story", "wall-e"])
        let screen = try #require(app.screen)
        #expect(screen.titles == all)
        #expect(
            screen.texts.filter { $0.contains(" · ") }
                == ["2017 · Lee Unkrich", "1995 · John Lasseter", "2008 · Andrew Stanton"])
    }
    #endif

    // The rest
    #if STEP_6_6
    @Test(arguments: [[], ["--verbose"], ["use-mock-data"], ["--use-mock-data=no"]])
    func withoutTheArgumentTheArchiveIsAsked(arguments: [String]) async throws {
        let app = try await launch(arguments, untilThereIs: "ratatouille")

        #expect(app.shown(of: library) == archive)
    }

    @Test(arguments: [
        ("co", ["Coco"]), ("o", ["Coco", "Toy Story"]), ("wall ", ["WALL·E"]), ("2017", []), (" ", all),
    ])
    func whatIsFoundIsTheModelsWord(query: String, titles: [String]) async throws {
        let app = try await launch()
        let field = app.textFields["filmSearchBar"]

        field.tap()
        field.typeText(query)

        #expect(app.screen?.titles == titles)
        #expect(field.value == query)
    }

    @Test func theSearchBarAndTheModelAgree() async throws {
        let film = PixarFilm.fixture(id: "Luna-1", title: "La Lùna")  // the only one
        let viewModel = FilmListViewModel(repository: StubRepository { [film] })
        viewModel.searchText = "lu"
        let app = try await start(untilThereIs: "Luna-1") { _ in OneView(FilmListView(viewModel: viewModel)) }
        let field = app.textFields["filmSearchBar"]
        #expect(field.value == "lu", "the model was there before the field")

        field.tap()
        field.typeText("na")
        #expect(viewModel.searchText == "luna")
        #expect(app.screen?.titles == ["La Lùna"], "the model does not mind the accent")

        viewModel.searchText = "Shrek"
        #expect(field.value == "Shrek")
        #expect(app.card("Luna-1").exists == false)
    }

    @Test func theSearchIsThatOfTheModelItHasNow() async throws {
        let first = FilmListViewModel(repository: StubRepository { [.fixture(id: "soul", title: "Soul")] })
        let two: [PixarFilm] = [.fixture(id: "up", title: "Up"), .fixture(id: "up-again", title: "Up")]
        let second = FilmListViewModel(repository: StubRepository { two })
        await second.loadFilms()
        second.searchText = "u"
        let chosen = ChosenModel(first)
        let app = try await start(untilThereIs: "soul") { _ in OneView(ListOfTheChosenModel(chosen: chosen)) }
        let field = app.textFields["filmSearchBar"]

        chosen.viewModel = second
        await app.screen?.settle()
        #expect(field.value == "u")

        field.tap()
        field.typeText("p")
        #expect(second.searchText == "up")
        #expect(first.searchText == "")
        #expect(app.screen?.titles == ["Up", "Up"], "two films of one title are two cards")
        #expect(app.screen?.warnings == [])
    }
    #endif
}

private let all = ["Coco", "Toy Story", "WALL·E"]

private let archive = ["coco", "finding-nemo", "ratatouille", "soul", "toy-story", "up", "wall-e"]

private let library = archive + ["luxo-jr", "tin-toy"]

extension AppDriver {
    fileprivate func shown(of films: [String]) -> [String] {
        films.filter { card($0).exists }
    }
}
#endif
