import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TabTests {
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

    @Test func `a view is evaluated when it is first shown, as it is by then`() {
        struct Counted: View {
            let name: String
            let log: (String) -> Void
            var body: some View {
                let _ = log(name)
                Text(name)
            }
        }
        struct Three: View {
            let log: (String) -> Void
            @State private var count = 0
            var body: some View {
                Button("Count") { count += 1 }
                TabView {
                    Tab("One", systemImage: "1.circle") { Counted(name: "one", log: log) }
                    Tab("Two", systemImage: "2.circle") { Counted(name: "two, \(count)", log: log) }
                    Tab("Three", systemImage: "3.circle") { Counted(name: "three", log: log) }
                }
            }
        }
        let app = AppDriver.running(Three { [notes] in notes.entries.append($0) })
        app.buttons["Count"].tap()
        #expect(notes.entries == ["one"])
        app.buttons["Two"].tap()
        #expect(notes.entries == ["one", "two, 1"])
        app.buttons["One"].tap()
        app.buttons["Count"].tap()
        #expect(notes.entries == ["one", "two, 1", "two, 2"], "it stays, and follows")
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

    struct Shelf: TabContent {
        let titles: [String]

        var body: some TabContent<String> {
            ForEach(titles, id: \.self) { title in
                Tab(value: title) {
                    Text("all of \(title)")
                } label: {
                    Text(title)
                }
            }
        }
    }

    struct Cinema: View {
        @State private var tab = "Films"
        @State private var hasSearch = false
        var body: some View {
            TabView(selection: $tab) {
                Shelf(titles: ["Films", "Books"])
                if hasSearch {
                    Tab(value: "search", role: .search) { Text("nothing found") }
                } else {
                    Tab("More", image: "more", value: "more") { Button("Find") { hasSearch = true } }
                }
            }
        }
    }

    @Test func `tabs are made of tabs, and a search has its name from the system`() {
        let app = AppDriver.running(Cinema())
        #expect(app.staticTexts["all of Films"].exists)
        app.buttons["Books"].tap()
        #expect(app.staticTexts["all of Books"].exists)

        app.buttons["More"].tap()
        app.buttons["Find"].tap()
        #expect(!app.buttons["More"].exists)
        app.buttons["Search"].tap()
        #expect(app.staticTexts["nothing found"].exists)
    }

    @Test func `a finger that stays shows a menu, and a tap ends it`() {
        let app = running()
        app.buttons["More"].tap()
        app.buttons["To all"].press(forDuration: 1)
        app.buttons["Copy"].tap()
        #expect(notes.entries.last == "copied")
        #expect(!app.buttons["Copy"].exists)
    }

    // MARK: Pages

    struct Onboarding: View {
        let log: (String) -> Void
        @State private var page = "welcome"
        var body: some View {
            TabView(selection: $page) {
                Text("Welcome").onAppear { log("welcome") }.tag("welcome")
                Step(name: "Choose") { page = "done" }.tag("choose").task { log("choose") }
                Text("Done").onAppear { log("done") }.onDisappear { log("not done") }.tag("done")
            }
            .tabViewStyle(.page)
        }
    }

    struct Step: View {
        let name: String
        let next: @MainActor () -> Void
        var body: some View {
            Text(name)
            Button("Next", action: next)
        }
    }

    @Test func `of pages one is shown, and that one appears`() async {
        let app = AppDriver.running(Onboarding { [notes] in notes.entries.append($0) })
        #expect(app.text == "Welcome\n● ○ ○")
        #expect(notes.entries == ["welcome"])

        app.staticTexts["Welcome"].swipeLeft()
        await app.screen?.settle()
        #expect(app.text == "Choose\n[ Next ]\n○ ● ○")
        #expect(notes.entries == ["welcome", "choose"])

        app.buttons["Next"].tap()
        #expect(app.text == "Done\n○ ○ ●")
        app.staticTexts["Done"].swipeLeft()
        #expect(app.text == "Done\n○ ○ ●")
        app.staticTexts["Done"].swipeRight()
        #expect(notes.entries == ["welcome", "choose", "done", "not done"])
    }

    @Test func `pages made from data are chosen by their ids`() {
        struct Album: View {
            @State private var film = "Up"
            var body: some View {
                TabView(selection: $film) {
                    ForEach(["Coco", "Up", "Cars"], id: \.self) { Text($0) }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                Button("Cars?") { film = "Cars" }
            }
        }
        let app = AppDriver.running(Album())
        #expect(app.text == "Up\n[ Cars? ]")
        app.buttons["Cars?"].tap()
        #expect(app.text == "Cars\n[ Cars? ]")
    }

    @MainActor
    @Observable
    final class Library {
        var films = ["Coco"]
    }

    @Test func `pages that come later are pages, too`() {
        struct Pages: View {
            let library: Library
            var body: some View { ForEach(library.films, id: \.self) { Text($0) } }
        }
        let library = Library()
        let app = AppDriver.running(TabView { Group { Pages(library: library) } }.tabViewStyle(.page))
        #expect(app.text == "Coco")
        library.films = ["Up", "Coco"]
        #expect(app.text == "Up\n● ○")
    }

    @Test func `without labels one view is shown, and the selection chooses`() {
        struct Two: View {
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Button("To two") { tab = 2 }.tag(1)
                    Text("Two").tag(2)
                }
            }
        }
        let app = AppDriver.running(Two())
        #expect(app.text == "[ To two ]")
        app.buttons["To two"].tap()
        #expect(app.text == "Two")
    }
}
