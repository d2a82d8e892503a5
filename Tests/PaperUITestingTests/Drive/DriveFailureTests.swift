import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct DriveFailureTests {
    private let app = AppDriver { arguments in ShopApp(arguments: arguments) }

    init() {
        app.launchArguments = ["--use-mock-data"]
        app.launch()
    }

    @Test func `a missing element shows what is there instead, at the caller's line`() async {
        app.otherElements["card-Coco"].tap()

        let lines = await expectIssues(
            """
            There is no button "Bakc" on the screen:
            Shop
              NavigationStack
                Button "Back"
                Text "Coco", identifier "detailTitle"
            """
        ) {
            app.buttons["Bakc"].tap()
        }
        #expect(lines == [#line - 2])
    }

    @Test func `reading a missing element is reported where it was named`() async {
        app.otherElements["card-Coco"].tap()
        let words = """
            There is no switch "Shut" on the screen:
            Shop
              NavigationStack
                Button "Back"
                Text "Coco", identifier "detailTitle"
            """

        let lines = await expectIssues(words, words, words) {
            let element = app.switches["Shut"]
            #expect(element.label == "")
            #expect(element.value == nil)
            #expect(element.isEnabled == false)
        }
        #expect(lines == [#line - 5, #line - 5, #line - 5])
    }

    @Test func `an element that is not the only one is to be named`() async {
        await expectIssues(
            #"There are 2 elements for static text "★". Name each, or take one with 'element(boundBy:)'."#
        ) {
            app.staticTexts["★"].tap()
        }
    }

    @Test func `a disabled control cannot be tapped`() async {
        let lines = await expectIssues(#"Button "Clear" cannot be tapped: it is disabled."#) {
            app.buttons["Clear"].tap()
        }
        #expect(lines == [#line - 2])
    }

    @Test func `a disabled field does not get the keyboard`() async {
        let note = app.textViews["note"]
        note.tap()
        note.typeText("abc")

        await expectIssues(#"TextEditor "note" cannot be tapped: it is disabled."#) { note.tap() }
    }

    @Test func `a place without a control cannot be tapped`() async {
        await expectIssues(#"Divider "line" cannot be tapped: there is no control in it or around it."#) {
            app.otherElements["line"].tap()
        }
    }

    @Test func `a place with several controls is too little said`() async {
        await expectIssues(
            """
            HStack "buttons" has several controls in it: Button "Less", Button "More". Tap the one you mean.
            """
        ) {
            app.otherElements["buttons"].tap()
        }
    }

    @Test func `typing needs the keyboard`() async {
        let searchBar = app.textFields["searchBar"]

        let lines = await expectIssues(
            #"TextField "Search films…" does not have the keyboard. Tap it before typing."#
        ) {
            searchBar.typeText("Coco")
        }
        #expect(lines == [#line - 2])
        #expect(searchBar.value == "")
    }

    @Test func `the keyboard goes to the field that was tapped last`() async {
        app.textFields["searchBar"].tap()
        app.textViews["note"].tap()

        await expectIssues(
            #"TextField "Search films…" does not have the keyboard. Tap it before typing."#
        ) {
            app.textFields["searchBar"].typeText("Coco")
        }
        app.textViews["note"].typeText("Hi")
        #expect(app.textViews["note"].value == "Hi")
    }

    @Test func `a field that is disabled while one types takes no more`() async {
        let note = app.textViews["note"]
        note.tap()

        await expectIssues(#"TextEditor "note" took no more text after "abc": it is disabled."#) {
            note.typeText("abcde")
        }
        #expect(note.value == "abc")
    }

    @Test func `a new launch takes the keyboard away`() async {
        app.textFields["searchBar"].tap()
        app.launch()

        await expectIssues(
            #"TextField "Search films…" does not have the keyboard. Tap it before typing."#
        ) {
            app.textFields["searchBar"].typeText("Coco")
        }
    }

    @Test func `an app that is not running says so`() async {
        app.terminate()

        await expectIssues(
            "The app is not running. Call 'launch()' first.", "The app is not running. Call 'launch()' first."
        ) {
            app.buttons["Clear"].tap()
            #expect(app.buttons.firstMatch.label == "")
        }
    }
}
