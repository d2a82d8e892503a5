import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct PulledSheetTests {
    struct Films: View {
        @State private var isAdding = false
        @State private var isCovered = false
        @State private var log = ""

        var body: some View {
            Text("Films: \(log)")
            Button("Add") { isAdding = true }
                .sheet(isPresented: $isAdding, onDismiss: { log += "sheet " }) { Adding() }
            Button("Cover") { isCovered = true }
                .fullScreenCover(isPresented: $isCovered, onDismiss: { log += "cover " }) { Text("A cover") }
        }
    }

    struct Adding: View {
        @State private var title = ""
        @State private var refreshes = 0

        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Title", text: $title)
                    List { Text("refreshed \(refreshes)") }.refreshable { refreshes += 1 }
                }
                .interactiveDismissDisabled(!title.isEmpty)
            }
        }
    }

    @Test func `a person pulls a sheet down, and it is over`() {
        let app = AppDriver.running(Films())
        app.buttons["Add"].tap()
        app.textFields["Title"].swipeDown()
        #expect(!app.textFields["Title"].exists)
        #expect(app.staticTexts["Films: sheet "].exists)
        app.buttons["Add"].tap()
        #expect(app.textFields["Title"].exists, "its binding knows that it was over")
    }

    @Test func `interactiveDismissDisabled keeps a sheet, as long as it says so`() {
        let app = AppDriver.running(Films())
        app.buttons["Add"].tap()
        app.textFields["Title"].tap()
        app.textFields["Title"].typeText("U")
        app.textFields["Title"].swipeDown()
        #expect(app.textFields["Title"].value == "U")
        app.textFields["Title"].typeText("\u{8}")
        app.textFields["Title"].swipeDown()
        #expect(app.staticTexts["Films: sheet "].exists)
    }

    @Test func `a list on a sheet that can be refreshed is pulled, and not the sheet`() async {
        let app = AppDriver.running(Films())
        app.buttons["Add"].tap()
        app.staticTexts["refreshed 0"].swipeDown()
        #expect(await app.staticTexts["refreshed 1"].waitForExistence(timeout: 2))
    }

    @Test func `a cover is not pulled down`() {
        let app = AppDriver.running(Films())
        app.buttons["Cover"].tap()
        app.staticTexts["A cover"].swipeDown()
        #expect(app.staticTexts["A cover"].exists)
    }

    @Test func `where there is no sheet nothing is pulled`() async {
        let app = AppDriver.running(Films())
        await expectIssues(
            #"Text "Films: " does nothing then: there is no '.refreshable' in it or around it."#
        ) {
            app.staticTexts["Films: "].swipeDown()
        }
    }
}
