import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// What a driver does with grids, sections, looks of one's own, colours and searches.
@MainActor
@Suite(.endsInTime) struct OrdinaryControlTests {
    struct Keypad: View {
        @State private var digits = ""
        var body: some View {
            Grid {
                GridRow { Text(digits).gridCellColumns(2).accessibilityIdentifier("digits") }
                GridRow {
                    Button("1") { digits += "1" }
                    Button("2") { digits += "2" }
                }
            }
        }
    }

    @Test func `the cells of a grid are tapped and read`() throws {
        let app = AppDriver.running(Keypad())
        app.buttons["2"].tap()
        app.buttons["1"].tap()
        #expect(app.staticTexts["digits"].label == "21")
        #expect(try Keypad().inspect().find(button: "1").string() == "1")
    }

    @Test func `a section's header outside of a list is read`() {
        let app = AppDriver.running(
            LazyVGrid(columns: [GridItem(), GridItem()]) { Section("Pixar") { Text("Coco") } })
        #expect(app.staticTexts["Pixar"].exists && app.staticTexts["Coco"].exists)
    }

    struct Tick: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
            .accessibilityValue(configuration.isOn ? "done" : "to do")
        }
    }

    struct Tasks: View {
        @State private var isDone = false
        var body: some View { Toggle("Milk", isOn: $isDone).toggleStyle(Tick()) }
    }

    @Test func `a toggle is to a driver what its style makes of it`() {
        let app = AppDriver.running(Tasks())
        #expect(app.buttons["Milk"].value == "to do")
        app.buttons["Milk"].tap()
        #expect(app.buttons["Milk"].value == "done")
    }

    struct Theme: View {
        @State private var color = Color.red
        var body: some View {
            ColorPicker("Accent", selection: $color)
            Text(color == .blue ? "blue it is" : "not blue")
        }
    }

    @Test func `a colour is typed into its field`() {
        let app = AppDriver.running(Theme())
        #expect(app.textFields["Accent"].value == "red")
        app.textFields["Accent"].tap()
        app.textFields["Accent"].typeText("\u{8}\u{8}\u{8}blue")
        #expect(app.staticTexts["blue it is"].exists)
    }

    struct Genre: Identifiable { let id: String }

    struct Films: View {
        @State private var words = ""
        @State private var genres: [Genre] = []
        @State private var place = "all"

        var body: some View {
            NavigationStack {
                Text("\(words) in \(genres.map(\.id).joined()) of \(place)")
                    .searchable(text: $words, tokens: $genres, prompt: "Film") { Text($0.id) }
                    .searchScopes($place) {
                        Text("all").tag("all")
                        Text("seen").tag("seen")
                    }
                    .searchSuggestions {
                        Text("Up").searchCompletion("Up")
                        Text("drama").searchCompletion(Genre(id: "drama"))
                    }
            }
        }
    }

    @Test func `a search is done by its suggestions, its tokens and its scopes`() {
        let app = AppDriver.running(Films())
        #expect(!app.buttons["Up"].exists)
        app.searchFields["Film"].tap()
        app.buttons["Up"].tap()
        app.buttons["drama"].tap()
        app.buttons["seen"].tap()
        #expect(app.staticTexts["Up in drama of seen"].exists)
        app.buttons["Cancel"].tap()
        #expect(app.staticTexts[" in drama of seen"].exists && !app.buttons["Up"].exists)
    }
}
