#if os(Linux)
import PaperUI
import PaperUITesting
import Steeping
import Testing

/// What needs paper: the view, looked into, compared and driven.
@MainActor
struct TeapotViewTests {
    @Test func `the button steeps`() async throws {
        let screen = Screen(TeapotView(teapot: Teapot(brew: { 4 })))

        try screen.inspect().find(button: "Steep").tap()
        await screen.settle()

        #expect(try screen.inspect().find(text: "4 cups").string() == "4 cups")
        assertSnapshot(of: screen, as: .text)
    }

    @Test func `the app begins with no cup`() {
        let app = AppDriver { _ in TeaApp() }

        app.launch()

        #expect(app.staticTexts["0 cups"].exists)
    }

    struct TeaApp: App {
        var body: some Scene { WindowGroup { TeapotView(teapot: Teapot(brew: { 0 })) } }
    }
}
#endif
