import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ForEachTests {
    struct Growing: View {
        @State private var count = 2
        var body: some View {
            ForEach(0..<count) { Text("row \($0)") }
            Button("more") { count += 1 }
        }
    }

    @Test func `a range without an id is read once, and says so when it changes`() throws {
        let screen = Screen(Growing())
        try #require(screen.button("more")).tap()

        #expect(screen.text == "row 0\nrow 1\n[ more ]")
        #expect(
            screen.warnings == [
                "ForEach in Growing was given 0..<3 and goes on with 0..<2: it reads a range once. For a range "
                    + "that changes, say what tells its rows apart: ForEach(0..<3, id: \\.self)."
            ])
    }

    @Test func `a range with an id is read each time`() throws {
        struct Honest: View {
            @State private var count = 2
            var body: some View {
                ForEach(0..<count, id: \.self) { Text("row \($0)") }
                Button("more") { count += 1 }
            }
        }
        let screen = Screen(Honest())
        try #require(screen.button("more")).tap()

        #expect(screen.text == "row 0\nrow 1\nrow 2\n[ more ]")
        #expect(screen.warnings == [])
    }

    @Test func `a range that stays the same is evaluated with what is new around it`() throws {
        struct Steady: View {
            @State private var word = "old"
            var body: some View {
                ForEach(0..<2) { Text("\(word) \($0)") }
                Button("renew") { word = "new" }
            }
        }
        let screen = Screen(Steady())
        try #require(screen.button("renew")).tap()

        #expect(screen.text == "new 0\nnew 1\n[ renew ]")
        #expect(screen.warnings == [])
    }

    @Test func `elements of one id each get a row, and it says so`() {
        struct Twins: View {
            let words: [String]
            var body: some View { List(words, id: \.count) { Text($0) } }
        }
        let screen = Screen(Twins(words: ["one", "two", "three", "six"]))

        #expect(screen.text == "│ one\n│ two\n│ three\n│ six")
        #expect(
            screen.warnings == [
                "ForEach in Twins was given the id 3 more than once. What its rows keep goes by their order then, "
                    + "not by their id: give each element an id of its own."
            ])
    }
}
