import PaperUI
import PaperUITesting
import Testing

@MainActor
@Suite struct TabTests {
    struct Films: View {
        let log: (String) -> Void
        @State private var tab = "all"
        @State private var count = 0

        var body: some View {
            TabView(selection: $tab) {
                NavigationStack {
                    Button("\(count) films") { count += 1 }
                        .navigationTitle("All")
                        .onAppear { log("all appears") }
                        .onDisappear { log("all disappears") }
                }
                .tabItem { Label("All", systemImage: "film") }
                .tag("all")
                Counter().onAppear { log("seen appears") }
                    .tabItem { Label("Seen", systemImage: "eye") }
                    .tag("seen")
                Button("To all") { tab = "all" }
                    .contextMenu { Button("Copy") { log("copied") } }
                    .tabItem { Text("More") }
                    .tag("more")
            }
        }
    }

    struct Counter: View {
        @State private var taps = 0
        var body: some View { Button("\(taps) taps") { taps += 1 } }
    }

    private final class Notes {
        var entries: [String] = []
    }

    private let notes = Notes()

    private func running() -> AppDriver<OneView> { .running(Films { [notes] in notes.entries.append($0) }) }

    @Test func `the chosen tab is on the screen, with a bar below`() {
        let app = running()
        #expect(
            app.text == """
                All
                ════════════════════════════════════════
                [ 0 films ]
                ════════════════════════════════════════
                [ {film} All ] [ {eye} Seen ] [ More ]
                """)
        #expect(notes.entries == ["all appears"])
    }

    @Test func `a tab appears when it is chosen, and keeps its state meanwhile`() {
        let app = running()
        app.buttons["Seen"].tap()
        app.buttons["0 taps"].tap()
        #expect(!app.buttons["0 films"].exists)
        #expect(notes.entries == ["all appears", "seen appears", "all disappears"])

        app.buttons["More"].tap()
        app.buttons["To all"].tap()
        #expect(app.buttons["0 films"].exists)
        app.buttons["Seen"].tap()
        #expect(app.buttons["1 taps"].exists)
    }

    @Test func `tabs without a choice of one's own begin with the first`() {
        let app = AppDriver.running(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("first") }
                Tab("Two", systemImage: "2.circle") { Text("second") }
            }
            .tabViewStyle(.automatic))
        #expect(app.staticTexts["first"].exists)
        app.buttons["Two"].tap()
        #expect(app.staticTexts["second"].exists)
        #expect(!app.staticTexts["first"].exists)
    }

    @Test func `a finger that stays shows a menu, and a tap ends it`() {
        let app = running()
        app.buttons["More"].tap()
        app.buttons["To all"].press(forDuration: 1)
        app.buttons["Copy"].tap()
        #expect(notes.entries.last == "copied")
        #expect(!app.buttons["Copy"].exists)
    }
}
