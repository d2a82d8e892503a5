import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ButtonStyleTests {
    struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding()
                .background(configuration.role == .destructive ? Color.red : .green)
                .opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test func `a style of one's own draws the label, and the button works`() throws {
        var taps = 0
        let screen = Screen(
            VStack {
                Button("Save") { taps += 1 }
                Button("Delete", role: .destructive) {}
            }
            .buttonStyle(Framed()))
        #expect(screen.text == "[ Save ]\n[ Delete ]")
        #expect(screen.svg().contains("#34c759"))
        #expect(screen.svg().contains("#ff3b30"))
        try #require(screen.button("Save")).tap()
        #expect(taps == 1)
    }

    @Test func `the system's styles show in pictures`() {
        func svg(_ view: some View) -> String { Screen(view).svg() }
        let save = Button("Save") {}
        #expect(svg(save.buttonStyle(.borderedProminent)).contains(##"rx="8" fill="#007aff"/>"##))
        #expect(svg(save.buttonStyle(.bordered).tint(.green)).contains(##"rx="8" fill="#34c75926"/>"##))
        #expect(svg(save.buttonStyle(.plain)).contains(##"fill="#000000">Save"##))
    }
}
