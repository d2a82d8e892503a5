import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct FocusTests {
    struct Login: View {
        enum Field: Hashable { case name, password }

        @State private var name = ""
        @State private var password = ""
        @State private var log = ""
        @FocusState private var field: Field?

        var body: some View {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .onSubmit { field = .password }
            SecureField("Password", text: $password)
                .focused($field, equals: .password)
                .onSubmit { log = "\(name), \(password)" }
            Text("\(field.map { "\($0)" } ?? "nowhere"): \(log)")
            Button("Begin") { field = .name }
            Button("End") { field = nil }
        }
    }

    @Test func `the state follows what a person taps`() {
        let app = AppDriver.running(Login())
        #expect(app.staticTexts["nowhere: "].exists)
        app.textFields["Name"].tap()
        #expect(app.staticTexts["name: "].exists)
        app.secureTextFields["Password"].tap()
        #expect(app.staticTexts["password: "].exists)
    }

    @Test func `what is written into the state moves the keyboard`() async {
        let app = AppDriver.running(Login())
        app.buttons["Begin"].tap()
        app.textFields["Name"].typeText("ada")
        #expect(app.textFields["Name"].value == "ada")

        app.buttons["End"].tap()
        #expect(app.staticTexts["nowhere: "].exists)
        await expectIssues(#"TextField "Name" does not have the keyboard. Tap it before typing."#) {
            app.textFields["Name"].typeText("!")
        }
        #expect(app.textFields["Name"].value == "ada")
    }

    @Test func `Return ends a field, and its action may send the keyboard on`() {
        let app = AppDriver.running(Login())
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("ada\n")
        #expect(app.staticTexts["password: "].exists)
        app.secureTextFields["Password"].typeText("lovelace\n")
        #expect(app.staticTexts["nowhere: ada, lovelace"].exists)
        #expect(app.secureTextFields["Password"].value == "••••••••")
    }

    @Test func `a field that leaves the screen gives the keyboard back`() {
        struct Closing: View {
            @State private var isOpen = true
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                if isOpen { TextField("Note", text: $text).focused($isFocused) }
                Button(isFocused ? "typing" : "not typing") { isOpen = false }
            }
        }
        let app = AppDriver.running(Closing())
        app.textFields["Note"].tap()
        app.buttons["typing"].tap()
        #expect(app.buttons["not typing"].exists)
    }

    struct Locked: View {
        enum Field: Hashable { case name, nobody }
        @State private var isLocked = false
        @State private var text = ""
        @FocusState private var field: Field?
        var body: some View {
            TextField("Name", text: $text).focused($field, equals: .name).disabled(isLocked)
            Text(field.map { "\($0)" } ?? "nowhere")
            Button("Lock") { isLocked.toggle() }
            Button("Name") { field = .name }
            Button("Nobody") { field = .nobody }
        }
    }

    @Test func `a field that is disabled gives the keyboard back, and does not get it`() async {
        let app = AppDriver.running(Locked())
        app.textFields["Name"].tap()
        #expect(app.staticTexts["name"].exists)
        app.buttons["Lock"].tap()
        #expect(app.staticTexts["nowhere"].exists)

        app.buttons["Name"].tap()
        #expect(app.staticTexts["nowhere"].exists)

        app.buttons["Lock"].tap()
        await expectIssues(#"TextField "Name" does not have the keyboard. Tap it before typing."#) {
            app.textFields["Name"].typeText("!")
        }
    }

    @Test func `a state that names no field does not stay, and takes the keyboard away`() async {
        let app = AppDriver.running(Locked())
        app.textFields["Name"].tap()
        app.buttons["Nobody"].tap()
        #expect(app.staticTexts["nowhere"].exists)
        await expectIssues(#"TextField "Name" does not have the keyboard. Tap it before typing."#) {
            app.textFields["Name"].typeText("!")
        }
    }

    @Test func `a field that a page covers gives the keyboard back`() {
        struct Form: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Name", text: $text).focused($isFocused)
                        Text(isFocused ? "typing" : "not typing")
                        NavigationLink("Help") { Text("No help") }
                    }
                }
            }
        }
        let app = AppDriver.running(Form())
        app.textFields["Name"].tap()
        #expect(app.staticTexts["typing"].exists)
        app.buttons["Help"].tap()
        app.buttons["Back"].tap()
        #expect(app.staticTexts["not typing"].exists)
    }

    @Test func `a view that appears may take the keyboard`() {
        struct Eager: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Note", text: $text).focused($isFocused).onAppear { isFocused = true }
            }
        }
        let app = AppDriver.running(Eager())
        app.textFields["Note"].typeText("hello")
        #expect(app.textFields["Note"].value == "hello")
    }

    @Test func `a test that inspects ends a field, too`() throws {
        let view = try Login().inspect()
        let name = try view.find(ViewType.TextField.self)
        try name.setInput("ada")
        try view.find(ViewType.SecureField.self).setInput("x")
        try view.find(ViewType.SecureField.self).callOnSubmit()
        #expect(try view.find(text: "nowhere: ada, x").string() == "nowhere: ada, x")
    }

    @Test func `a keyboard's toolbar is there while a field has the keyboard`() {
        struct Amount: View {
            @State private var amount = ""
            @State private var log = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Amount", text: $amount).focused($isFocused)
                        Text(log)
                    }
                    .toolbar {
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Done") { isFocused = false }.onAppear { log += "+" }.onDisappear {
                                log += "-"
                            }
                        }
                        ToolbarItem(placement: .bottomBar) { Button("Help") {} }
                    }
                }
            }
        }
        let app = AppDriver.running(Amount())
        #expect(!app.buttons["Done"].exists)
        #expect(app.buttons["Help"].exists)
        #expect(!app.text.contains("Done"))

        app.textFields["Amount"].tap()
        #expect(app.text.hasSuffix("[ Help ]                        [ Done ]"))
        app.buttons["Done"].tap()
        #expect(!app.buttons["Done"].exists)
        #expect(app.staticTexts["+-"].exists)
    }

    @Test func `the first field of an alert has the keyboard, or the one that a state names`() {
        struct Renaming: View {
            enum Field: Hashable { case name, year }
            let start: Field?
            @State private var isAsking = false
            @State private var name = ""
            @State private var year = ""
            @FocusState private var field: Field?
            var body: some View {
                Button("Rename") { isAsking = true }
                    .alert("New name", isPresented: $isAsking) {
                        TextField("Name", text: $name).focused($field, equals: .name)
                        TextField("Year", text: $year).focused($field, equals: .year)
                            .onAppear { if let start { field = start } }
                        Button("OK") {}
                    }
                Text("\(name)\(year), at \(field.map { "\($0)" } ?? "nothing")")
            }
        }
        for start in [nil, Renaming.Field.year] {
            let app = AppDriver.running(Renaming(start: start))
            app.buttons["Rename"].tap()
            app.textFields[start == nil ? "Name" : "Year"].typeText("7")
            app.buttons["OK"].tap()
            #expect(app.staticTexts["7, at nothing"].exists)
        }
    }
}
