import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SectionTests {
    @Test func `a section in a stack shows its header, its views and its footer`() {
        let section = Section {
            Text("Coco")
        } header: {
            Text("Pixar")
        } footer: {
            Text("One film")
        }
        for screen in [
            Screen(VStack { section }), Screen(ScrollView { LazyVStack { section } }), Screen(section),
            Screen(Menu("Films") { section }),
        ] {
            #expect(screen.text.hasSuffix("Pixar\nCoco\nOne film"))
        }
    }

    @Test func `its parts stand in the stack, as far apart as others and aligned as they`() throws {
        let stack = VStack(alignment: .trailing, spacing: 30) {
            Section("Pixar") { Rectangle().fill(.red).frame(width: 200, height: 40) }
        }
        let drawn = Drawn(stack)
        let (header, box) = (try drawn.text("Pixar"), try drawn.box("#ff3b30"))
        #expect(header.x > box.x + 100)
        #expect(box.y > header.y + 30)
    }

    @Test func `what is put on it is put on each of them, as on views in a row without one`() {
        let screen = Screen(VStack { Section("Pixar") { Text("Coco") }.badge(3) })
        #expect(screen.text.split(separator: "\n").allSatisfy { $0.hasSuffix("3") })
    }

    @Test func `a grid keeps the columns of its sections, whose headers and footers go over the whole width`()
        throws
    {
        let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
            Section {
                ForEach(0..<3) { Text(verbatim: "a\($0)") }
            } header: {
                Text("Letters of the alphabet")
            } footer: {
                Text("Three")
            }
            Section("More") { ForEach(0..<2) { Text(verbatim: "b\($0)") } }
            Text("rest")
        }
        let screen = Screen(grid)
        #expect(screen.text == "Letters of the alphabet\na0 a1\na2\nThree\nMore\nb0 b1\nrest")

        let drawn = Drawn(screen)
        let (header, first, second, third) = (
            try drawn.text("Letters of the alphabet"), try drawn.text("a0"), try drawn.text("a1"),
            try drawn.text("a2")
        )
        #expect(first.y > header.y && first.y == second.y && second.x > first.x && third.y > second.y)
        #expect(try drawn.text("More").y > drawn.text("Three").y)
        #expect(try drawn.text("b0").y == drawn.text("b1").y)
    }

    @Test func `views before and after a section are no part of its rows`() {
        let screen = Screen(
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Text("first")
                Section { Text("a") }
                Section { Text("b") }
                Text("last")
            })
        #expect(screen.text == "first\na\nb\nlast")
    }

    @Test func `a button in a header can be tapped`() throws {
        struct Films: View {
            @State private var count = 0
            var body: some View {
                LazyVGrid(columns: [GridItem()]) {
                    Section {
                        Text(verbatim: "added \(count)")
                    } header: {
                        Button("Add") { count += 1 }
                    }
                }
            }
        }

        let screen = Screen(Films())
        #expect(try #require(screen.button("Add")).tap())
        #expect(screen.text == "[ Add ]\nadded 1")
    }

    @Test func `in a list it is a part of the list, as ever`() {
        let screen = Screen(List { Section("Pixar") { Text("Coco") } })
        #expect(screen.text == "Pixar\n│ Coco")
    }
}
