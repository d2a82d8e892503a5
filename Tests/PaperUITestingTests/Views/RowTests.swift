import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct RowTests {
    struct Shopping: View {
        @State private var items = ["Milk", "Bread", "Tea"]
        @State private var note = ""

        var body: some View {
            NavigationStack {
                List {
                    ForEach(items, id: \.self) { item in
                        Text(item)
                            .swipeActions(edge: .leading) { Button("Star") { note = "★ \(item)" } }
                            .onTapGesture { note = "tapped \(item)" }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                    Text(note)
                }
                .toolbar { EditButton() }
                .refreshable { items.append("Salt") }
            }
        }
    }

    private func items(_ app: AppDriver<OneView>) -> [String] {
        app.text.split(separator: "\n").dropFirst(2).map { String($0.trimmingPrefix("│ ")) }
    }

    @Test func `a swipe shows Delete, and a tap on it deletes the row`() {
        let app = AppDriver.running(Shopping())
        app.staticTexts["Bread"].swipeLeft()
        #expect(app.text.contains("│ Bread                       [ Delete ]\n"))
        #expect(app.buttons.count == 2)

        app.buttons["Delete"].tap()

        #expect(items(app) == ["Milk", "Tea", "│"])
        #expect(!app.buttons["Delete"].exists)
    }

    @Test func `what pulling down has started is cancelled where the list leaves`() async {
        struct Feed: View {
            @State private var isLoading = false
            @State private var end = "not pulled"
            var body: some View {
                Text(end)
                if isLoading {
                    ProgressView()
                } else {
                    List { Text("row") }.refreshable {
                        isLoading = true
                        do {
                            try await Task.sleep(for: .seconds(60))
                            end = "loaded"
                        } catch {
                            end = "cancelled"
                        }
                    }
                }
            }
        }
        let app = AppDriver.running(Feed())
        app.staticTexts["row"].swipeDown()
        #expect(await app.staticTexts["cancelled"].waitForExistence(timeout: 2))
    }

    @Test func `a swipe over another row hides what the first showed`() {
        let app = AppDriver.running(Shopping())
        app.staticTexts["Bread"].swipeLeft()
        app.staticTexts["Milk"].swipeRight()
        #expect(!app.buttons["Delete"].exists)
        app.buttons["Star"].tap()
        #expect(app.staticTexts["★ Milk"].exists)
        #expect(!app.buttons["Star"].exists)
    }

    @Test func `an edited list can be deleted from until it is done`() {
        let app = AppDriver.running(Shopping())
        app.buttons["Edit"].tap()
        #expect(app.buttons.count == 4)
        app.buttons.element(boundBy: 0).tap()
        #expect(items(app).first?.hasPrefix("Bread") == true)
        app.buttons["Done"].tap()
        #expect(app.buttons.count == 1)
    }

    @Test func `a row is dragged to where another is`() {
        let app = AppDriver.running(Shopping())
        app.staticTexts["Milk"].press(forDuration: 0.5, thenDragTo: app.staticTexts["Tea"])
        #expect(items(app) == ["Bread", "Tea", "Milk", "│"])
        app.staticTexts["Milk"].press(forDuration: 0.5, thenDragTo: app.staticTexts["Bread"])
        #expect(items(app) == ["Milk", "Bread", "Tea", "│"])
    }

    @Test func `a list that is pulled down refreshes`() async {
        let app = AppDriver.running(Shopping())
        app.staticTexts["Milk"].swipeDown()
        await app.screen?.settle(deadline: .seconds(1))
        #expect(app.staticTexts["Salt"].exists)
    }

    @Test func `a test that inspects pulls the list down`() async throws {
        let screen = Screen(Shopping())
        try screen.inspect().find(text: "Milk").pull()
        await screen.settle()
        #expect(try screen.inspect().find(text: "Salt").string() == "Salt")

        let row = try Screen(Text("row")).inspect()
        #expect(throws: InspectionError.noPull(view: #"Text "row""#)) { try row.find(text: "row").pull() }
    }

    @Test func `a tap gesture is tapped`() throws {
        let app = AppDriver.running(Shopping())
        app.staticTexts["Tea"].tap()
        #expect(app.staticTexts["tapped Tea"].exists)

        let view = try Shopping().inspect()
        try view.find(text: "Milk").callOnTapGesture()
        #expect(try view.find(text: "tapped Milk").string() == "tapped Milk")
    }

    @Test func `a test that inspects deletes and moves by offsets`() throws {
        let view = try Shopping().inspect()
        let rows = try view.find(ViewType.ForEach.self)
        try rows.callOnDelete([0])
        try rows.callOnMove([1], 0)
        #expect(rows.findAll(Text.self).compactMap { try? $0.string() } == ["Tea", "Bread"])
    }

    @Test func `what does nothing says why`() async {
        let app = AppDriver.running(List { Text("Milk") })
        await expectIssues(
            #"Text "Milk" does nothing then: there is no '.swipeActions' or '.onDelete' in it or around it."#
        ) {
            app.staticTexts["Milk"].swipeLeft()
        }
    }

    @Test func `collections move and remove as SwiftUI's do`() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c"])
        letters.move(fromOffsets: [3], toOffset: 1)
        #expect(letters == ["b", "c", "d", "a"])
        letters.remove(atOffsets: [0, 3])
        #expect(letters == ["c", "d"])
    }
}
