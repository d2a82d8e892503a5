import PaperUI
import TestSupport
import Testing

/// Semantic 1: state needs a screen.
@MainActor
@Suite(.endsInTime) struct UnmountedStateTests {
    struct Counter: View {
        @State var count = 3
        @State var name: String?

        var body: some View {
            Button("Count \(count)", action: add)
        }

        func add() { count += 1 }

        var binding: Binding<Int> { $count }
    }

    @Test func `a state that is not mounted reads its initial value and drops writes`() {
        let sut = Counter()
        sut.add()
        #expect(sut.count == 3)
        #expect(sut.name == nil)
    }

    @Test func `a binding to a state that is not mounted is a constant`() {
        let binding = Counter().binding
        binding.wrappedValue = 9
        #expect(binding.wrappedValue == 3)
    }

    @Test func `the view that the test holds stays unmounted when it is mounted`() throws {
        let sut = Counter()
        let screen = Screen(sut)
        try #require(screen.button("Count 3")).tap()
        #expect(screen.shows("Count 4"))

        sut.add()
        screen.update()
        #expect(sut.count == 3)
        #expect(screen.shows("Count 4"))
    }

    @Test func `the view on the screen is connected, as its methods show`() throws {
        let screen = Screen(Counter())
        let mounted = try #require(screen.root?.view as? Counter)
        mounted.add()
        #expect(mounted.count == 4)
        #expect(screen.shows("Count 4"))
    }

    @Test func `a custom dynamic property is connected, too`() throws {
        struct Tally: DynamicProperty {
            @State private var strokes = 0
            var text: String { "\(strokes) strokes" }
            func add() { strokes += 1 }
        }
        struct TallyView: View {
            let title = "a long string that does not fit in place"
            var tally = Tally()
            var body: some View { Button(tally.text) { tally.add() } }
        }

        let screen = Screen(TallyView())
        try #require(screen.button("0 strokes")).tap()
        #expect(screen.shows("1 strokes"))
    }
}
