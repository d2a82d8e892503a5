import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct PresentationTests {
    struct Film: Identifiable {
        let id: String
    }

    struct Films: View {
        let log: (String) -> Void
        @State private var isAdding = false
        @State private var film: Film?
        @State private var isAsking = false
        @State private var isChoosing = false
        @State private var count = 0

        var body: some View {
            NavigationStack {
                List {
                    Button("Add") { isAdding = true }
                    ForEach([Film(id: "Up"), Film(id: "Coco")]) { film in
                        Button(film.id) { self.film = film }
                    }
                    Button("Delete all") { isAsking = true }
                    Button("Share") { isChoosing = true }
                    Text("\(count) films")
                }
                .navigationTitle("Films")
                .sheet(isPresented: $isAdding, onDismiss: { log("sheet dismissed") }) {
                    AddFilm { count += 1 }.onAppear { log("sheet appears") }.onDisappear {
                        log("sheet disappears")
                    }
                }
                .sheet(item: $film) { film in
                    FilmPage(film: film) { self.film = Film(id: "Ratatouille") }
                }
                .alert("Delete all films?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { count = -1 }
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("This cannot be undone.")
                }
                .confirmationDialog("Share", isPresented: $isChoosing) {
                    Button("By mail") { log("mail") }
                }
            }
            .onDisappear { log("films disappear") }
        }
    }

    struct AddFilm: View {
        @Environment(\.dismiss) private var dismiss
        @State private var title = ""
        let add: () -> Void

        var body: some View {
            NavigationStack {
                Form { TextField("Title", text: $title) }
                    .navigationTitle("New film")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                add()
                                dismiss()
                            }
                            .disabled(title.isEmpty)
                        }
                    }
            }
        }
    }

    struct FilmPage: View {
        let film: Film
        let next: @MainActor () -> Void
        @State private var likes = 0

        var body: some View {
            Text(film.id)
            Button("\(likes) likes") { likes += 1 }
            Button("Next", action: next)
        }
    }

    private final class Notes {
        var entries: [String] = []
    }

    private let notes = Notes()

    private func running() -> AppDriver<OneView> {
        .running(Films { [notes] in notes.entries.append($0) })
    }

    @Test func `a sheet covers the screen until it is dismissed`() {
        let app = running()
        app.buttons["Add"].tap()
        #expect(
            app.text == """
                [ Cancel ] New film  [ Save ] (disabled)
                ════════════════════════════════════════
                │ │ (Title) │
                """)
        #expect(app.sheets.count == 1)
        #expect(!app.staticTexts["0 films"].exists)
        #expect(notes.entries == ["sheet appears"])

        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Soul")
        app.buttons["Save"].tap()

        #expect(app.staticTexts["1 films"].exists)
        #expect(app.sheets.count == 0)
        #expect(Set(notes.entries) == ["sheet appears", "sheet disappears", "sheet dismissed"])
    }

    @Test func `a sheet that is shown again begins anew`() {
        let app = running()
        app.buttons["Add"].tap()
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("Soul")
        app.buttons["Cancel"].tap()
        app.buttons["Add"].tap()
        #expect(app.textFields["Title"].value == "")
    }

    @Test func `a sheet for an item is another for another item`() {
        let app = running()
        app.buttons["Coco"].tap()
        #expect(app.staticTexts["Coco"].exists)
        app.buttons["0 likes"].tap()
        #expect(app.buttons["1 likes"].exists)
        app.buttons["Next"].tap()
        #expect(app.staticTexts["Ratatouille"].exists)
        #expect(app.buttons["0 likes"].exists)
    }

    @Test func `an alert asks, and any of its buttons ends it`() {
        let app = running()
        app.buttons["Delete all"].tap()
        #expect(
            app.text.hasSuffix(
                """
                ┌──────────────────────────────────────┐
                │ Delete all films?
                │ This cannot be undone.
                │ [ Delete ]
                │ [ Keep ]
                └──────────────────────────────────────┘
                """))
        #expect(app.alerts["Delete all films?"].staticTexts["This cannot be undone."].exists)
        #expect(!app.buttons["Add"].exists)

        app.buttons["Keep"].tap()
        #expect(app.alerts.count == 0)
        #expect(app.staticTexts["0 films"].exists)

        app.buttons["Delete all"].tap()
        app.alerts.firstMatch.buttons["Delete"].tap()
        #expect(app.alerts.count == 0)
        #expect(app.staticTexts["-1 films"].exists)
    }

    @Test func `a dialog has a button to do nothing`() {
        let app = running()
        app.buttons["Share"].tap()
        #expect(app.sheets.firstMatch.buttons.count == 2)
        app.buttons["Cancel"].tap()
        #expect(notes.entries == [])

        app.buttons["Share"].tap()
        app.buttons["By mail"].tap()
        #expect(app.sheets.count == 0)
        #expect(notes.entries == ["mail"])
    }

    @Test func `an alert without buttons has one that says OK`() {
        struct Told: View {
            @State private var isTold = true
            var body: some View {
                Text("\(isTold)").alert("Saved", isPresented: $isTold) {}
            }
        }
        let app = AppDriver.running(Told())
        app.alerts["Saved"].buttons["OK"].tap()
        #expect(app.text == "false")
    }

    @Test func `what a sheet covers cannot be tapped, and says so`() throws {
        let view = try Films { _ in }.inspect()
        try view.find(button: "Add").tap()
        #expect(try view.find(ViewType.Sheet.self).find(button: "Save").isDisabled())
        #expect(throws: InspectionError.self) { try view.find(button: "Delete all").tap() }
        #expect {
            try view.find(button: "Delete all").tap()
        } throws: {
            "\($0)" == #"Button "Delete all" cannot be tapped: Sheet lies upon it."#
        }
    }

    @Test func `a picture shows the sheet, or the question in the middle`() throws {
        let app = running()
        app.buttons["Delete all"].tap()
        let alert = try #require(app.screen?.svg())
        #expect(alert.contains("Delete all films?"))
        #expect(alert.contains("0 films"))

        app.buttons["Keep"].tap()
        app.buttons["Add"].tap()
        let sheet = try #require(app.screen?.svg())
        #expect(sheet.contains("New film"))
        #expect(!sheet.contains("0 films"))
    }
}
