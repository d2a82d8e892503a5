import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SceneStorageTests {
    enum Page: String { case films, people }

    struct Window: View {
        @SceneStorage("page") private var page = Page.films
        @SceneStorage("note") private var note: String?
        @AppStorage("page") private var kept = "none"

        var body: some View {
            Text("\(page.rawValue) \(note ?? "-") \(kept)")
            Button("People") { (page, note) = (.people, "seen") }
        }
    }

    struct Switch: View {
        @SceneStorage("isOn") var isOn = false
        var body: some View { Toggle(isOn ? "on" : "off", isOn: $isOn) }
    }

    struct Two: View {
        var body: some View {
            Switch()
            Switch()
        }
    }

    @Test func `a window keeps a value by its key, beside what the app keeps by the same`() throws {
        let screen = Screen(Window())
        #expect(screen.shows("films - none"))
        try #require(screen.button("People")).tap()
        #expect(screen.shows("people seen none"))
        #expect(Screen(Window()).shows("films - none"), "another screen knows nothing of it")
    }

    @Test func `all views with the key show it`() throws {
        let screen = Screen(Two())
        try #require(screen.button("off")).tap()
        #expect(screen.text == "[x] on\n[x] on")
    }
}
