import PaperUI
import TestSupport
import Testing

/// Semantic 3: the initial value.
@MainActor
@Suite(.endsInTime) struct StateInitialValueTests {
    struct Child: View {
        @State private var value: Int

        init(initial: Int) {
            value = initial
        }

        var body: some View { Text("Child \(value)") }
    }

    struct Parent: View {
        @State private var count = 1

        var body: some View {
            VStack {
                Child(initial: count)
                Button("Add to \(count)") { count += 1 }
            }
        }
    }

    @Test func `the initial value counts once per identity`() throws {
        let screen = Screen(Parent())
        try #require(screen.button("Add to 1")).tap()
        #expect(screen.shows("Add to 2"))
        #expect(screen.shows("Child 1"))
    }

    @Test func `assigning a defaulted state in init is lost`() {
        struct Defaulted: View {
            @State private var value = 1

            init(initial: Int) {
                value = initial
            }

            var body: some View { Text("Value \(value)") }
        }

        #expect(Screen(Defaulted(initial: 7)).shows("Value 1"))
        #expect(Screen(Child(initial: 7)).shows("Child 7"))
    }
}
