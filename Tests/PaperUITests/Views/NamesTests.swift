import PaperUI
import TestSupport
import Testing

/// Names that are met often and mean little on paper.
@MainActor
@Suite(.endsInTime) struct NamesTests {
    @Test func `a button with nothing but a role says what the role says`() {
        var taps: [String] = []
        let screen = Screen(
            VStack {
                Button(role: .close) { taps.append("close") }
                Button(role: .confirm) { taps.append("confirm") }
                Button("Save", role: .confirm) { taps.append("save") }
                Button(role: .cancel, action: {}, label: { Text("No") })
            })

        #expect(screen.text == "[ {xmark} Close ]\n[ {checkmark} Confirm ]\n[ Save ]\n[ No ]")
        for label in ["Close", "Confirm", "Save"] { screen.button(label)?.tap() }
        #expect(taps == ["close", "confirm", "save"])
    }

    @Test func `assets have the names that Xcode gives them`() {
        let logo = ImageResource(name: "logo", bundle: .main)

        #expect(Screen(Image(logo)).text == "{logo}")
        #expect(Screen(Label("Home", image: logo)).text == "{logo} Home")
        #expect(Color(ColorResource(name: "brand", bundle: .main)) == .gray)
    }

    @Test func `a paint has ranks`() {
        func fill(_ style: some ShapeStyle) -> String { Screen(Rectangle().fill(style)).svg() }

        #expect(fill(.background.secondary) == fill(Color(.secondarySystemBackground)))
        #expect(fill(.tint.secondary) == fill(Color.accentColor.opacity(0.5)))
        #expect(fill(.red.tertiary) == fill(Color.red.opacity(0.25)))
        #expect(fill(AnyShapeStyle(.blue.gradient)) == fill(Color.blue))
        #expect(fill(.green.gradient.opacity(0.5)) == fill(Color.green.opacity(0.5)))
    }

    @Test func `lines are limited by ranges, too`() {
        func lines<V: View>(_ limit: (Text) -> V) -> Int {
            let text = Text(verbatim: Array(repeating: "word", count: 100).joined(separator: " "))
            return Screen(limit(text)).svg(width: 200).components(separatedBy: "<text").count - 1
        }

        #expect(lines { $0.lineLimit(1...3) } == 3)
        #expect(lines { $0.lineLimit(...2) } == 2)
        #expect(lines { $0.lineLimit(2, reservesSpace: true) } == 2)
        #expect(lines { $0.lineLimit(1...) } > 3)
    }

    @Test func `texts of two sizes stand on one line`() {
        func lines(_ alignment: VerticalAlignment) -> [String] {
            let svg = Screen(
                HStack(alignment: alignment) {
                    Text(verbatim: "big").font(.largeTitle)
                    Text(verbatim: "small\nsecond").font(.caption)
                }
            ).svg(width: 300)
            return svg.matches(of: /<text x="[^"]*" y="([^"]*)"/).map { String($0.1) }
        }

        let (first, last) = (lines(.firstTextBaseline), lines(.lastTextBaseline))
        #expect(first[0] == first[1] && first[1] != first[2])
        #expect(last[0] == last[2] && last[0] != last[1])
    }

    @Test func `a mask cuts a view to a shape`() {
        let masked = Color.red.frame(width: 40, height: 40)

        #expect(
            Screen(masked.mask { Circle() }).svg(width: 100)
                == Screen(masked.clipShape(Circle())).svg(width: 100))
        #expect(Screen(Text("seen").mask(Color.black)).text == "seen")
    }

    @Test func `a value with a format and a name is a row`() {
        #expect(
            Screen(LabeledContent("Sum", value: 0.5, format: .percent)).text(width: 20)
                == "Sum              50%")
    }

    @Test func `a link to share is a button that goes nowhere`() {
        let screen = Screen(
            VStack {
                ShareLink(item: URL(filePath: "/a"))
                ShareLink("Send", item: "words", subject: Text("A"), message: Text("B"))
            })

        #expect(screen.text == "[ {square.and.arrow.up} Share… ]\n[ {square.and.arrow.up} Send ]")
        #expect(screen.button("Send")?.tap() == true)
    }

    struct Animated: View {
        @State private var isOn = false
        var body: some View {
            Toggle("On", isOn: $isOn.animation(.bouncy))
            Text("\(isOn)")
        }
    }

    @Test func `a binding with an animation writes at once`() {
        let screen = Screen(Animated())
        screen.button("On")?.tap()

        #expect(screen.shows("true"))
    }

    struct Names: View {
        @FocusState private var field: Int?
        @State private var text = ""
        var body: some View {
            TextField("One", text: $text).focused($field, equals: 1)
            TextField("Two", text: $text).focused($field, equals: 2)
            Text(field.map { "\($0)" } ?? "none").defaultFocus($field, 2)
        }
    }

    @Test func `a field has the keyboard at first`() async {
        let screen = Screen(Names())
        await screen.settle()

        #expect(screen.shows("2"))
    }

    struct Built: View {
        @ContentBuilder var inside: some View {
            Text("one")
            if true { Text("two") }
        }
        func boxed<V: View>(@ContentBuilder _ content: () -> V) -> some View { VStack { content() } }
        var body: some View { boxed { inside } }
    }

    @Test func `a builder has the name of Xcode 27, too`() {
        #expect(Screen(Built()).text == "one\ntwo")
    }
}
