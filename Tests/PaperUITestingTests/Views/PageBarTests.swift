import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct PageBarTests {
    struct Films: View {
        @State private var query = ""
        @State private var isSorted = false
        @State private var submitted = ""
        private var films: [String] {
            let found = ["Up", "Coco", "Cars"].filter { query.isEmpty || $0.contains(query) }
            return isSorted ? found.sorted() : found
        }

        var body: some View {
            NavigationStack {
                List(films, id: \.self) { film in
                    NavigationLink(film) { FilmPage(title: film, count: films.count) }
                }
                .navigationTitle("Films")
                .navigationBarTitleDisplayMode(.inline)
                .searchable(text: $query, prompt: "Search films")
                .onSubmit(of: .search) { submitted = query }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { EditButton() }
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Sort") { isSorted.toggle() }
                        if isSorted { Text("sorted") }
                    }
                    if !submitted.isEmpty {
                        ToolbarItem(placement: .bottomBar) { Text("searched \(submitted)") }
                    }
                }
            }
        }
    }

    struct FilmPage: View {
        let title: String
        let count: Int
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("\(title), of \(count)")
            NavigationLink("More") { Text("More about \(title)") }
            Button("Close") { dismiss() }
        }
    }

    @Test func `items stand at their places, the search below`() {
        let app = AppDriver.running(Films())
        #expect(
            app.text == """
                [ Edit ] Films                  [ Sort ]
                │ (Search films) │
                ════════════════════════════════════════
                │ Up ›
                │ Coco ›
                │ Cars ›
                """)
        let svg = app.screen?.svg() ?? ""
        #expect(svg.contains(">Search films</text>"))
    }

    @Test func `a search that is in use can be cancelled, which empties its field and submits nothing`() async
    {
        let app = AppDriver.running(Films())
        #expect(!app.buttons["Cancel"].exists)
        let search = app.searchFields["Search films"]
        search.tap()
        search.typeText("C")
        #expect(app.text.contains("│ C │                         [ Cancel ]\n"))
        #expect(app.screen?.svg(width: 320).contains(">Cancel</text>") == true)

        app.buttons["Cancel"].tap()

        #expect(search.value == "")
        #expect(!app.buttons["Cancel"].exists)
        #expect(!app.text.contains("searched"))
        await expectIssues(#"TextField "Search films" does not have the keyboard. Tap it before typing."#) {
            search.typeText("C")
        }
    }

    @Test func `a search goes on after Return, until it is cancelled`() {
        let app = AppDriver.running(Films())
        let search = app.searchFields["Search films"]
        search.tap()
        search.typeText("Co\n")
        app.buttons["Cancel"].tap()
        #expect(app.text.hasSuffix("searched Co"))
        #expect(search.value == "")
    }

    @Test func `a search narrows the list, and Return ends it`() {
        let app = AppDriver.running(Films())
        let search = app.searchFields["Search films"]
        search.tap()
        search.typeText("C")
        #expect(app.buttons["Coco"].exists)
        #expect(!app.buttons["Up"].exists)
        app.buttons["Sort"].tap()
        #expect(app.buttons.element(boundBy: 0).label == "Cars")
        search.typeText("o\n")
        #expect(app.text.hasSuffix("│ Coco ›\n════════════════════════════════════════\nsearched Co"))
    }

    @Test func `a link with a page of its own pushes it, and the way back pops it`() {
        let app = AppDriver.running(Films())
        app.buttons["Coco"].tap()
        #expect(app.staticTexts["Coco, of 3"].exists)
        #expect(!app.buttons["Sort"].exists)
        app.buttons["More"].tap()
        #expect(app.staticTexts["More about Coco"].exists)
        app.buttons["Back"].tap()
        #expect(app.staticTexts["Coco, of 3"].exists)
        app.buttons["Close"].tap()
        #expect(app.buttons["Sort"].exists)
    }

    @Test func `a pushed page follows what its link has captured`() {
        struct Follower: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink {
                        Button("\(count) taps") { count += 1 }
                    } label: {
                        Text("Tap")
                    }
                }
            }
        }
        let app = AppDriver.running(Follower())
        app.buttons["Tap"].tap()
        app.buttons["0 taps"].tap()
        #expect(app.buttons["1 taps"].exists)
    }

    @Test func `pages of links and of values lie upon each other in their order`() {
        struct Mixed: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("view") { NavigationLink("value", value: 7) }
                        .navigationDestination(for: Int.self) { number in
                            Text("number \(number) of \(path.count)")
                            NavigationLink("deeper") { Text("deep") }
                        }
                }
            }
        }
        let app = AppDriver.running(Mixed())
        for label in ["view", "value", "deeper"] { app.buttons[label].tap() }
        #expect(app.staticTexts["deep"].exists)
        app.buttons["Back"].tap()
        #expect(app.staticTexts["number 7 of 1"].exists)
        app.buttons["Back"].tap()
        #expect(app.buttons["value"].exists)
        app.buttons["Back"].tap()
        #expect(app.buttons["view"].exists)
    }
}
