import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct DismissTests {
    @Observable
    final class Signal {
        var isOver = false
    }

    struct Closer: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        let name: String
        var body: some View { Button("close \(name), presented: \(isPresented)") { dismiss() } }
    }

    struct Stack: View {
        @State private var path = [1, 2]
        var body: some View {
            NavigationStack(path: $path) {
                Closer(name: "root").navigationDestination(for: Int.self) { Closer(name: "page \($0)") }
            }
        }
    }

    @Test func `on a pushed page, dismiss pops it`() throws {
        let screen = Screen(Stack())
        try #require(screen.button("close page 2, presented: true")).tap()
        try #require(screen.button("close page 1, presented: true")).tap()
        #expect(screen.button("close root, presented: false") != nil)
    }

    @Test func `where nothing is presented, dismiss does nothing`() throws {
        let screen = Screen(Stack())
        for name in ["page 2", "page 1"] {
            try #require(screen.button("close \(name), presented: true")).tap()
        }
        let root = try #require(screen.button("close root, presented: false"))
        #expect(root.tap())
        #expect(screen.text == "[ close root, presented: false ]")

        let alone = Screen(Closer(name: "alone"))
        #expect(alone.button("close alone, presented: false")?.tap() == true)
    }

    @Test func `dismiss of a page that is covered pops what covers it, too`() async throws {
        struct Impatient: View {
            @Environment(\.dismiss) private var dismiss
            let number: Int
            let model: Signal
            var body: some View {
                Text("page \(number)").onChange(of: model.isOver) { if number == 1 { dismiss() } }
            }
        }
        let model = Signal()
        let screen = Screen(
            NavigationStack {
                NavigationLink("1", value: 1).navigationDestination(for: Int.self) { number in
                    NavigationLink("2", value: 2)
                    Impatient(number: number, model: model)
                }
            })
        for label in ["1", "2"] { try #require(screen.button(label)).tap() }

        model.isOver = true

        #expect(screen.button("1") != nil)
    }
}
