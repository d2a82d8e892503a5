import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

@Suite("Markdown as HTML")
struct MarkdownHTMLTests {
    private static let workspace = Workspace(root: URL(fileURLWithPath: "/nowhere"))
    private let writer = MarkdownHTML(
        source: "Chapters/1-Greeting.md",
        links: BookLinks(
            map: BookMap(
                workspace: workspace, repository: "../",
                glossary: Glossary(
                    parsing: "## Glossary\n\n- **Gate**: holds `every` call\n  until let go.\n"),
                pictures: [
                    "Chapters/Pictures/1.1.svg": BookPicture(
                        path: "pictures/1.1.svg", svg: "<svg xmlns=\"x\" width=\"390\" height=\"844\">"),
                    "Chapters/Pictures/wide.svg": BookPicture(
                        path: "pictures/wide.svg", svg: "<svg height=\"486\" width=\"794\">"),
                ],
                places: ["Chapters/2-Goodbye.md": ("2-Goodbye/index.html", nil)]),
            page: "1-Greeting/step-1.html"))

    @Test(
        arguments: [
            ("## A & b", "<h2 id=\"a--b\">A &amp; b</h2>"),
            (
                "One `a < b` and *two\nlines* of **it**.",
                "<p>One <code>a &lt; b</code> and <em>two lines</em> of <strong>it</strong>.</p>"
            ),
            ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
            ("3. a\n\n   b\n4. c", "<ol start=\"3\">\n<li><p>a</p>\n<p>b</p></li>\n<li><p>c</p></li>\n</ol>"),
            ("> Said.", "<div class=\"note\" role=\"note\"><p>Said.</p></div>"),
            ("[away](https://example.com/?a&b)", "<p><a href=\"https://example.com/?a&amp;b\">away</a></p>"),
            (
                "the [next *one*](2-Goodbye.md)",
                "<p>the <a href=\"../2-Goodbye/index.html\">next <em>one</em></a></p>"
            ),
            (
                "[gates](README.md#glossary)",
                "<p><a href=\"../glossary.html#gate\" title=\"holds every call until let go.\">gates</a></p>"
            ),
            ("a \u{202E}b\u{1B}[31m", "<p>a ⟨U+202E⟩b␛[31m</p>"),
        ])
    func `a block`(_ markdown: String, _ html: String) throws {
        #expect(try writer.html(markdown) == html)
    }

