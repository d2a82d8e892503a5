import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// Controls that hold others: menus, disclosure groups, boxes; links; and what a finger does besides tapping.
@MainActor
@Suite(.endsInTime) struct GroupingControlTests {
    struct Controls: View {
        @State private var log = ""
        @State private var isOpen = false
        var body: some View {
            VStack {
                Menu("Sort", systemImage: "arrow.up") {
                    Button("by name") { log = "name" }
                    Button("by year") { log = "year" }
                }
                DisclosureGroup("More") { Text("hidden at first") }
                DisclosureGroup("Bound", isExpanded: $isOpen) { Text("bound \(isOpen)") }
                GroupBox("Box") { Text("boxed").onLongPressGesture { log = "pressed" } }
                Link("Swift", destination: URL(string: "https://swift.org")!)
                AsyncImage(url: nil) {
                    $0.resizable()
                } placeholder: {
                    ProgressView()
                }
                Text(log)
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log = "opened \(url.absoluteString)"
                    return .handled
                })
        }
    }

    private let app = AppDriver.running(Controls())

    @Test func `they are drawn in text`() {
        #expect(
            app.text == """
                {arrow.up} Sort
                [ by name ]
                [ by year ]
                [ More {chevron.right} ]
                [ Bound {chevron.right} ]
                Box
                boxed
                [ Swift ]
                ◌

                """)
    }

    @Test func `a menu's buttons are tapped`() {
        app.buttons["by year"].tap()
        #expect(app.staticTexts["year"].exists)
    }

    @Test func `a disclosure group opens and closes`() {
        app.buttons["More"].tap()
        #expect(app.staticTexts["hidden at first"].exists)
        app.buttons["More"].tap()
        #expect(!app.staticTexts["hidden at first"].exists)
        app.buttons["Bound"].tap()
        #expect(app.staticTexts["bound true"].exists)
    }

    @Test func `a link opens its page by the environment`() {
        app.buttons["Swift"].tap()
        #expect(app.staticTexts["opened https://swift.org"].exists)
    }

    @Test func `a finger may stay on a view`() {
        app.staticTexts["boxed"].press(forDuration: 1)
        #expect(app.staticTexts["pressed"].exists)
    }
}
