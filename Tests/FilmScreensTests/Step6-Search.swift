#if STEP_6
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct Search {
    @Test func typingLeavesTheMatchingCard() async throws {
        let app = try await launch()

        let searchBar = app.textFields["filmSearchBar"]
        searchBar.tap()
        searchBar.typeText("Coco")

        #expect(await app.card("coco").waitForExistence(timeout: 0.5))
        #expect(await app.card("toy-story").waitForNonExistence(timeout: 0.5))
        #expect(await app.card("wall-e").waitForNonExistence(timeout: 0.5))
    }

    @Test func theSearchBarStaysWhereNothingMatches() async throws {
        let app = try await launch()
        let searchBar = app.textFields["filmSearchBar"]

        #expect(app.screen?.text.contains("Search films…") == true, "an empty field says what it is for")

        searchBar.tap()
        searchBar.typeText("Shrek 2")
        #expect(await app.staticTexts["No films found"].waitForExistence(timeout: 0.5))
        try #require(searchBar.exists, "without it nobody can take the search back")
        #expect(searchBar.value == "Shrek 2")

        searchBar.typeText(String(repeating: "\u{8}", count: 7))
        #expect(await app.card("coco").waitForExistence(timeout: 0.5))
    }

    @Test func theMockDataAreThreeFilms() async throws {
        let app = try await launch()

        #expect(app.shown(of: library) == ["coco", "toy-story", "wall-e"])
        let screen = try #require(app.screen)
        #expect(screen.titles == ["Coco", "Toy Story", "WALL·E"])
        #expect(
            screen.texts.filter { $0.contains(" · ") }
                == ["2017 · Lee Unkrich", "1995 · John Lasseter", "2008 · Andrew Stanton"])
    }

    @Test func withoutTheArgumentTheArchiveIsAsked() async throws {
        let app = try await launch(["--verbose"], untilThereIs: "ratatouille")

        #expect(
            app.shown(of: library)
                == ["coco", "finding-nemo", "ratatouille", "soul", "toy-story", "up", "wall-e"])
    }

    private let library = [
        "coco", "finding-nemo", "luxo-jr", "ratatouille", "soul", "tin-toy", "toy-story", "up", "wall-e",
    ]
}

/// The app, started and with its films on the screen.
@MainActor
func launch(
    _ arguments: [String] = ["--verbose", "--use-mock-data"], untilThereIs film: String = "toy-story",
    sourceLocation: SourceLocation = #_sourceLocation
) async throws -> AppDriver<FilmsApp> {
    let app = AppDriver { arguments in FilmsApp(arguments: arguments) }
    app.launchArguments = arguments
    app.launch()
    let isReady = await app.card(film).waitForExistence(timeout: 0.5)
    try #require(isReady, "there is no 'filmCard-\(film)' on the screen", sourceLocation: sourceLocation)
    return app
}

extension AppDriver {
    /// A film's card, be it a button, a link or neither.
    func card(_ film: String) -> AppElement {
        descendants(matching: .any)["filmCard-\(film)"]
    }

    fileprivate func shown(of films: [String]) -> [String] {
        films.filter { card($0).exists }
    }
}
#endif
