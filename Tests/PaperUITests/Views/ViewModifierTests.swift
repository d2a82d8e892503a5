import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ViewModifierTests {
    struct Counted: ViewModifier {
        let title: String
        @State private var count = 0
        @Environment(\.colorScheme) private var colorScheme

        func body(content: Content) -> some View {
            VStack {
                content
                Button("\(title) \(count), \(colorScheme)") { count += 1 }
            }
        }
    }

    struct Film: View {
        @State private var isSeen = false
        let title: String
        var body: some View { Button("\(title) \(isSeen)") { isSeen = true } }
    }

    @Test func `a modifier of one's own is a view around a view, with state of its own`() throws {
        let screen = Screen(
            VStack {
                Film(title: "Up").modifier(Counted(title: "likes"))
                Film(title: "Coco").modifier(Counted(title: "likes"))
            }
            .environment(\.colorScheme, .dark))
        try #require(screen.button("likes 0, dark")).tap()
        try #require(screen.button("Coco false")).tap()

        #expect(
            screen.text == "[ Up false ]\n[ likes 1, dark ]\n[ Coco true ]\n[ likes 0, dark ]")
    }

    @Test func `it follows what it is given and what it is put on`() throws {
        struct Renamer: View {
            @State private var name = "old"
            var body: some View {
                Film(title: name).modifier(Counted(title: name))
                Button("rename") { name = "new" }
            }
        }
        let screen = Screen(Renamer())
        try #require(screen.button("old 0, light")).tap()
        try #require(screen.button("rename")).tap()
        #expect(screen.text == "[ new false ]\n[ new 1, light ]\n[ rename ]")
    }
}
