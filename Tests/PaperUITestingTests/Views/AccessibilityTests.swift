import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct AccessibilityTests {
    struct Rating: View {
        var body: some View {
            HStack {
                Image(systemName: "star.fill").accessibilityHidden(true)
                Text("4 of 5")
                    .accessibilityLabel("Rating")
                    .accessibilityValue("4 of 5 stars")
                    .accessibilityHint("Tap to rate")
                    .accessibilityAddTraits([.isButton, .isSelected])
                    .accessibilityRemoveTraits(.isSelected)
                Text("unseen").hidden()
            }
            .accessibilityElement(children: .combine)
        }
    }

    @Test func `a test reads what a screen reader says`() throws {
        let text = try Rating().inspect().find(text: "4 of 5")
        #expect(try text.accessibilityLabel() == "Rating")
        #expect(try text.accessibilityValue() == "4 of 5 stars")
        #expect(try text.accessibilityHint() == "Tap to rate")
    }

    private var facts: some View {
        VStack {
            Text("Coco").accessibilityIdentifier("title")
            HStack { Text("2017") }.accessibilityIdentifier("facts")
            Image(systemName: "star")
            Button("Play") {}.accessibilityIdentifier("play")
        }
    }

    private func card(_ children: AccessibilityChildBehavior) -> some View {
        facts.accessibilityElement(children: children).accessibilityIdentifier("card")
            .accessibilityLabel("Coco, 2017")
    }

    /// What there is by each identifier.
    private func found(_ view: some View) -> [String: Int] {
        let app = AppDriver.running(view)
        let names = ["card", "title", "facts", "play"]
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, app.descendants(matching: .any).matching(identifier: name).count)
            })
    }

    @Test func `the identifier of a container is that of all elements in it`() throws {
        let app = AppDriver.running(facts.accessibilityIdentifier("card"))
        #expect(
            found(facts.accessibilityIdentifier("card")) == ["card": 4, "title": 0, "facts": 0, "play": 0])
        #expect(app.buttons["card"].label == "Play")
        #expect(app.images["card"].exists)
        #expect(!app.otherElements["card"].exists)
        // An inspection finds the view that the identifier was put on, as ViewInspector does.
        #expect(
            try facts.accessibilityIdentifier("card").inspect().find(viewWithAccessibilityIdentifier: "title")
                .string() == "Coco")
    }

    @Test func `a container that is an element keeps its identifier, and its children theirs`() {
        let app = AppDriver.running(card(.contain))
        #expect(found(card(.contain)) == ["card": 1, "title": 1, "facts": 1, "play": 1])
        #expect(app.otherElements["card"].staticTexts["title"].label == "Coco")
        #expect(app.staticTexts["facts"].label == "2017")
    }

    @Test(arguments: [AccessibilityChildBehavior.ignore, .combine])
    func `what is one element hides what is inside`(_ children: AccessibilityChildBehavior) throws {
        let app = AppDriver.running(card(children))
        #expect(found(card(children)) == ["card": 1, "title": 0, "facts": 0, "play": 0])
        #expect(app.descendants(matching: .any)["card"].label == "Coco, 2017")
        #expect(!app.staticTexts["Coco"].exists)
        #expect(try card(children).inspect().find(text: "Coco").string() == "Coco")
    }

    @Test func `an element without children says only what it is told to say`() {
        let app = AppDriver.running(
            HStack { Text("2017") }.accessibilityElement(children: .ignore).accessibilityIdentifier("card"))
        #expect(app.otherElements["card"].label == "")
    }

    @Test func `what is combined says all that is inside`() {
        let app = AppDriver.running(
            HStack {
                Text("4 of 5").accessibilityLabel("Rating")
                Text("stars")
                Text("hidden").accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine))
        #expect(app.staticTexts["Rating stars"].exists)
        #expect(app.staticTexts.count == 1)
    }

    @Test func `an identifier inside of contain is that of the children`() {
        let app = AppDriver.running(
            HStack { Text("Coco") }.accessibilityIdentifier("inner").accessibilityElement(children: .contain)
                .accessibilityIdentifier("outer"))
        #expect(app.staticTexts["inner"].exists)
        #expect(app.otherElements["outer"].exists)
    }

    @Test func `identifiers stay on lists and on controls, and on what is in a control`() {
        struct Films: View {
            var body: some View {
                List {
                    Button {
                    } label: {
                        HStack { Text("Coco").accessibilityIdentifier("title") }
                            .accessibilityIdentifier("label")
                    }
                    .accessibilityIdentifier("button")
                    Stepper("Pieces", value: .constant(1)).accessibilityIdentifier("stepper")
                    Menu("Sort") { Button("by name") {} }.accessibilityIdentifier("menu")
                }
            }
        }
        let app = AppDriver.running(
            NavigationStack { Films().accessibilityIdentifier("list") }.accessibilityIdentifier("stack"))
        for name in ["stack", "list", "button", "label", "title", "stepper", "menu"] {
            #expect(app.descendants(matching: .any).matching(identifier: name).count == 1, "\(name)")
        }
        #expect(app.buttons["Increment"].exists)
        #expect(app.buttons["by name"].exists)
    }

    @Test func `a wrapped text goes by the name that its wrapper was given`() {
        struct Title: View { var body: some View { Text("Coco") } }
        let app = AppDriver.running(Title().accessibilityIdentifier("title"))
        #expect(app.staticTexts["title"].label == "Coco")
    }

    @Test func `what is missing is told with the names that a driver sees`() async {
        let app = AppDriver.running(VStack { Text("Coco") }.accessibilityIdentifier("card"))
        await expectIssues(
            """
            There is no other element "card" on the screen:
            VStack
              Text "Coco", identifier "card"
            """
        ) { app.otherElements["card"].tap() }

        await expectIssues(
            """
            There is no static text "title" on the screen:
            VStack, identifier "card", accessibility label "Coco, 2017"
            """
        ) { AppDriver.running(card(.ignore)).staticTexts["title"].tap() }
    }

    @Test func `elements with one name are told where they have it from`() async {
        struct Card: View {
            var body: some View {
                Text("Coco")
                Text("2017")
            }
        }
        let app = AppDriver.running(VStack { Card().accessibilityIdentifier("card") })
        await expectIssues(
            #"There are 2 elements for element "card": the Card around them is no element, so its name is theirs. "#
                + "Put '.accessibilityElement(children: .contain)' on it, before the name."
        ) { app.descendants(matching: .any)["card"].tap() }
    }

    @Test func `a field's label is its title, or else its prompt`() throws {
        let named = try TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace")).inspect()
        #expect(try named.accessibilityLabel() == "Name")
        let unnamed = TextField(text: .constant(""), prompt: Text("Ada Lovelace")) { EmptyView() }
        #expect(try unnamed.inspect().accessibilityLabel() == "Ada Lovelace")
        #expect(try SecureField("Password", text: .constant("")).inspect().accessibilityLabel() == "Password")
        let app = AppDriver.running(TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace")))
        #expect(app.textFields["Name"].label == "Name")
        #expect(app.textFields["Ada Lovelace"].exists)
    }

    @Test func `a driver finds what a screen reader does`() {
        let app = AppDriver.running(Rating())
        #expect(app.buttons["Rating"].value == "4 of 5 stars")
        #expect(!app.buttons["Rating"].isSelected)
        #expect(app.images.count == 0)
        #expect(app.staticTexts.count == 0)
        #expect(app.text == "{star.fill} 4 of 5")
    }
}
