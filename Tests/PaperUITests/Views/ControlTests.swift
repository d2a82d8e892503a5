import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ControlTests {
    struct Order: View {
        enum Size: String, CaseIterable, Identifiable {
            case small, medium, large
            var id: Self { self }
        }

        @State private var password = ""
        @State private var count = 9
        @State private var size = Size.medium
        @State private var colour: String? = nil

        var body: some View {
            Form {
                SecureField("Password", text: $password)
                Stepper("Pieces: \(count)", value: $count, in: 0...10)
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                Picker("Colour", selection: $colour) {
                    Text("any").tag(String?.none)
                    ForEach(["red", "blue"], id: \.self) { Text($0).tag($0) }
                }
                LabeledContent("Sum", value: "\(count) of \(size.rawValue) in \(colour ?? "any")")
            }
        }
    }

    @Test func `controls are drawn in text`() {
        #expect(
            Screen(Order()).text == """
                │ │ (Password) │
                │
                │ Pieces: 9                  [ − ] [ + ]
                │
                │ Size
                │ ( ) small
                │ (•) medium
                │ ( ) large
                │
                │ Colour
                │ (•) any
                │ ( ) red
                │ ( ) blue
                │
                │ Sum                 9 of medium in any
                """)
    }

    @Test func `a stepper goes to its bounds, and its button is out of use there`() throws {
        let screen = Screen(Order())
        let more = try #require(screen.button("Increment"))
        #expect(more.tap())
        #expect(screen.shows("Pieces: 10"))
        #expect(!more.tap())
        #expect(screen.button("Decrement")?.tap() == true)
        #expect(screen.shows("Pieces: 9"))
    }

    @Test func `an option is chosen by its tag, or by its row's id`() throws {
        let screen = Screen(Order())
        try #require(screen.button("large")).tap()
        try #require(screen.button("red")).tap()
        #expect(screen.shows("9 of large in red"))
        try #require(screen.button("any")).tap()
        #expect(screen.shows("9 of large in any"))
    }

    @Test func `a password does not show`() throws {
        let screen = Screen(Order())
        let field = try #require(screen.root?.subtree.first { $0.isEditable })
        field.setText("secret")
        #expect(screen.text.hasPrefix("│ │ •••••• │\n"))
        #expect(!screen.svg().contains("secret"))
        #expect(screen.svg().contains("••••••"))
    }

    @Test func `a picker in a picture shows what is chosen, a segmented one all`() {
        let menu = Screen(Order()).svg()
        #expect(menu.contains(">medium</text>"))
        #expect(!menu.contains(">small</text>"))
        #expect(Screen(Order().pickerStyle(.segmented)).svg().contains(">small</text>"))
    }

    @Test func `what is out of use stays as it is`() throws {
        let screen = Screen(Order().disabled(true))
        #expect(screen.button("large")?.tap() == false)
        #expect(screen.button("Increment")?.tap() == false)
    }

    @Test func `where there is nothing, a view says so and what can be done`() {
        var taps = 0
        let screen = Screen(
            VStack {
                ContentUnavailableView("No films", systemImage: "film", description: Text("Add one."))
                ContentUnavailableView.search(text: "Coco")
                ContentUnavailableView {
                    Label("Offline", systemImage: "wifi.slash")
                } description: {
                    Text("Try again.")
                } actions: {
                    Button("Retry") { taps += 1 }
                }
            })
        #expect(
            screen.text == """
                {film}
                No films
                Add one.
                {magnifyingglass}
                No Results for “Coco”
                Check the spelling or try a new search.
                {wifi.slash}
                Offline
                Try again.
                [ Retry ]
                """)
        screen.button("Retry")?.tap()
        #expect(taps == 1)
    }

    @Test func `a view that scrolls shows all that is in it`() {
        let screen = Screen(
            ScrollView {
                LazyVStack {
                    ForEach(0..<3) { Text("row \($0)") }
                }
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack { ForEach(["a", "b"], id: \.self) { Text($0) } }
                }
            })
        #expect(screen.text == "row 0\nrow 1\nrow 2\na b")
    }
}
