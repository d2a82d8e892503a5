import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// An ordinary view, as it is written for SwiftUI: only the import is another.
@MainActor
@Suite(.endsInTime) struct TodoListTests {
    private let app = AppDriver.running(TodoListView())

    @Test func `it looks like a list of things to do`() {
        #expect(
            app.text == """
                [ Edit ] To do            [ {plus} Add ]
                ════════════════════════════════════════
                │ {circle} Buy milk
                │
                │ {circle} Call Ada
                │          High
                0 of 2 done

                │ [x] Show done
                ════════════════════════════════════════
                [ Clear done ] (disabled)
                """)
    }

    @Test func `a tap on a row checks it off, and the toggle hides it`() {
        let row = app.buttons["Buy milk"]
        #expect(row.value == "open")
        row.tap()
        #expect(row.value == "done")
        #expect(app.staticTexts["1 of 2 done"].exists)

        app.switches["Show done"].tap()
        #expect(!row.exists)
    }

    @Test func `a new thing is typed into a sheet, which has the keyboard`() {
        app.buttons["Add"].tap()
        #expect(!app.buttons["Save"].isEnabled)
        app.textFields["Title"].typeText("Write")
        app.buttons["High"].tap()
        #expect(app.buttons["High"].isSelected)
        app.textFields["Title"].typeText(" tests\n")

        #expect(app.buttons["Write tests"].exists)
        #expect(app.staticTexts["0 of 3 done"].exists)
    }

    @Test func `a sheet that is cancelled adds nothing`() {
        app.buttons["Add"].tap()
        app.textFields["Title"].typeText("Nothing")
        app.buttons["Cancel"].tap()
        #expect(app.staticTexts["0 of 2 done"].exists)
    }

    @Test func `rows are deleted by a swipe, raised by another, and moved`() {
        app.buttons["Buy milk"].swipeRight()
        app.buttons["High"].tap()
        #expect(app.text.split(separator: "High").count == 3)

        app.buttons["Buy milk"].press(forDuration: 1, thenDragTo: app.buttons["Call Ada"])
        #expect(app.text.contains("Call Ada\n│          High\n│\n│ {circle} Buy milk"))

        app.buttons["Call Ada"].swipeLeft()
        app.buttons["Delete"].tap()
        app.buttons["Buy milk"].swipeLeft()
        app.buttons["Delete"].tap()
        #expect(app.staticTexts["Nothing to do"].exists)
    }

    @Test func `what is done is cleared after a question`() {
        app.buttons["Call Ada"].tap()
        app.buttons["Clear done"].tap()
        app.buttons["Cancel"].tap()
        #expect(app.buttons["Call Ada"].exists)

        app.buttons["Clear done"].tap()
        app.sheets.firstMatch.buttons["Clear"].tap()
        #expect(!app.buttons["Call Ada"].exists)
        #expect(app.staticTexts["0 of 1 done"].exists)
    }
}
