import Foundation
import PaperUI
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct LocalizedStringResourceTests {
    struct Page: Hashable {
        let title: LocalizedStringResource
        var count = 3
        var note: LocalizedStringResource { "of \(count) pages" }
    }

    @Test func `a text shows the words of a resource, in which Markdown is read`() {
        let page = Page(title: "Hello, *you*")
        #expect(Screen(Text(page.title)).text == "Hello, you")
        #expect(Screen(Text(page.note)).text == "of 3 pages")
        #expect(String(localized: page.title) == "Hello, *you*")
        #expect(page == Page(title: "Hello, *you*"))
    }

    @Test func `a string is a string, and a literal one of a text`() {
        #expect(Screen(Text("2 * 3 * 4")).text == "2 * 3 * 4")
        let words = "**as it is**"
        #expect(Screen(Text(words)).text == "**as it is**")
    }
}
