import Testing

@testable import KataText

struct MarkdownPictureTests {
    @Test func `a paragraph may have pictures alone`() {
        let paragraph = "![Before it: no row.](Pictures/1.1-a.svg)\n![After it:\na row.](Pictures/1.2-a.svg)"

        #expect(
            MarkdownPicture.all(in: paragraph).map { [$0.file, $0.words.map(\.text).joined()] } == [
                ["Pictures/1.1-a.svg", "Before it: no row."], ["Pictures/1.2-a.svg", "After it: a row."],
            ])
    }

    @Test(arguments: ["See ![a row](a.svg)", "![a row](a.svg), which is new", "[a row](a.svg)", "", "!"])
    func `a sentence has none`(_ paragraph: String) {
        #expect(MarkdownPicture.all(in: paragraph) == [])
    }

    @Test func `in a terminal the drawing in text stands below the words`() {
        let text = "One.\n\n![Before it.](a.svg)\n![After it,\nand for ever.](b.svg)\n\nTwo."

        let drawn = MarkdownRenderer(width: 40, style: .plain) { ["a.svg": "│ Alien\n\n│ Brazil"][$0] }
            .render(text)

        #expect(
            drawn == """
                One.

                  Before it.

                    │ Alien

                    │ Brazil

                  After it, and for ever.

                Two.
                """)
    }
}
