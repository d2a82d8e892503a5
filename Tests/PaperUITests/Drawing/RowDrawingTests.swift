import PaperUI
import TestSupport
import Testing

/// Pictures of the rows of lists.
@MainActor
@Suite(.endsInTime) struct RowDrawingTests {
    private struct ToDo: View {
        var body: some View {
            List(["Buy milk", "Call Ada about the Engine"], id: \.self) { item in
                HStack {
                    Text(item)
                    Spacer()
                    Text("High")
                }
                .swipeActions {
                    Button("Delete", role: .destructive) {}
                    Button("Flag") {}.tint(.orange)
                    Button("More") {}
                }
                .swipeActions(edge: .leading) { Button("Read", systemImage: "envelope") {}.tint(.blue) }
            }
        }
    }

    @Test func `a swiped row keeps its lines and moves aside, its buttons as high as it is`() throws {
        let screen = Screen(ToDo())
        let before = Drawn(screen)
        try #require(screen.root?.subtree.first { $0.text == "Call Ada about the Engine" }).swipe(.trailing)
        let after = Drawn(screen)

        #expect(after.height == before.height)
        let (unmoved, moved) = (
            try before.text("Call Ada about the Engine"), try after.text("Call Ada about the Engine")
        )
        #expect(moved.y == unmoved.y)
        let widths = try ["#ff3b30", "#ff9500", "#8e8e93"].map { try after.box($0) }
        #expect(widths.map(\.x) == [300, 226, 152])
        #expect(widths.allSatisfy { $0.width == 74 && $0.height == 44 })
        #expect(moved.x == unmoved.x - 3 * 74)
        #expect(try after.text("Delete").fill == "#ffffff")
        #expect(after.svg.contains("clip-path"))
    }

    @Test func `a swipe to the right shows the buttons at the left, labels as icons`() throws {
        let screen = Screen(ToDo())
        let before = try Drawn(screen).text("Buy milk")
        try #require(screen.root?.subtree.first { $0.text == "Buy milk" }).swipe(.leading)
        let after = Drawn(screen)
        #expect(try after.text("Buy milk").x == before.x + 74)
        #expect(try after.box("#007aff").x == 16)
        #expect(!after.svg.contains(">Read<"))
    }

    @Test func `a row that is deleted by a swipe shows that in red`() throws {
        let screen = Screen(List { ForEach(["Up", "Coco"], id: \.self) { Text($0) }.onDelete { _ in } })
        try #require(screen.root?.subtree.first { $0.text == "Coco" }).swipe(.trailing)
        #expect(try Drawn(screen).box("#ff3b30").height == 44)
        #expect(try Drawn(screen, .dark).box("#ff453a").height == 44)
    }

    @Test func `a plain list has no cards, and goes from edge to edge`() throws {
        let list = List {
            Section("Pixar") {
                Text("Coco"); Text("Up")
            }
        }
        let cards = Drawn(Screen(list), height: 844)
        let plain = Drawn(Screen(list.listStyle(.plain)), height: 844)

        #expect(cards.svg.contains(##"rx="20" fill="#f2f2f7""##))
        #expect(cards.svg.contains(##"rx="12" fill="#ffffff""##))
        #expect(plain.svg.contains(##"rx="20" fill="#ffffff""##))
        #expect(!plain.svg.contains(##"rx="12""##))
        #expect(try plain.text("Coco").x == 16)
        #expect(
            try plain.box("#d8d8dc")
                == Drawn.Box(x: 16, y: try plain.text("Up").y - 27.5, width: 374, height: 1))
        #expect(Drawn(Screen(list.listStyle(.plain)), .dark).svg.contains(##"rx="20" fill="#000000""##))
    }

    @Test func `a row has the room on its sides that it asks for`() throws {
        let drawn = Drawn(
            Screen(
                List {
                    Text("Usual")
                    Text("None").listRowInsets(EdgeInsets())
                    Text("Deep").listRowInsets(EdgeInsets(top: 30, leading: 40, bottom: 20, trailing: 0))
                    Text("Usual, too").listRowInsets(nil)
                }))
        let rows = try ["Usual", "None", "Deep", "Usual, too"].map { try drawn.text($0) }
        #expect(rows.map(\.x) == [32, 16, 56, 32])
        // Three rows of 44 points, and one of 30, a line and 20.
        #expect(zip(rows, rows.dropFirst()).map { $1.y - $0.y } == [44, 62.5, 52.5])
    }
}
