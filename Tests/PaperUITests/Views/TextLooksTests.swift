import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TextLooksTests {
    @Test func `texts are added to each other, whatever they look like`() {
        let key: LocalizedStringKey = "Hello, "
        let text = Text(key).bold().italic() + Text("Ada").foregroundColor(.red) + Text("!").font(.title)
        #expect(Screen(text).text == "Hello, Ada!")
    }

    @Test func `of two looks of one kind the inner one shows, as on any view`() {
        let svg = Screen(Text("Hi").foregroundStyle(.red).foregroundStyle(.blue).padding()).svg()
        #expect(svg.contains(##"fill="#ff3b30">Hi"##))
    }

    @Test func `looks may come and go with what else is said of the text`() throws {
        struct Plan: View {
            @State private var isDone = false
            @State private var changes = 0
            var body: some View {
                let text = isDone ? Text("done").bold().foregroundStyle(.green) : Text("open")
                text.onChange(of: isDone) { changes += 1 }.accessibilityIdentifier("plan")
                Button("\(changes) changes") { isDone.toggle() }
            }
        }
        let screen = Screen(Plan())
        try #require(screen.button("0 changes")).tap()
        #expect(screen.node("plan")?.text == "done")
        #expect(screen.svg().contains(#"font-weight="700""#))
        try #require(screen.button("1 changes")).tap()
        #expect(screen.text == "open\n[ 2 changes ]")
    }
}
