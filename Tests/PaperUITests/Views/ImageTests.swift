import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct ImageTests {
    @Test func `in text, an image is its name in braces`() {
        let screen = Screen(
            VStack {
                Image(systemName: "trash")
                Label("Delete", systemImage: "trash")
                Image("Poster").resizable().scaledToFit().frame(width: 40, height: 60)
            })
        #expect(screen.text == "{trash}\n{trash} Delete\n{Poster}")
    }

    @Test func `a button with an image alone goes by the image's name, or by what a screen reader says`() {
        let screen = Screen(
            VStack {
                Button(action: {}) { Image(systemName: "plus") }
                Button(action: {}) { Image(systemName: "trash").accessibilityLabel("Delete") }
                Button(action: {}) { Label("Add", systemImage: "plus") }
                Button("Send", systemImage: "paperplane") {}
            })
        #expect(screen.button("plus") != nil)
        #expect(screen.button("Delete") != nil)
        #expect(screen.button("Add") != nil)
        #expect(screen.text.hasSuffix("[ {plus} Add ]\n[ {paperplane} Send ]"))
    }

    @Test func `a label shows what its style says, and keeps its name`() {
        let screen = Screen(
            VStack {
                Button(action: {}) { Label("Add", systemImage: "plus") }.labelStyle(.iconOnly)
                Label("Film", systemImage: "film").labelStyle(.titleOnly)
            })
        #expect(screen.text == "[ {plus} ]\nFilm")
        #expect(screen.button("Add") != nil)
    }

    @Test func `a known symbol is drawn, an unknown one is a box with a letter`() {
        let known = Screen(Image(systemName: "plus")).svg()
        #expect(known.contains("<path"))
        #expect(!known.contains("<text"))

        let unknown = Screen(Image(systemName: "teletype")).svg()
        #expect(unknown.contains(">T</text>"))
    }

    @Test func `an image that can be resized is as large as its frame`() {
        let screen = Screen(Image("Poster").resizable().frame(width: 50, height: 80))
        #expect(screen.svg().contains(#"height="46.5""#) || screen.svg().contains(#"width="47.2""#))
    }
}
