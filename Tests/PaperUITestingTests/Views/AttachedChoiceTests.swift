import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// Options, the keyboard, swipes and pulls where a modifier has attached something to the view.
@MainActor
@Suite(.endsInTime) struct AttachedChoiceTests {
    struct Sizes: View {
        @State private var size = "S"
        @State private var colour = "red"
        var body: some View {
            Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
                .overlay {
                    Picker("Colour", selection: $colour) {
                        ForEach(["red", "blue"], id: \.self) { Text($0) }
                    }
                }
        }
    }

    @Test func `a picker's options are its own`() throws {
        let view = try Sizes().inspect()
        let sizes = try view.find(ViewType.Picker.self)
        #expect(throws: InspectionError.self) { try sizes.select("blue") }
        try sizes.select("M")
        #expect(try sizes.selection() == "M")
        #expect(try view.findAll(ViewType.Picker.self)[1].selection() == "red")
    }

    @Test func `what is attached to a row of a list is no option of the list`() throws {
        struct Rows: View {
            @State private var chosen: String?
            @State private var log = ""
            var body: some View {
                NavigationStack {
                    List(["a", "b"], id: \.self, chosen: $chosen) { row in
                        Text(row)
                            .swipeActions { ForEach(["x"], id: \.self) { name in Text(name) } }
                            .toolbar { ForEach(["top"], id: \.self) { name in Text(name) } }
                    }
                    Text("chosen: \(chosen ?? "none")")
                }
            }
        }
        let app = AppDriver.running(Rows())
        #expect(app.buttons.count == 2)
        app.staticTexts["a"].swipeLeft()
        #expect(app.buttons.count == 2)
        app.buttons["b"].tap()
        #expect(app.staticTexts["chosen: b"].exists)
    }

    @Test func `a focus state on a view does not mean the field of its sheet`() {
        struct Note: View {
            @State private var isOn = false
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Button("Open") { isOn = true }
                        .sheet(isPresented: $isOn) {
                            TextField("Note", text: $text)
                            Text("focused: \(isFocused)")
                        }
                        .focused($isFocused)
                }
            }
        }
        let app = AppDriver.running(Note())
        app.buttons["Open"].tap()
        app.textFields["Note"].tap()
        #expect(app.staticTexts["focused: false"].exists)
    }

    @Test func `a focus state on a shape means the field upon it`() {
        struct Note: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                RoundedRectangle(cornerRadius: 8).overlay { TextField("Note", text: $text) }.focused(
                    $isFocused)
                Text("focused: \(isFocused)")
            }
        }
        let app = AppDriver.running(Note())
        app.textFields["Note"].tap()
        #expect(app.staticTexts["focused: true"].exists)
    }

    @Test func `one does not type into a text whose toolbar's field has the keyboard`() async {
        struct Note: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("Title").toolbar { TextField("Note", text: $text) } }
            }
        }
        let app = AppDriver.running(Note())
        app.textFields["Note"].tap()
        await expectIssues(#"Text "Title" does not have the keyboard. Tap it before typing."#) {
            app.staticTexts["Title"].typeText("x")
        }
        #expect(app.textFields["Note"].value == "")
    }

    /// A row of a list that is swiped, pulled and pressed, with a sheet.
    struct Row: View {
        @State private var isOn = false
        @State private var log = ""
        var body: some View {
            List {
                Text("row")
                    .sheet(isPresented: $isOn) { Text("over: \(log)") }
                    .swipeActions { Button("Delete") { log += "d" } }
                    .onLongPressGesture { log += "l" }
                Button("Open") { isOn = true }
            }
            .refreshable { log += "r" }
        }
    }

    @Test func `a finger on a sheet does nothing to the row below`() async {
        let app = AppDriver.running(Row())
        app.buttons["Open"].tap()
        let text = app.staticTexts["over: "]
        await expectIssues(
            #"Text "over: " does nothing then: there is no '.swipeActions' or '.onDelete' in it or around it."#,
            #"Text "over: " does nothing then: there is no '.onLongPressGesture' in use in it or around it."#
        ) {
            text.swipeLeft()
            text.press(forDuration: 1)
        }
        await app.screen?.settle(deadline: .seconds(1))
        #expect(text.exists)
        #expect(!app.buttons["Delete"].exists)

        text.swipeDown()
        await app.screen?.settle(deadline: .seconds(1))
        app.buttons["Open"].tap()
        #expect(text.exists, "the sheet was pulled down, and not the list below it")
    }

    @Test func `a text is not swiped and pulled that has a list in its overlay`() async {
        let rows = List { Text("row").swipeActions { Button("Delete") {} } }.refreshable {}
        let app = AppDriver.running(Text("Title").overlay(alignment: .bottom) { rows })
        await expectIssues(
            #"Text "Title" does nothing then: there is no '.swipeActions' or '.onDelete' in it or around it."#,
            #"Text "Title" does nothing then: there is no '.refreshable' in it or around it."#
        ) {
            app.staticTexts["Title"].swipeLeft()
            app.staticTexts["Title"].swipeDown()
        }
    }

    @Test func `a combined element is made of what is inside`() {
        struct Card: View {
            var body: some View {
                NavigationStack {
                    HStack {
                        Text("Coco").toolbar { Button("Add") {} }
                        Text("2017")
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        }
        let app = AppDriver.running(Card())
        #expect(app.staticTexts["Coco 2017"].exists)
    }
}

extension List where SelectionValue == String {
    fileprivate init<Row: View>(
        _ rows: [String], id: KeyPath<String, String>, chosen: Binding<String?>,
        @ViewBuilder row: @escaping (String) -> Row
    ) where Content == ForEach<[String], String, Row> {
        self.init(selection: chosen) { ForEach(rows, id: id, content: row) }
    }
}
