import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct FrameTests {
    private func svg(_ view: some View) -> String { Screen(view).svg() }

    @Test func `a frame without a limit is as wide as the screen`() {
        #expect(
            svg(Text("Hi").frame(maxWidth: .infinity, alignment: .leading).background(.red))
                .contains(##"<rect x="16" y="20" width="358" height="21" fill="#ff3b30"/>"##))
        #expect(svg(Text("Hi").frame(maxWidth: .infinity, alignment: .leading)).contains(##"<text x="16""##))
    }

    @Test func `a frame has at least and at most the size that it says`() {
        #expect(
            svg(Text("Hi").frame(minWidth: 100, minHeight: 50).background(.red))
                .contains(##"width="100" height="50" fill="#ff3b30"/>"##))
        #expect(
            svg(Text("Hi").frame(maxWidth: 200).background(.red))
                .contains(##"width="200" height="21" fill="#ff3b30"/>"##))
    }

    @Test func `two views without a limit share a row`() {
        let row = svg(
            HStack(spacing: 0) {
                Text("A").frame(maxWidth: .infinity).background(.red)
                Text("B").frame(maxWidth: .infinity).background(.green)
            })
        #expect(row.contains(##"x="16" y="20" width="179" height="21" fill="#ff3b30"/>"##))
        #expect(row.contains(##"x="195" y="20" width="179" height="21" fill="#34c759"/>"##))
    }

    @Test func `insets leave room on each side`() {
        let inset = svg(
            Text("Hi").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).background(.red))
        #expect(inset.contains(##"width="22" height="25" fill="#ff3b30"/>"##))
    }

    @Test func `a limit of lines cuts a text off`() {
        let text = Text("one two three four five six seven eight").frame(width: 100)
        #expect(svg(text.lineLimit(2)).contains("…</text>"))
        #expect(!svg(text).contains("…"))
        #expect(Screen(text.lineLimit(1)).text == "one two three four five six seven eight")
    }
}
