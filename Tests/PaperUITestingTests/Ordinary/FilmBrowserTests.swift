import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// An ordinary view, as it is written for SwiftUI: only the import is another.
@MainActor
@Suite(.endsInTime) struct FilmBrowserTests {
    private let app = AppDriver.running(FilmBrowserView())

    private func loaded() async throws {
        try #require(await app.staticTexts["Coco"].waitForExistence(timeout: 2))
    }

    private var titles: [String] {
        (0..<app.buttons.count).map { app.buttons.element(boundBy: $0).label }.filter {
            $0.contains(" 20") || $0.contains(" 19")
        }
    }

    @Test func `it looks like a list of films`() async throws {
        #expect(app.text.hasSuffix("◌ Loading…"))
        try await loaded()
        #expect(
            app.text == """
                Films                        [ {heart} ]
                │ (Title) │
                ════════════════════════════════════════
                │ Sort by
                │ (•) Title
                │ ( ) Year

                3 films
                │ Coco ›
                │ 2017
                │
                │ Toy Story ›
                │ 1995
                │
                │ {heart.fill} Up ›
                │              2009
                """)
    }

    @Test func `it is sorted, searched and filtered`() async throws {
        try await loaded()
        app.buttons["Year"].tap()
        #expect(titles == ["Toy Story 1995", "Up 2009", "Coco 2017"])

        app.searchFields["Title"].tap()
        app.searchFields["Title"].typeText("co")
        #expect(titles == ["Coco 2017"])

        app.buttons["Favorites"].tap()
        #expect(app.staticTexts["No Results for “co”"].exists)
        app.searchFields["Title"].typeText("\u{8}\u{8}")
        #expect(titles == ["Up 2009"])
    }

    @Test func `a film's page changes the film, and leads back`() async throws {
        try await loaded()
        app.staticTexts["Coco"].tap()
        #expect(app.staticTexts["A boy with a guitar."].exists)

        app.buttons["Increment"].tap()
        app.buttons["Increment"].tap()
        #expect(app.staticTexts["Rating: 5"].exists)
        #expect(app.buttons["Remove from favorites"].exists)
        app.buttons["Done"].tap()

        #expect(app.text.contains("{heart.fill} Coco ›"))
    }

    @Test func `it is drawn in light and dark`() async throws {
        try await loaded()
        let screen = try #require(app.screen)
        #expect(screen.svg().contains("Toy Story"))
        #expect(screen.svg(colorScheme: .dark) != screen.svg(colorScheme: .light))
    }
}
