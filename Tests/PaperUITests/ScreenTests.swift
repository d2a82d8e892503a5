import PaperUI
import Testing

@MainActor
@Suite struct ScreenTests {
    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Add") { count += 1 }
            }
            .task { count += 10 }
        }
    }

    @Test func `a mounted view has state, a task and a button`() async throws {
        let screen = Screen(Counter())
        #expect(screen.text.contains("Count 0"))

        await screen.settle()
        #expect(screen.text.contains("Count 10"))

        let button = try #require(screen.root?.subtree.first { $0.isTappable })
        #expect(button.tap())
        #expect(screen.text.contains("Count 11"))
    }
}
