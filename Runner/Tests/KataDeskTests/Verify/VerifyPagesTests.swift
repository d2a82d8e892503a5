import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// `./kata verify` over the tiny workspace, with its texts misnumbered, unlisted or badly linked.
struct VerifyPagesTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
    }

    @Test func `a text whose title has another number than its file`() async throws {
        try fixture.edit("Chapters/2-Goodbye.md", "# 2 · A goodbye", "# 9 · A goodbye")

        try await expectFailure(
            """
            ✗ Goodbye: the text has a number of its own
              Chapters/2-Goodbye.md:1: the title says 9 and the file's name says 2. Write '# 2 · A goodbye', or rename the file to '9-Goodbye.md'.
            """)
    }

    @Test func `what is left to be written is a note`() async throws {
        try fixture.edit("Chapters/2-Goodbye.md", "Begin at the end.", "To be written. `TODO` is code.")
        try fixture.edit(
            "Chapters/README.md", "| 2 | [A goodbye](2-Goodbye.md) |", "| 2 | [A goodbye](2-Goodbye.md) | … |"
        )

        let run = try await fixture.kata("verify", "2")

        #expect(run.status == 0)
        #expect(
            run.output.contains(
                """
                · Chapters/2-Goodbye.md: left to be written: line 8.
                  Chapters/README.md: left to be written: line 6.
                """), "\(run.output)")
    }

    @Test func `an empty part is left to be written, too`() async throws {
        try fixture.edit("Chapters/2-Goodbye.md", "Nothing to do.\n", "")
        try fixture.edit("Chapters/2-Goodbye.md", "1. What does the test want to hear?\n", "")

        let run = try await fixture.kata("verify", "2")

        #expect(run.status == 0)
        #expect(
            run.output.contains("· Chapters/2-Goodbye.md: left to be written: lines 25, 38.\n"),
            "\(run.output)")
        #expect(try await fixture.kata("start", "2").status == 0)
        #expect(
            try await fixture.kata("hint").output.hasPrefix(
                "Hint 1 of 1  Step 1 · Something is said\n\nTo be written.\n"))
        #expect(try await fixture.kata("read", "hints").output.contains("■ Hints\n\n1. To be written.\n"))
    }

    @Test func `a heading that no link can lead to`() async throws {
        try fixture.edit("Chapters/2-Goodbye.md", "Begin at the end.", "Begin at the end.\n\n> ## ???")

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Chapters/2-Goodbye.md:10: no link can lead to the heading '???', which has no letter and no digit. Give it a word.
            """)
    }

    @Test func `two texts with one number`() async throws {
        try fixture.shell("mv Chapters/1-Greeting.md Chapters/2-Greeting.md")

        try await expectFailure(
            """
            ✗ Goodbye: the text has a number of its own
              'Chapters/2-Goodbye.md' and 'Chapters/2-Greeting.md' have one number. Give one of them another, in its name and in its title: 1 is free.
            """, chapter: "Goodbye")
    }

    @Test func `two texts for one chapter`() async throws {
        try fixture.shell("cp Chapters/2-Goodbye.md Chapters/3-Goodbye.md")

        try await expectFailure(
            """
            ✗ Goodbye: the text has a number of its own
              'Chapters/2-Goodbye.md' and 'Chapters/3-Goodbye.md' are texts of one chapter. Delete one of them.
            """)
    }

    @Test func `a chapter that the syllabus does not list`() async throws {
        try fixture.edit("Chapters/README.md", "| 2 | [A goodbye](2-Goodbye.md) |", "| 2 | A goodbye |")

        try await expectFailure(
            """
            ✗ Goodbye: the syllabus lists the chapter
              No table in 'Chapters/README.md' links to '2-Goodbye.md'. Add a row like: | 2 | [A goodbye](2-Goodbye.md) | … |
            """)
    }

    @Test func `minutes that are not the steps'`() async throws {
        try fixture.edit(
            "Chapters/README.md", "| 2 | [A goodbye](2-Goodbye.md) |", "| 2 | [A goodbye](2-Goodbye.md) | 6 |"
        )

        try await expectFailure(
            """
            ✗ Goodbye: the syllabus lists the chapter
              Chapters/README.md:6 says 6 minutes, and the steps take 5. Write 5.
            """)
    }

    @Test func `what neither a terminal nor the book shows`() async throws {
        try fixture.edit("Chapters/2-Goodbye.md", "One step.", "One step.[^1]\n\n<!-- Not shown: [^2] -->")

        try await expectFailure(
            """
            ✗ Goodbye: terminal and book show all of the text and the gallery
              Chapters/2-Goodbye.md:3: a footnote, which neither a terminal nor the book shows. Say it in the sentence.
            """)
        #expect(!(try await fixture.kata("read", "2", "1", "intro").output.contains("Not shown")))
    }

    @Test func `a syllabus that is missing`() async throws {
        try fixture.shell("rm Chapters/README.md")

        try await expectFailure(
            """
            ✗ Goodbye: the syllabus lists the chapter
              'Chapters/README.md' is missing. Bring it back with: git checkout -- Chapters/README.md
            """)
    }

    @Test func `a link to a file that is not there`() async throws {
        try fixture.edit(
            "Chapters/2-Goodbye.md", "Begin at the end.", "Begin at [the end](3-The%20End.md#last).")

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Chapters/2-Goodbye.md:8: the link to '3-The%20End.md#last' is dead: there is no 'Chapters/3-The End.md'. Correct the link or remove it.
            """)
    }

    @Test func `a link to a heading that is not there`() async throws {
        try fixture.edit(
            "Chapters/2-Goodbye.md", "Begin at the end.", "Begin at the [glossary](README.md#glosary).")

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Chapters/2-Goodbye.md:8: the link to 'README.md#glosary' is dead: 'Chapters/README.md' has no heading for '#glosary'. Did you mean '#glossary'?
            """)
    }

    @Test func `a link to a word that the glossary does not have`() async throws {
        try fixture.edit(
            "Chapters/2-Goodbye.md", "Begin at the end.", "A test is [redd](README.md#glossary) first.")

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Chapters/2-Goodbye.md:8: the link to 'README.md#glossary' is dead: the glossary has no word for 'redd'. Did you mean 'Red'?
            """)
    }

    @Test func `a dead link of a gallery`() async throws {
        try fixture.write(
            try fixture.read("Solutions/Goodbye/Bugs.md") + "\nSee [there](there.md).\n",
            to: "Solutions/Goodbye/Bugs.md")
        let line =
            try fixture.read("Solutions/Goodbye/Bugs.md").split(
                separator: "\n", omittingEmptySubsequences: false
            ).count - 1

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Solutions/Goodbye/Bugs.md:\(line): the link to 'there.md' is dead: there is no 'Solutions/Goodbye/there.md'. Correct the link or remove it.
            """)
    }

    @Test func `a link to a heading of the text itself`() async throws {
        try fixture.edit(
            "Chapters/2-Goodbye.md", "Begin at the end.",
            "Begin at [step 1](#step-1--something-is-said), or at [the end](#the-end).")

        try await expectFailure(
            """
            ✗ Goodbye: the links of the text and the gallery lead somewhere
              Chapters/2-Goodbye.md:8: the link to '#the-end' is dead: 'Chapters/2-Goodbye.md' has no heading for '#the-end'. Correct the link or remove it.
            """)
    }

    @Test func `links that lead somewhere, and what only looks like a link`() async throws {
        try fixture.edit(
            "Chapters/2-Goodbye.md", "Begin at the end.",
            """
            Begin at the [glossary](README.md#glossary), [one](1-Greeting.md "A greeting"), [its bugs
            ](../Solutions/Goodbye/Bugs.md#nothing-is-said), [the tests](../Tests/GoodbyeTests) or far
            [away](https://example.com/nowhere); `[Line](nowhere)` and ``a`[b](c)`` are code.
            """)

        let run = try await fixture.kata("verify", "2")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `a dead link of a page that is no chapter's is found by the whole proof`() async throws {
        try fixture.write("# Stringline\n\nSee [how](Chapters/Playing.md).\n", to: "README.md")
        try fixture.edit("Chapters/README.md", "## Glossary", "[Up](../../elsewhere)\n\n## Glossary")

        let run = try await fixture.kata("verify")

        #expect(run.status == 1)
        expectRecorded(run.output, as: "dead-links-of-pages")
    }

    @Test func `a listing of a page that names a file stands in it`() async throws {
        let file = "Sources/Greeting/Greeting.swift"
        let listing = "# Stringline\n\n```swift \(file)\nnowhere()\n```\n"
        try fixture.write(listing, to: "README.md")

        let run = try await fixture.kata("verify", "pages")
        #expect(run.status == 1)
        #expect(run.output.contains("README.md:3: these lines do not stand in '\(file)'."), "\(run.output)")

        try fixture.write(
            listing.replacing("nowhere()", with: try Files.text(fixture.root.appending(path: file))),
            to: "README.md")
        #expect(try await fixture.kata("verify", "pages").status == 0)
    }

    @Test func `every link of this workspace leads somewhere`() throws {
        let workspace = Workspace(root: Repository.root)
        let chapters = try Files.list(workspace.chaptersFolder).filter { $0.hasSuffix(".md") }

        for page in ["README.md"] + chapters.map({ "Chapters/\($0)" }) {
            #expect(try PageLinks(workspace: workspace, path: page).dead() == [])
        }
    }

    private func expectFailure(
        _ message: String, chapter: String = "2", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let run = try await fixture.kata("verify", chapter)

        #expect(run.status == 1, sourceLocation: sourceLocation)
        #expect(run.output.contains(message), "\(run.output)", sourceLocation: sourceLocation)
    }
}