    @Test func `a table's first column names its rows where it can`() throws {
        let html = try writer.html("| | what |\n| --- | --- |\n| 1 | `a` |\n| 2 | b |")

        #expect(
            html == """
                <div class="table" role="region" tabindex="0" aria-label="Table"><table><thead><tr><td></td><th scope="col">what</th></tr></thead><tbody><tr><th scope="row">1</th><td><code>a</code></td></tr>
                <tr><th scope="row">2</th><td>b</td></tr></tbody></table></div>
                """)
        #expect(try writer.html("| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 3 |").contains("row\"") == false)
    }

    @Test func `a row of a table that a phone has no room for says of each cell what it is`() throws {
        let long = String(repeating: "long ", count: 9)
        let html = try writer.html(
            "| name | what *it* does | |\n| --- | --- | --- |\n| `a` | \(long)| |\n| b | c | d |")

        #expect(html.hasPrefix("<div class=\"table wide\""))
        #expect(
            html.contains(
                "<tr><th scope=\"row\"><code>a</code></th><td data-label=\"what it does\">\(long.trimmed)</td><td></td></tr>"
            ))
        #expect(html.contains("<td data-label=\"what it does\">c</td><td>d</td>"))
        let steps = try writer.html(
            "| steps | what |\n| --- | --- |\n| 1 to 3 | \(long)\(long)|\n| 40 and more of them | c |")
        #expect(steps.contains("<th scope=\"row\" data-label=\"steps\">1 to 3</th>"))
    }

    @Test(
        arguments: [
            ("| minutes | what |", "| 5 minutes | \(String(repeating: "word ", count: 30))|", true),
            ("| text | as a price | as a quantity |", "| `2,50` or `2.50` | 2.50 | 0 |", true),
            (
                "| name | what it does |",
                "| `editor.find(button:)` | \(String(repeating: "word ", count: 9))|", false
            ),
            ("| a | b |", "| c | \(String(repeating: "w", count: 45)) |", false),
        ])
    func `a narrow table stays one on a phone`(_ header: String, _ row: String, _ fits: Bool) throws {
        let rule = header.replacing(/[^|]+/, with: "---")
        let html = try writer.html("\(header)\n\(rule)\n\(row)")

        #expect(html.contains("table wide") == !fits)
    }

    // MARK: Pictures

    @Test func `a picture that stands alone has its words below it, and the size of a phone beside a text`()
        throws
    {
        #expect(
            try writer.html("![A *card*, \"red\"](Pictures/1.1.svg)") == """
                <div class="pictures"><figure style="max-width: 390px"><img src="../pictures/1.1.svg" alt="A card, &quot;red&quot;" width="390" height="844" loading="lazy"><figcaption aria-hidden="true">A <em>card</em>, &quot;red&quot;</figcaption></figure></div>
                """)
        #expect(try writer.html("![A wall](Pictures/wide.svg)").contains("max-width: 794px"))
    }

    @Test func `pictures of one paragraph stand side by side, and one among words stands among them`() throws
    {
        let pair = try writer.html(
            "![One](Pictures/1.1.svg)\n![Two](Pictures/1.1.svg) ![Three](Pictures/wide.svg)")
        #expect(pair.ranges(of: "<figure").count == 3)
        #expect(pair.ranges(of: "class=\"pictures\"").count == 1)

        let word = try writer.html("A card ![One](Pictures/1.1.svg) here.")
        #expect(word.hasPrefix("<p>A card <img src=\"../pictures/1.1.svg\" alt=\"One\""))
        #expect(word.hasSuffix("loading=\"lazy\"> here.</p>"))
    }

    @Test(arguments: ["Pictures/2.svg", "1.1.svg", "https://example.com/1.1.svg", "../../1.1.svg"])
    func `a picture that is missing is an error`(_ target: String) {
        let error = #expect(throws: KataError.self) { try writer.html("![here](\(target))") }
        #expect(
            error?.what
                == "'Chapters/1-Greeting.md' shows '\(target)', and there is no such picture.")
    }

    @Test(
        arguments: [
            (
                "swift Sources/A.swift", "Sources/A.swift",
                "<span class=\"k\">let</span> a: <span class=\"t\">Int</span> <span class=\"c\">// &lt;</span>"
            ),
            (
                "swift names", "the names that your test may use",
                "<span class=\"k\">let</span> a: <span class=\"t\">Int</span> <span class=\"c\">// &lt;</span>"
            ),
        ])
    func `code is highlighted below its name`(_ info: String, _ caption: String, _ code: String) throws {
        #expect(
            try writer.html("```\(info)\nlet a: Int // <\n```")
                == "<figure><figcaption>\(caption)</figcaption><pre role=\"group\" tabindex=\"0\" aria-label=\"\(caption)\"><code>\(code)</code></pre></figure>"
        )
    }

    @Test func `what a check prints has its colours`() throws {
        let html = try writer.html("```output red\nRED  Step 1\n\n  ✗ a test\n\nNext: write\n```")

        #expect(html.hasPrefix("<figure class=\"red\"><figcaption>./kata check, before</figcaption>"))
        #expect(
            html.contains(
                "<samp><b class=\"red\">RED</b>  Step 1\n\n<span class=\"red\">  ✗ a test</span>\n\n<b class=\"next\">Next:</b> write</samp>"
            ))
    }

    @Test func `a change keeps its signs, and a line end belongs to its line`() throws {
        let html = try writer.html("```diff Step1..Step2\n a\n-b\n+c\n```")

        #expect(html.contains("<figcaption>from Step1 to Step2</figcaption>"))
        #expect(html.contains("<code> a\n<del>-b\n</del><ins>+c</ins></code>"))
    }

    @Test(arguments: ["Missing.md", "2-Goodbye.md#no-heading", "../../outside", "README.md#glossary"])
    func `a link that leads nowhere is an error`(_ target: String) {
        let error = #expect(throws: KataError.self) { try writer.html("[here](\(target))") }
        #expect(error?.what == "'Chapters/1-Greeting.md' has a link that leads nowhere: '\(target)'.")
    }

    @Test func `every fence of every chapter survives byte for byte`() throws {
        let course = try Course(Workspace(root: Repository.root))

        for fence in try course.chapters.flatMap({ try $0.text().fences }) {
            let html = writer.fence(fence.kind, fence.body)
            let content = try #require(html.firstMatch(of: #/<(?:code|samp)>([\s\S]*)</(?:code|samp)>/#)?.1)
            var text = content.replacing(#/<[^>]*>/#, with: "")
            for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
                text = text.replacing(entity, with: character)
            }
            #expect(String(text) == fence.body, "line \(fence.line)")
        }
    }
}
