#if STEP_8
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
@Suite("Each state of the list has a preview with its name")
struct NamedStates {
    @Test func everyStateHasAName() {
        #expect(FilmListPreviews.all.map { $0.name } == ["Loading", "Error", "Populated", "Empty"])
    }

    #if STEP_8_2
    @Test func theErrorIsThatPixarIsUnreachable() async throws {
        let screen = try await settledScreen(of: "Error")

        #expect(screen.texts.contains(failure))
        #expect(screen.spinners + screen.titles + screen.regrets == [], "an error is the only state here")
    }
    #endif

    #if STEP_8_3
    @Test func loadingNeverEnds() async throws {
        let preview = try #require(FilmListPreviews.all.first { $0.name == "Loading" })
        let app = AppDriver { _ in OneView(preview.view) }
        app.launch()

        let spinner = app.progressIndicators.firstMatch
        let isTurning = await spinner.waitForExistence(timeout: 0.5)
        try #require(isTurning, "no spinner turns")
        let hasStopped = await spinner.waitForNonExistence(timeout: 0.05)
        #expect(hasStopped == false, "the spinner stops turning")

        let screen = try #require(app.screen)
        assertSnapshot(of: screen, as: .filmWords)
        #expect(screen.texts.contains(failure) == false)
    }
    #endif

    #if STEP_8_4
    @Test(arguments: ["Populated", "Empty"])
    func theStateShowsWhatItIsCalled(_ name: String) async throws {
        let screen = try await settledScreen(of: name)

        assertSnapshot(of: screen, as: .filmWords, named: name)
        #expect(screen.texts.contains(failure) == false)
        #expect(screen.warnings == [])
    }
    #endif

    private func settledScreen(of name: String) async throws -> Screen {
        let preview = try #require(FilmListPreviews.all.first { $0.name == name })
        await Screen(preview.view).settle(deadline: Duration.seconds(2))
        let screen = Screen(preview.view)  // the second look finds the same
        await screen.settle(deadline: Duration.seconds(2))
        return screen
    }
}

extension Snapshotting where Value == Screen {
    /// What the screen says of films, a line each. Headings, buttons and layout are not in the picture.
    @MainActor fileprivate static var filmWords: Self {
        Snapshotting<String>.lines.pullback { screen in
            (screen.spinners + screen.cardTexts + screen.regrets).joined(separator: "\n")
        }
    }
}

private let failure = "Unable to connect to Pixar servers."

extension Screen {
    /// Every text on the cards.
    fileprivate var cardTexts: [String] {
        let cards = (try? inspect().findAll(FilmCard.self)) ?? []
        return cards.flatMap { $0.findAll(Text.self) }.map { (try? $0.string()) ?? "a text without words" }
    }
}
#endif
