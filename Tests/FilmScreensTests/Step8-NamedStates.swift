#if STEP_8
import PaperUI
import PaperUITesting
import Testing

@testable import FilmScreens

@MainActor
struct NamedStates {
    @Test func everyStateHasAName() {
        #expect(FilmListPreviews.all.map { $0.name } == ["Loading", "Error", "Populated", "Empty"])
    }

    @Test func loadingNeverEnds() async throws {
        let preview = try #require(FilmListPreviews.all.first { $0.name == "Loading" })
        let app = AppDriver { _ in OneView(preview.view) }
        app.launch()

        let spinner = app.progressIndicators.firstMatch
        let isTurning = await spinner.waitForExistence(timeout: 0.5)
        try #require(isTurning, "no spinner turns")
        let hasStopped = await spinner.waitForNonExistence(timeout: 0.05)
        #expect(hasStopped == false, "the spinner stops turning")

        assertSnapshot(of: try #require(app.screen), as: .words)
    }

    @Test func theErrorIsThatPixarIsUnreachable() async throws {
        let screen = try await settledScreen(of: "Error")

        #expect(screen.texts.contains("Unable to connect to Pixar servers."))
        #expect(screen.titles == [])
    }

    @Test(arguments: ["Populated", "Empty"])
    func theStateShowsWhatItIsCalled(_ name: String) async throws {
        let screen = try await settledScreen(of: name)

        assertSnapshot(of: screen, as: .words, named: name)
        #expect(screen.warnings == [])
    }

    private func settledScreen(of name: String) async throws -> Screen {
        let preview = try #require(FilmListPreviews.all.first { $0.name == name })
        await Screen(preview.view).settle(deadline: Duration.seconds(2))
        let screen = Screen(preview.view)  // whoever looks again sees the same
        await screen.settle(deadline: Duration.seconds(2))
        return screen
    }
}

extension Snapshotting where Value == Screen {
    /// The texts on the screen, a line each. Where they stand, and in what, is not in the picture.
    @MainActor fileprivate static var words: Self {
        Snapshotting<String>.lines.pullback { $0.texts.joined(separator: "\n") }
    }
}
#endif
