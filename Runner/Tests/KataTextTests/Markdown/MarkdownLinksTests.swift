import Foundation
import Testing

@testable import KataBase
@testable import KataText

struct MarkdownLinksTests {
    @Test func `a link has its target, its line and whether a table holds it`() {
        let page = MarkdownLinks(
            """
            [one](1.md) and [two](<2.md> "Two"), ![three](3.svg)
            | [four](4.md#a-b) |

            [five]: 5.md
            """)

        #expect(
            page.links == [
                .init(target: "1.md", label: "one", line: 1, isInTable: false),
                .init(target: "2.md", label: "two", line: 1, isInTable: false),
                .init(target: "3.svg", label: "three", line: 1, isInTable: false),
                .init(target: "4.md#a-b", label: "four", line: 2, isInTable: true),
                .init(target: "5.md", label: "", line: 4, isInTable: false),
            ])
    }

    @Test func `code holds no link, on one line or on two`() {
        let page = MarkdownLinks(
            """
            `[a](b)` and `[c](d)
            [e](f)` but [g](h.md) after one ` that is alone

            [i](j.md) `

            ```text
            [k](l)
            ```
            """)

        #expect(page.links.map(\.target) == ["h.md", "j.md"])
    }

    @Test func `a number that is taken is passed over, and a heading in a comment is none`() {
        let page = MarkdownLinks(
            """
            # Tags
            ## Tags-1
            ## Tags
            <!--
            ## Tags
            -->
            - ## Tags
            ## Closed ##
              ## Indented
            ## C#
            ## ???
            ## !!! ##
            """)

        #expect(page.anchors == ["tags", "tags-1", "tags-2", "tags-3", "closed", "indented", "c"])
        #expect(page.anchorless.map(\.heading) == ["???", "!!!"])
        #expect(page.anchorless.map(\.line) == [11, 12])
    }

    @Test func `a heading's anchor is GitHub's`() {
        let page = MarkdownLinks(
            """
            # 1 · The `./kata` way
            ## Step 2 · One valid line adds up!
            ## [Linked](x.md) _and_ so
            ## Twice
            ## Twice
            ```sh
            # no heading
            ```
            """)

        #expect(
            page.anchors == [
                "1--the-kata-way", "step-2--one-valid-line-adds-up", "linked-and-so", "twice", "twice-1",
            ])
    }
}
