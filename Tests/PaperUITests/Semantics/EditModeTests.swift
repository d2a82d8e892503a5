import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct EditModeTests {
    struct Films: View {
        @Environment(\.editMode) private var editMode
        @State private var films = ["Up", "Coco"]

        var body: some View {
            List {
                ForEach(films, id: \.self) { Text($0) }.onDelete { films.remove(atOffsets: $0) }
            }
            Text(editMode?.wrappedValue.isEditing == true ? "edited" : "read")
            EditButton()
        }
    }

    @Test func `a view reads whether the lists are edited, and the button and it agree`() throws {
        let screen = Screen(Films())
        #expect(screen.text == "│ Up\n│ Coco\nread\n[ Edit ]")
        try #require(screen.button("Edit")).tap()
        #expect(screen.shows("edited") && screen.button("Done") != nil && screen.button("Delete") != nil)
        try #require(screen.button("Done")).tap()
        #expect(screen.shows("read") && screen.button("Delete") == nil)
    }

    @Test func `a view begins to edit and ends it`() throws {
        struct Ending: View {
            @Environment(\.editMode) private var editMode
            var body: some View {
                Button("Begin") { editMode?.wrappedValue = .active }
                Button("End") { editMode?.wrappedValue = .inactive }
            }
        }

        let screen = Screen(
            VStack {
                Films()
                Ending()
            })
        try #require(screen.button("Begin")).tap()
        #expect(screen.shows("edited") && screen.button("Delete") != nil)
        try #require(screen.button("End")).tap()
        #expect(screen.shows("read") && screen.button("Delete") == nil)
    }

    @Test func `a binding of one's own counts inside, and not for another list`() throws {
        struct Own: View {
            @State private var mode = EditMode.inactive
            var body: some View {
                Films().environment(\.editMode, $mode)
                Text(mode == .active ? "own edited" : "own read")
                Button("Own") { mode = .active }
                EditButton()
            }
        }

        let screen = Screen(Own())
        try #require(screen.button("Own")).tap()
        #expect(screen.shows("own edited") && screen.shows("edited") && screen.button("Delete") != nil)
        #expect(
            screen.button("Done") != nil && screen.button("Edit") != nil, "the one outside is the screen's")
        try #require(screen.button("Done")).tap()
        #expect(screen.shows("own read") && screen.shows("read") && screen.button("Delete") == nil)
    }

    @Test func `a mode edits or does not`() {
        #expect([EditMode.inactive, .transient, .active].map(\.isEditing) == [false, true, true])
        #expect(EnvironmentValues().editMode == nil)
    }
}
