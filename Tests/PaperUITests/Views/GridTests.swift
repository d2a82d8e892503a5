import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct GridTests {
    @Test func `views stand in columns, row by row`() {
        let screen = Screen(
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
                ForEach(0..<3) { Text("cell \($0)") }
            })
        #expect(screen.text == "cell 0 cell 1\ncell 2")
        #expect(screen.svg().contains(#"height="92""#))
    }

    @Test func `as many columns as fit`() {
        let screen = Screen(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(0..<5) { Text("\($0)") } })
        #expect(screen.text == "0 1 2 3\n4")
    }

    @Test func `a length may grow with the text`() {
        struct Box: View {
            @ScaledMetric private var side = 34.0
            var body: some View { Text(verbatim: "\(side)") }
        }
        #expect(Screen(Box()).text == "34.0")
        #expect(Screen(Box().dynamicTypeSize(.xxxLarge)).text == "46.0")
    }

}
