import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// What the pages of the tiny workspace say of its chapters: outputs, minutes, sums, steps, commands, pictures. Greeting has
/// two steps, of 5 and 6 minutes, and Goodbye one, of 5.
struct PageFiguresTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(Self.front, to: "README.md")
    }

    private static let front = """
        # Stringline

        ![A terminal.](Chapters/Pictures/step-2.1.svg)

        A chapter takes 0 to ½
        hours, and all 2 together take 0.

        ```output green 2.1
        GREEN  Step 1 of 1 · Something is said

          1 test passes.

        Next: That was the last step. Commit, then: ./kata next
        ```

        | | chapter | minutes |
        | --- | --- | --- |
        | 1 | [A greeting](Chapters/1-Greeting.md): a word | 11 |
        | 2 | [A goodbye](Chapters/2-Goodbye.md) | 5 |

        Steps 1 to 2 of chapter 1 take 11 minutes. Begin with `./kata start 1`, and go on with `./kata reset 1
        --to 2`, `./kata bug 1 'No name' --breaks 'By name'` or `./kata verify <chapter> --record`:

        ```sh
        ./kata             # where you are
        ./kata grade 1 copies/* --shard ${{ matrix.shard }}/4 --json > rows.json
        ```

        """

    private func proven() async throws -> FixtureWorkspace.Run { try await fixture.kata("verify", "pages") }

    @Test func `what is right is right, once its picture is made`() async throws {
        #expect(try await fixture.kata("verify", "pages", "--record").status == 0)

        let run = try await fixture.kata("verify", "pages", "--json")

        #expect(run.provesAll, "\(run.output)")
        for claim in [
            "the figures of README.md are those of the chapters", "the commands of README.md are there",
            "README.md:8 is what a check prints", "Chapters/Pictures/step-2.1.svg shows what a check prints",
        ] {
            #expect(run.proves(claim), "\(claim)")
        }
        #expect(try fixture.read("README.md") == Self.front)
    }

    struct Fault: CustomTestStringConvertible, Sendable {
        let old: String
        let new: String
        let message: String

        var testDescription: String { new }
    }

    static let faults = [
        Fault(
            old: "  1 test passes.", new: "  2 tests pass.",
            message:
                "README.md:8: this is not what the chapter's text shows. Rewrite it with: ./kata verify pages --record"
        ),
        Fault(
            old: "```output green 2.1", new: "```text",
            message:
                "README.md:8: this looks like what a check prints, and nothing says at which step. Begin it like: ```output red 1.2"
        ),
        Fault(
            old: "green 2.1", new: "green 1.2",
            message: "README.md:8: this is not what the chapter's text shows."),
        Fault(
            old: "green 2.1", new: "green 3.1",
            message: "There is no chapter 3. Name one from 1 to 2."),
        Fault(
            old: "green 2.1", new: "ours 2.1",
            message: "Step 1 of 'Chapters/2-Goodbye.md' shows no 'output ours'. Name a step that shows one."),
        Fault(
            old: "| 5 |", new: "| 6 |",
            message: "README.md:19 says 6 minutes, and the steps take 5. Write 5."),
        Fault(
            old: "| 2 | [A goodbye]", new: "| 3 | [A goodbye]",
            message: "README.md:19 says 3, and 'Goodbye' is chapter 2. Write 2."),
        Fault(
            old: "[A goodbye]", new: "[A good bye]",
            message:
                "README.md:19 says 'A good bye', and the chapter is called 'A goodbye'. Write that."),
        Fault(
            old: "| 2 | [A goodbye](Chapters/2-Goodbye.md) | 5 |\n", new: "",
            message:
                "README.md has no row for chapter 2. Add one to its table like: | 2 | [A goodbye](Chapters/2-Goodbye.md) | … |"
        ),
        Fault(
            old: "0 to ½", new: "1 to 3½",
            message:
                "README.md does not say how long it takes. Write: A chapter takes 0 to ½ hours, and all 2 together take 0."
        ),
        Fault(
            old: "1 to 2 of chapter 1 take 11", new: "1 to 2 of chapter 1 take 9",
            message: "README.md:21 says 9 minutes, and these steps take 11. Write 11."),
        Fault(
            old: "1 to 2 of chapter 1 take", new: "1 to 3 of chapter 1 take",
            message: "README.md:21 speaks of steps that chapter 1 does not have: its steps are 1 to 2."),
        Fault(
            old: "2 of chapter 1 take", new: "2 of chapter 7 take",
            message: "README.md:21 speaks of chapter 7, which is not there. Name another one."),
        Fault(
            old: "./kata start 1", new: "./kata strat 1",
            message:
                "README.md:21: './kata strat 1': there is no such command. Did you mean './kata start'?"),
        Fault(
            old: "./kata start 1", new: "./kata start 3",
            message: "README.md:21: './kata start 3': there is no chapter 3."),
        Fault(
            old: "--to 2`", new: "--to 3`",
            message: "README.md:21: './kata reset 1 --to 3': Greeting has no step 3."),
        Fault(
            old: "matrix.shard }}/4 --json", new: "matrix.shard }}/4 --jason",
            message: "'--jason' is no option of './kata grade <chapter> <copy>…'."),
        Fault(
            old: "![A terminal.](Chapters/Pictures/step-2.1.svg)\n", new: "",
            message: "no page shows 'Chapters/Pictures/step-2.1.svg'. Delete it."),
    ]

    @Test(arguments: faults)
    func `what is not right is told, with its place`(_ fault: Fault) async throws {
        try fixture.write("…", to: "Chapters/Pictures/step-2.1.svg")
        try fixture.edit("README.md", fault.old, fault.new)

        let run = try await proven()

        #expect(run.status == 1)
        #expect(run.output.contains(fault.message), "\(run.output)")
    }

    @Test func `what a chapter's check prints is written into the pages`() async throws {
        _ = try await fixture.kata("verify", "pages", "--record")
        let picture = try fixture.read("Chapters/Pictures/step-2.1.svg")
        try fixture.edit("Chapters/2-Goodbye.md", "Something is said", "Something is heard")

        let stale = try await proven()
        let run = try await fixture.kata("verify", "pages", "--record")

        #expect(stale.output.contains("README.md:8: this is not what the chapter's text shows."))
        #expect(
            stale.output.contains(
                "'Chapters/Pictures/step-2.1.svg' does not show what a check prints. Make it anew with: ./kata verify pages --record"
            ))
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors.contains("Recorded; outputs changed: 2."))
        #expect(try fixture.read("README.md") == Self.front.replacing("is said", with: "is heard"))
        #expect(
            try fixture.read("Chapters/Pictures/step-2.1.svg")
                == picture.replacing("is said", with: "is heard"))
    }

    @Test func `a picture that is another, or of which nobody knows how it was made`() async throws {
        _ = try await fixture.kata("verify", "pages", "--record")
        try fixture.edit("Chapters/Pictures/step-2.1.svg", "Something is said", "Something was said")
        try fixture.write("…", to: "Chapters/Pictures/screen.png")
        try fixture.edit(
            "README.md", "# Stringline\n", "# Stringline\n\n![A screen.](Chapters/Pictures/screen.png)\n")

        let run = try await proven()

        #expect(run.output.contains("'Chapters/Pictures/step-2.1.svg' does not show what a check prints."))
        #expect(
            run.output.contains(
                "nothing makes 'Chapters/Pictures/screen.png'. A picture of a terminal is called like 'step-1.2.svg', of that chapter and step; one of a screen like '1.12-two-lines.svg', by its chapter, its step and its state."
            ), "\(run.output)")
    }

    @Test func `the picture of a terminal`() {
        let sut = TerminalPicture(calls: [
            ("./kata check", "RED  Step 1\n\n  ✗ \"a\" < b\n      ^\n\nNext: Write it."),
            ("./kata next", "GREEN"),
        ])

        expectRecorded(sut.svg, as: "terminal")
    }
}
