import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ListTests {
    @Test func `a list may be of a range, and a section have its header first`() {
        let screen = Screen(
            VStack {
                List(0..<2) { Text("row \($0)") }
                List {
                    Section(header: Text("Head"), footer: Text("Foot")) { Text("a").badge(3) }
                    Section(header: Label("Symbols", systemImage: "star")) { Text("b").badge(0) }
                }
            })
        #expect(
            screen.text == """
                │ row 0
                │ row 1
                Head
                │ a                                    3
                Foot

                {star} Symbols
                │ b
                """)
    }

    @Test func `rows may be bound to what they show`() throws {
        struct Item: Identifiable {
            let id: Int
            var isDone = false
        }
        struct Items: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                List($items) { $item in Toggle("item \(item.id)", isOn: $item.isDone) }
                ForEach($items) { $item in Text("\(item.id) \(item.isDone)") }
            }
        }
        let screen = Screen(Items())
        try #require(screen.button("item 2")).tap()
        #expect(screen.text == "│ [ ] item 1\n│ [x] item 2\n1 false\n2 true")
    }
}
