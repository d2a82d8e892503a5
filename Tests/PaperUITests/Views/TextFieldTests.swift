import Foundation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct TextFieldTests {
    struct Fields: View {
        @State private var note = ""
        @State private var price = 9.5
        @State private var count: Int?

        var body: some View {
            TextField("Note", text: $note, axis: .vertical)
            TextField(text: $note, prompt: Text("A note")) { Text("Note") }
            TextField("Price", value: $price, format: .number)
            TextField("Count", value: $count, format: .number)
            Text(price, format: .currency(code: "EUR"))
            Text("\(count.map { "\($0)" } ?? "none")")
        }
    }

    @Test func `fields hold texts, and values in a format`() {
        let screen = Screen(Fields())
        #expect(screen.text == "│ (Note) │\n│ (A note) │\n│ 9.5 │\n│ (Count) │\n€9.50\nnone")

        let fields = (screen.root?.subtree ?? []).filter(\.isEditable)
        fields[0].setText("milk")
        fields[2].setText("1,234.5")
        fields[3].setText("7")
        #expect(screen.text == "│ milk │\n│ milk │\n│ 1,234.5 │\n│ 7 │\n€1,234.50\n7")

        fields[2].setText("much")
        fields[3].setText("")
        #expect(screen.text == "│ milk │\n│ milk │\n│ 1,234.5 │\n│ (Count) │\n€1,234.50\nnone")
    }

    @Test func `capitals show where they are asked for`() {
        let screen = Screen(Text("Films").textCase(.uppercase))
        #expect(screen.text == "FILMS")
        #expect(screen.svg().contains(">FILMS</text>"))
    }
}
