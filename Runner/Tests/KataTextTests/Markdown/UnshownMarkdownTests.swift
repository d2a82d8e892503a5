import Testing

@testable import KataText

struct UnshownMarkdownTests {
    @Test(arguments: [
        ("One.[^1]", "a footnote"), ("- [ ] to do", "a task box"), ("1. [x] done", "a task box"),
        ("It is ~~wrong~~ right.", "text that is struck through"),
        ("<details><summary>More</summary>", "an HTML tag"), ("one<br/>two", "an HTML tag"),
        ("[word]: https://swift.org", "a link's definition"), ("a [word][name]", "a link by a name"),
        ("a [word][]", "a link by a name"), ("One. <!-- two -->", "a comment within a line"),
        ("#### Four", "a heading of the fourth level or below"),
    ])
    func `what nobody shows is named, with its line`(_ text: String, _ what: String) {
        let found = UnshownMarkdown.all(in: "# One\n\n\(text)\n\n```text\n\(text)\n```\n")

        #expect(found.map(\.line).allSatisfy { $0 == 3 })
        #expect(found.map(\.what).contains(what))
    }

    @Test(arguments: [
        "`[^1]` and `<details>` and `~~`", "a < b > c", "<https://swift.org>",
        "[a](b) [c](d)", "- [a](b) first", "### Three", "~5 minutes~",
        "<!-- <details> [^1] -->", "<!--\n- [ ] later\n-->", "array`[0]`[link](a)",
    ])
    func `what is shown is not`(_ text: String) {
        #expect(UnshownMarkdown.all(in: text) == [])
    }

    @Test func `comments are left out`() {
        var parser = MarkdownBlockParser(
            "One.\n\n<!-- a\nb -->\n\nTwo.\n<!-- c -->\nThree.\n\n```text\n<!-- code -->\n```\n")

        #expect(
            parser.blocks() == [
                .paragraph("One."), .paragraph("Two.\nThree."), .fence(info: "text", ["<!-- code -->"]),
            ])
    }
}
