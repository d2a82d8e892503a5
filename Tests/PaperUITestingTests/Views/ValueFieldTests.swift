import Foundation
import PaperUI
import PaperUITesting
import TestSupport
import Testing

/// A field over a value: the text stays as it is typed while the field has the keyboard.
@MainActor
@Suite(.endsInTime) struct ValueFieldTests {
    struct Order: View {
        enum Field { case price, count }

        @State private var price = 0.0
        @State private var count: Int? = 0
        @State private var share = 0.5
        @State private var sum: Decimal = 0
        @State private var note = ""
        @FocusState private var field: Field?

        var body: some View {
            TextField("Price", value: $price, format: .number).focused($field, equals: .price)
            TextField("Count", value: $count, format: .number).focused($field, equals: .count)
            TextField("Share", value: $share, format: .percent)
            TextField("Sum", value: $sum, format: .currency(code: "EUR"))
            TextField("Note", text: $note)
            Text(verbatim: words)
            Button("Clear") { (price, count) = (0, nil) }
            Button("Done") { field = nil }
            Button("Next") { field = .count }
        }

        private var words: String {
            "price \(price), count \(count.map { "\($0)" } ?? "nil"), share \(share), sum \(sum)"
        }
    }

    /// What a test says of the order now.
    private func isTold(_ text: String, _ app: AppDriver<OneView>) -> Bool {
        app.staticTexts.element(boundBy: 0).label.contains(text)
    }

    @Test func `each key shows, and the value follows`() {
        let app = AppDriver.running(Order())
        let field = app.textFields["Price"]
        field.tap()
        var typed: [String] = []
        for key in ["\u{8}", "1", "2", ".", "5", "0"] {
            field.typeText(key)
            typed.append("\(field.value ?? "") is \(app.staticTexts.element(boundBy: 0).label.prefix(10))")
        }
        #expect(
            typed == [
                " is price 0.0,", "1 is price 1.0,", "12 is price 12.0", "12. is price 12.0",
                "12.5 is price 12.5", "12.50 is price 12.5",
            ])
        #expect(app.text.hasPrefix("│ 12.50 │\n"))
        #expect(app.screen?.svg().contains(">12.50</text>") == true)

        field.typeText("\n")
        #expect(field.value == "12.5")
    }

    @Test(arguments: [
        ("Price", "\u{8}-5", "-5", "price -5.0", "-5"), ("Price", "\u{8}.05", ".05", "price 0.05", "0.05"),
        ("Price", "\u{8}1,234.50", "1,234.50", "price 1234.5", "1,234.5"),
        ("Price", "\u{8}7\u{8}", "", "price 7.0", "7"), ("Price", "\u{8}much", "much", "price 0.0", "0"),
        ("Count", "\u{8}-5", "-5", "count -5", "-5"), ("Count", "\u{8}", "", "count nil", ""),
        ("Count", "5x", "05x", "count 5", "5"), ("Count", "\u{8}-", "-", "count nil", ""),
        ("Share", "\u{8}\u{8}\u{8}12.5%", "12.5%", "share 0.125", "12.5%"),
        ("Share", "\u{8}\u{8}5", "55", "share 0.55", "55%"),
        ("Sum", "\u{8}\u{8}\u{8}\u{8}7.2", "€7.2", "sum 7.2", "€7.20"),
        ("Sum", "\u{8}\u{8}\u{8}\u{8}\u{8}-3", "-3", "sum -3", "-€3.00"),
    ])
    func `a field is typed into, and then shows its value`(
        _ name: String, _ keys: String, _ typed: String, _ told: String, _ shown: String
    ) {
        let app = AppDriver.running(Order())
        app.textFields[name].tap()
        app.textFields[name].typeText(keys)
        #expect(app.textFields[name].value == typed)
        #expect(isTold(told, app))

        app.textFields["Note"].tap()
        #expect(app.textFields[name].value == shown)
        #expect(isTold(told, app))
    }

    @Test(arguments: ["Done", "Next"])
    func `a field shows its value when a view moves the keyboard`(_ button: String) {
        let app = AppDriver.running(Order())
        app.textFields["Price"].tap()
        app.textFields["Price"].typeText("\u{8}12.50")
        app.buttons[button].tap()
        #expect(app.textFields["Price"].value == "12.5")
    }

    @Test func `a value that somebody else changes is shown at once`() {
        let app = AppDriver.running(Order())
        app.textFields["Price"].tap()
        app.textFields["Price"].typeText("\u{8}12.50")
        app.buttons["Clear"].tap()
        #expect(app.textFields["Price"].value == "0")
        app.textFields["Price"].typeText(".5")
        #expect(app.textFields["Price"].value == "0.5")
    }

    @Test func `a value that is held in a range leaves the text as it is typed`() {
        struct Percent: View {
            @State private var bound = 0
            @State private var changed = 0
            var body: some View {
                TextField(
                    "Bound", value: Binding(get: { bound }, set: { bound = min($0, 100) }), format: .number)
                TextField("Changed", value: $changed, format: .number)
                    .onChange(of: changed) { changed = min(changed, 100) }
                Text("\(bound), \(changed)")
            }
        }
        let app = AppDriver.running(Percent())
        for name in ["Bound", "Changed"] {
            app.textFields[name].tap()
            app.textFields[name].typeText("\u{8}150")
            #expect(app.textFields[name].value == "150")
            app.textFields[name].typeText("\n")
            #expect(app.textFields[name].value == "100")
        }
        #expect(app.staticTexts["100, 100"].exists)
    }

    @Test func `an inspection that sets a text sees the value`() throws {
        let view = try Order().inspect()
        let price = view.findAll(ViewType.TextField.self)[0]
        try price.setInput("12.50")
        #expect(try price.input() == "12.5")
        try price.setInput("much")
        #expect(try price.input() == "12.5")
    }

    @Test func `a date is typed, too`() {
        struct Planner: View {
            @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
            var body: some View {
                DatePicker("When", selection: $date, displayedComponents: .date)
                Text("at \(String(Int(date.timeIntervalSince1970)))")
            }
        }
        let app = AppDriver.running(Planner())
        let field = app.textFields["When"]
        field.tap()
        field.typeText(String(repeating: "\u{8}", count: 12))
        #expect(field.value == "")
        field.typeText("Nov 15, 2023")
        #expect(field.value == "Nov 15, 2023")
        #expect(app.staticTexts["at 1700086400"].exists)
        field.typeText("x\n")
        #expect(field.value == "Nov 15, 2023")
    }
}
