import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct FindTests {
    @Test func `a text is found by what it reads`() throws {
        let text = try Composer().inspect().find(text: "Nothing sent yet")

        #expect(try text.string() == "Nothing sent yet")
        #expect(try text.accessibilityIdentifier() == "emptyText")
    }

    @Test func `what is typed into a field is no text to find`() throws {
        let view = try TextField("Message", text: .constant("Hello")).inspect()

        #expect(throws: InspectionError.self) { try view.find(text: "Hello") }
    }

    @Test func `a button is found by its label`() throws {
        let button = try Composer().inspect().find(button: "Send")

        #expect(button.isDisabled())
    }

    @Test func `a button is found by any text in its label and by its accessibility label`() throws {
        let view = try VStack {
            Button(action: {}) {
                Text("Coco")
                Text("2017")
            }
            Button("✕") {}.accessibilityLabel("Close")
            NavigationLink("Details", value: 1)
        }.inspect()

        #expect(try view.find(button: "2017").pathToRoot == #"VStack > Button "Coco 2017""#)
        #expect(try view.find(button: "Coco 2017").pathToRoot == #"VStack > Button "Coco 2017""#)
        #expect(try view.find(button: "✕").pathToRoot == #"VStack > Button "Close""#)
        #expect(try view.find(button: "Close").pathToRoot == #"VStack > Button "Close""#)
        #expect(try view.find(button: "Details").pathToRoot == #"VStack > NavigationLink "Details""#)
    }

    @Test func `a view is found by its type`() throws {
        let view = try VStack {
            Composer.Row(text: "Hi")
            Composer.Row(text: "Ho")
        }.inspect()

        #expect(try view.find(Composer.Row.self).actualView().text == "Hi")
        #expect(try view.findAll(Composer.Row.self).map { try $0.actualView().text } == ["Hi", "Ho"])
    }

    @Test func `a view inside an if is found once`() throws {
        let isLate = true
        let view = try VStack {
            if isLate { Text("Late") }
        }.inspect()

        #expect(try view.findAll(Text.self).map { try $0.string() } == ["Late"])
        #expect(try view.find(Text.self).pathToRoot == #"VStack > Text "Late""#)
    }

    @Test func `a view of PaperUI's is found by its plain name`() throws {
        let view = try Composer().inspect()

        #expect(try view.find(ViewType.Button.self).string() == "Send")
        #expect(try view.find(ViewType.TextField.self).input() == "")
        #expect(try view.find(ViewType.Toggle.self).isOn() == false)
        #expect(view.findAll(ViewType.Text.self).count == 4)
    }

    @Test func `a view that only shares a plain name is not meant`() throws {
        struct List: View {
            var body: some View { Text("My own") }
        }
        #expect(try List().inspect().findAll(ViewType.List.self).isEmpty)
        #expect(try List().inspect().findAll(List.self).count == 1)
    }

    @Test func `a view is found by its id`() throws {
        let view = try VStack {
            Text("one").id(1)
            Text("two").id("2")
        }.inspect()

        #expect(try view.find(viewWithId: 1).string() == "one")
        #expect(try view.find(viewWithId: "2").string() == "two")
    }

    @Test func `a view is found by its identifier and by its accessibility label`() throws {
        let view = try VStack {
            Text("Coco").accessibilityIdentifier("filmTitle")
            Text("★★★").accessibilityLabel("Three stars")
        }.inspect()

        #expect(try view.find(viewWithAccessibilityIdentifier: "filmTitle").text().string() == "Coco")
        #expect(try view.find(viewWithAccessibilityLabel: "Three stars").string() == "★★★")
    }

    @Test func `a view is found by a condition`() throws {
        let view = try Composer().inspect()

        #expect(try view.find(where: { try $0.isOn() == false }).accessibilityLabel() == "Urgent")
        #expect(view.findAll(where: { $0.isDisabled() }).count == 2, "the button and its label")
    }

    @Test func `a search goes on inside what was found`() throws {
        let view = try VStack {
            Composer.Row(text: "Hi")
            HStack { Text("Ho") }.id("second")
        }.inspect()

        #expect(try view.find(viewWithId: "second").find(ViewType.Text.self).string() == "Ho")
        #expect(throws: InspectionError.self) {
            try view.find(viewWithId: "second").find(text: "Hi")
        }
    }

    @Test func `only the branch that is taken is searched`() throws {
        let view = try Composer().inspect()
        #expect(view.findAll(Composer.Row.self).isEmpty)

        try view.find(ViewType.TextField.self).setInput("Hello")
        try view.find(button: "Send").tap()

        #expect(try view.find(text: "Hello").accessibilityIdentifier() == "sentText")
        #expect(throws: InspectionError.self) { try view.find(text: "Nothing sent yet") }
    }

    @Test func `nothing found prints the query and the tree that it searched`() throws {
        let view = try Composer().inspect()
        let line = #line + 1
        let error = #expect(throws: InspectionError.self) { try view.find(button: "Sent") }

        #expect(
            error?.description == """
                find(button: "Sent") at FindTests.swift:\(line) found nothing. It searched:
                Composer
                  Form
                    Section
                      Text "New message"
                      TextField "Message", text ""
                      Toggle "Urgent", off
                      Button "Send", disabled
                    Text "Nothing sent yet", identifier "emptyText"
                """)
    }

    @Test func `the tree shows what tells views apart`() throws {
        let view = try List {
            Composer.Row(text: "Hi")
            Toggle("On", isOn: .constant(true))
            TextEditor(text: .constant("a\nb")).accessibilityLabel("Notes")
            Button(action: {}) {
                Text("Coco").id(7)
                Text("2017")
            }
            Button(action: {}) { Text("Up").accessibilityIdentifier("up") }
            Button("✕") {}.accessibilityLabel("Close")
            Group { Text("★").accessibilityLabel("One star") }.accessibilityIdentifier("stars")
        }.inspect()

        #expect(
            "\(view)" == #"""
                List
                  Row
                    HStack, id "row-Hi"
                      Text "Hi", identifier "sentText"
                      ProgressView, 25 %
                  Toggle "On", on
                  TextEditor, text "a\nb", accessibility label "Notes"
                  Button "Coco 2017"
                    Text "Coco", id 7
                    Text "2017"
                  Button "Up"
                    Text "Up", identifier "up"
                  Button "Close"
                    Text "✕"
                  Text "★", identifier "stars", accessibility label "One star"
                """#)
    }

    @Test func `each search has its words`() throws {
        let view = try Text("Coco").inspect()

        expect("find(text: \"Up\\n\")") { try view.find(text: "Up\n") }
        expect("find(Row.self)") { try view.find(Composer.Row.self) }
        expect("find(ViewType.Button.self)") { try view.find(ViewType.Button.self) }
        expect("find(viewWithId: 3)") { try view.find(viewWithId: 3) }
        expect("find(viewWithId: \"a\")") { try view.find(viewWithId: "a") }
        expect("find(viewWithAccessibilityIdentifier: \"a\")") {
            try view.find(viewWithAccessibilityIdentifier: "a")
        }
        expect("find(viewWithAccessibilityLabel: \"a\")") { try view.find(viewWithAccessibilityLabel: "a") }
        expect("find(where:)") { try view.find(where: { _ in false }) }
    }

    @Test func `an unmounted screen has nothing to inspect`() {
        let screen = Screen(Text("Coco"))
        screen.unmount()

        let error = #expect(throws: InspectionError.self) { try screen.inspect() }
        #expect(error?.description == "There is nothing to inspect: the screen was unmounted.")
    }

    private func expect<V>(
        _ query: String, sourceLocation: SourceLocation = #_sourceLocation,
        from find: () throws -> InspectedView<V>
    ) {
        let error = #expect(throws: InspectionError.self, sourceLocation: sourceLocation) { _ = try find() }
        let line = error?.description.split(separator: " at ").first.map(String.init)
        #expect(line == query, sourceLocation: sourceLocation)
    }
}
