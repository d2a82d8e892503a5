import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ColorPickerTests {
    struct Theme: View {
        @State var color = Color.red
        var isWhole = false

        var body: some View {
            ColorPicker("Accent", selection: $color, supportsOpacity: !isWhole)
            Rectangle().fill(color).frame(height: 10)
        }
    }

    private func field(_ screen: Screen) throws -> Node {
        try #require(screen.root?.subtree.first { $0.isEditable })
    }

    @Test func `a colour is read by its name and seen beside it`() throws {
        let screen = Screen(Theme())
        #expect(screen.text == "Accent                           │ red │")
        #expect(screen.svg().components(separatedBy: "#ff3b30").count == 3)
        #expect(try field(screen).label == "Accent")
    }

    @Test(arguments: [
        ("blue", "blue", "#007aff"), ("#ff8800", "#ff8800", "#ff8800"),
        ("green 50 %", "green 50 %", "#34c75980"),
    ])
    func `a colour is written, by its name or its parts`(words: String, shown: String, fill: String) throws {
        let screen = Screen(Theme())
        screen.focus(try field(screen))
        try field(screen).setText(words)
        #expect(try field(screen).editedText == shown)
        screen.focus(nil)
        #expect(try field(screen).editedText == shown)
        #expect(screen.svg().contains("\"\(fill)\""))
    }

    @Test(arguments: ["", "reddish", "#12", "#gggggg", "red 120 %", "red 5", "red 5 % 6"])
    func `what says no colour changes nothing`(words: String) throws {
        let screen = Screen(Theme())
        screen.focus(try field(screen))
        try field(screen).setText(words)
        #expect(try field(screen).editedText == words, "it stands as it is typed")
        screen.focus(nil)
        #expect(try field(screen).editedText == "red")
    }

    @Test func `without opacity a colour is whole`() throws {
        let screen = Screen(Theme(isWhole: true))
        try field(screen).setText("blue 50 %")
        #expect(try field(screen).editedText == "blue")
    }

    @Test func `a label may be made of views`() {
        let screen = Screen(ColorPicker(selection: .constant(.mint)) { Label("Tint", systemImage: "drop") })
        #expect(screen.text.hasPrefix("{drop} Tint") && screen.text.hasSuffix("│ mint │"))
    }
}
