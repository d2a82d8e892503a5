import KataBase
import RunnerTesting
import Testing

@testable import KataText

struct UnshownMarkdownTests {
    @Test(arguments: [
        ("One.[^1]", "a footnote"), ("- [ ] to do", "a task box"), ("1. [x] done", "a task box"),
        ("It is ~~wrong~~ right.", "text that is struck through"),
        ("It is ~wrong~ right.", "text that is struck through"),
        ("See <https://swift.org>.", "an address between angle brackets"),
        ("<somebody@example.com>", "an address between angle brackets"),
        ("<details><summary>More</summary>", "an HTML tag"), ("</details>", "an HTML tag"),
        ("one<br/>two", "an HTML tag"),
        ("[word]: https://swift.org", "a link's definition"), ("a [word][name]", "a link by a name"),
        ("a [word][]", "a link by a name"), ("One. <!-- two -->", "a comment within a line"),
        ("#### Four", "a heading of the fourth level or below"),
        ("It is __so__.", "emphasis by underscores"), ("_So_ it is", "emphasis by underscores"),
        ("(_so it is_)", "emphasis by underscores"), ("___so___", "emphasis by underscores"),
        ("***One* of** two", "emphasis within emphasis"), ("A line\\", "the break of a line"),
        ("A line  \nand another", "the break of a line"), ("&copy; 2026", "a sign by its name"),
        ("a&#8211;b", "a sign by its name"), ("a&nbsp;&#xA0;b", "a sign by its name"),
        ("a ![alt](Pictures/a.png)", "a picture in a sentence"), ("***", "a rule"), ("- - -", "a rule"),
        ("___", "a rule"),
    ])
    func `what nobody shows is named, with its line`(_ text: String, _ what: String) {
        let found = UnshownMarkdown.all(in: "# One\n\n\(text)\n\n```text\n\(text)\n```\n")

        #expect(found.map(\.line).allSatisfy { $0 == 3 })
        #expect(found.map(\.what).contains(what))
    }

    @Test(arguments: ["Head\n====", "Head\n=", "Head\n---", "Head\n-", "> Head\n> ---", "One\ntwo\n  =="])
    func `a heading that is underlined is named, at its underline`(_ text: String) {
        let found = UnshownMarkdown.all(in: "# One\n\n\(text)\n")

        #expect(found.map(\.what) == ["a heading that is underlined"])
        #expect(found.map(\.line) == [3 + text.count { $0 == "\n" }])
    }

    @Test func `a page that only the web shows may have pictures and plain addresses`() {
        #expect(UnshownMarkdown.all(in: "![alt](a.png) <https://swift.org>", isInBook: false) == [])
    }

    @Test(arguments: [
        "snake_case_name and a _ b", "`_x_` __init", "***both***, and ***two***", "a **b *c***",
        "R&D; a & b;",
        "\\&copy; \\_x_ \\![a](b)", "`code` ends `a line`\nand goes on", "A line  \n\nAnother",
        "| a | b |\n| --- | --- |\n| 1 | 2 |", "- one\n-\n- three", "a -- b", "5 * 3 * 2", "two\\\\",
        "`[^1]` and `<details>` and `~~`", "a < b > c", "~/a and ~/b", "from ~5 to ~10",
        "[a](b) [c](d)", "- [a](b) first", "### Three",
        "<!-- <details> [^1] -->", "<!--\n- [ ] later\n-->", "array`[0]`[link](a)",
        "![By day.](__Snapshots__/a_b.svg)",
    ])
    func `what is shown is not`(_ text: String) {
        #expect(UnshownMarkdown.all(in: text) == [])
    }

    @Test func `the workspace's own pages and galleries are shown whole`() throws {
        let root = Repository.root
        let pages =
            try Files.list(root.appending(path: "Chapters")).map { "Chapters/\($0)" }
            + Files.list(root.appending(path: "Solutions")).map { "Solutions/\($0)" } + Files.names(in: root)
        for path in pages where path.hasSuffix(".md") {
            let text = try Files.text(root.appending(path: path))
            #expect(UnshownMarkdown.all(in: text, isInBook: path.contains("/")) == [], "\(path)")
            #expect(MarkdownLinks(text).anchorless.isEmpty, "\(path)")
        }
    }

    @Test func `the marks of a fold are left out, and what is folded is not`() {
        let text = "One.\n\n\(FencedLines.foldStart)\n\n- **Two.** Is.\n\n\(FencedLines.foldEnd)\n\nThree."
        var parser = MarkdownBlockParser(text)

        #expect(
            parser.blocks() == [
                .paragraph("One."), .list(start: nil, items: [[.paragraph("**Two.** Is.")]]),
                .paragraph("Three."),
            ])
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
