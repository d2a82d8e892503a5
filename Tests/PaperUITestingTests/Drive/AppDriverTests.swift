import PaperUI
import PaperUITesting
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct AppDriverTests {
    private let app = AppDriver { arguments in ShopApp(arguments: arguments) }

    init() {
        app.launchArguments = ["--use-mock-data"]
        app.launch()
    }

    @Test func `the app gets its launch arguments`() {
        #expect(app.otherElements["card-Coco"].exists)

        app.launchArguments = []
        app.launch()

        #expect(!app.otherElements["card-Coco"].exists)
    }

    @Test func `a new launch starts anew`() {
        app.switches["Open"].tap()
        #expect(app.switches["Open"].value == "0")

        app.launch()

        #expect(app.switches["Open"].value == "1")
    }

    @Test func `a new launch takes the old screen down`() throws {
        let old = try #require(app.screen)

        app.launch()

        #expect(throws: InspectionError.nothingMounted) { try old.inspect() }
    }

    @Test func `typing into the search filters the list`() {
        let searchBar = app.textFields["searchBar"]

        searchBar.tap()
        searchBar.typeText("Coco")

        #expect(searchBar.value == "Coco")
        #expect(app.otherElements["card-Coco"].exists)
        #expect(!app.otherElements["card-Toy Story"].exists)
    }

    @Test func `a tap on a card follows the link around it`() {
        app.otherElements["card-Toy Story"].tap()

        #expect(app.staticTexts["detailTitle"].label == "Toy Story")
        #expect(!app.otherElements["card-Coco"].exists)

        app.buttons["Back"].tap()

        #expect(app.otherElements["card-Coco"].exists)
    }

    @Test func `a tap on a stack reaches the one control in it`() {
        app.otherElements["one"].tap()

        #expect(app.textViews["note"].value == "only")
    }

    @Test func `a text is a place to tap, too`() {
        app.staticTexts["Toy Story"].tap()

        #expect(app.staticTexts["detailTitle"].exists)
    }

    @Test func `elements have a label, a value and may be in use`() {
        #expect(app.buttons["Clear"].label == "Clear")
        #expect(app.buttons["Clear"].value == nil)
        #expect(!app.buttons["Clear"].isEnabled)
        #expect(app.textFields["Search films…"].label == "Search films…")
        #expect(app.textFields["searchBar"].value == "")
        #expect(app.textViews["note"].isEnabled)
        #expect(app.progressIndicators["Stock"].value == "50 %")
        #expect(app.otherElements["card-Coco"].label == "Coco ★")
    }

    @Test func `elements can be counted and taken in order`() {
        #expect(app.buttons.count == 6)
        #expect(app.buttons.element(boundBy: 0).label == "Coco ★")
        #expect(app.buttons.element(boundBy: 1).label == "Toy Story ★")
        #expect(app.buttons.firstMatch.label == "Coco ★")
        #expect(!app.buttons.element(boundBy: 6).exists)
        #expect(app.descendants(matching: .any)["searchBar"].exists)
    }

    @Test func `elements can be sought in an element`() {
        #expect(app.otherElements["card-Coco"].staticTexts["★"].exists)
        #expect(app.otherElements["buttons"].buttons.count == 2)
        #expect(!app.otherElements["buttons"].buttons["Clear"].exists)
        #expect(!app.otherElements["buttons"].otherElements["buttons"].exists)
    }

    @Test func `the texts in a stack do not name the stack`() {
        #expect(!app.otherElements["Coco ★"].exists)
    }

    @Test func `an element may come and go`() {
        let detail = app.staticTexts["detailTitle"]
        #expect(!detail.exists)

        app.otherElements["card-Coco"].tap()
        #expect(detail.exists)

        app.buttons["Back"].tap()
        #expect(!detail.exists)
    }

    @Test func `backspace deletes`() {
        let searchBar = app.textFields["searchBar"]
        searchBar.tap()
        searchBar.typeText("Up")

        searchBar.typeText("\u{8}\u{8}\u{8}Coco")

        #expect(searchBar.value == "Coco")
    }

    @Test func `an app that was ended shows nothing`() {
        app.terminate()

        #expect(app.screen == nil)
        #expect(!app.buttons["Clear"].exists)
        #expect(app.buttons.count == 0)
    }

    @Test func `the screen can be drawn`() throws {
        #expect(try #require(app.screen).text.contains("Toy Story"))
    }
}
