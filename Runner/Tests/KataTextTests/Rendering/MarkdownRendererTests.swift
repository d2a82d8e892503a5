import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

struct MarkdownRendererTests {
    @Test(arguments: texts)
    func `a text is drawn for a plain terminal`(_ text: Text) {
        let drawn = MarkdownRenderer(width: text.width, style: .plain).render(text.markdown)

        #expect(drawn == text.drawn)
    }

    @Test(arguments: colored)
    func `a text is drawn for a terminal with colours`(_ text: Text) {
        let drawn = MarkdownRenderer(width: text.width, style: .color).render(text.markdown)

        #expect(drawn == text.drawn)
    }

    @Test func `a text that is read by itself names its words of the glossary below it, once`() {
        let text =
            "A [test](README.md#glossary), a [spy](README.md#glossary), a *[Test](README.md#glossary)*."

        let drawn = MarkdownRenderer(width: 40, style: .plain).render(text, namesWords: true)

        #expect(drawn == "A test, a spy, a Test.\n\nIn the glossary of Chapters/README.md:\ntest, spy")
        #expect(MarkdownRenderer(width: 40, style: .plain).render("[a](#b)", namesWords: true) == "a")
    }

    @Test func `a link to the glossary itself says where it is`() {
        let drawn = MarkdownRenderer(width: 80, style: .plain).render(
            "See the [glossary](README.md#glossary).", namesWords: true)

        #expect(drawn == "See the glossary (glossary in Chapters/README.md).")
    }

    @Test func `lines are never longer than 88 columns, however wide the terminal is`() {
        let drawn = MarkdownRenderer(width: 200, style: .plain).render(String(repeating: "brick ", count: 50))

        #expect(drawn.split(separator: "\n").map(\.count).max() == 83)
    }

    @Test(arguments: [20, 33, 60, 80, 120])
    func `the workspace's own texts fit`(width: Int) throws {
        let root = Repository.root.appending(path: "Chapters")
        for name in try Files.names(in: root) where name.hasSuffix(".md") {
            let text = try Files.text(root.appending(path: name))
            for style in [TextStyle.plain, .color] {
                let drawn = MarkdownRenderer(width: width, style: style).render(text)
                // Code is never broken, not in a quote either.
                let tooLong = drawn.split(separator: "\n").filter { line in
                    displayWidth(of: line) > min(width, 88)
                        && !line.hasPrefix("    ") && !line.hasPrefix(style.dim("│ ") + "    ")
                }
                #expect(tooLong == [], "\(name)")
            }
        }
    }

    struct Text: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let width: Int
        let markdown: String
        let drawn: String

        init(_ name: String, width: Int = 40, _ markdown: String, _ drawn: String) {
            testDescription = name
            self.width = width
            self.markdown = markdown
            self.drawn = drawn
        }
    }
}
