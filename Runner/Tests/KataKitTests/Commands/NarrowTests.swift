import Foundation
import KataText
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// What the commands print on a terminal of 40 columns, with long titles and long paths.
struct NarrowTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.edit(
            "Chapters/1-Greeting.md", "# 1 · A greeting",
            "# 1 · A greeting for whoever comes in, and for nobody else")
        try fixture.edit(
            "Chapters/1-Greeting.md", "## Step 1 · The world is greeted",
            "## Step 1 · The world is greeted as soon as somebody has opened the door")
    }

    private func printed(
        _ width: Int, style: TextStyle = .plain, _ body: (Call) async throws -> Void
    ) async throws -> String {
        let printer = Printer(style: style, width: width)
        try await body(Call(workspace: fixture.workspace, console: printer.console))
        return printer.output
    }

    private func tooWide(_ text: String, _ width: Int) -> [Substring] {
        text.split(separator: "\n").filter { displayWidth(of: $0) > width }
    }

    @Test func `the overview`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        let overview = { (width: Int) in
            try await printed(width) { call in
                var arguments = try Arguments([], for: OverviewCommand.self)
                _ = try OverviewCommand(&arguments).run(in: call)
            }
        }

        let narrow = try await overview(40)
        #expect(
            narrow == """
                Stringline  test-driven development in
                Swift, one step at a time

                › 1 · A greeting for whoever         0/2
                      comes in, and for nobody else
                  2 · A goodbye                      0/1

                You are at step 1 of A greeting for
                whoever comes in, and for nobody else:
                The world is greeted as soon as somebody
                has opened the door

                Next: read the step: ./kata read, then:
                ./kata check

                """)
        #expect(
            try await overview(80).contains(
                "\n› 1 · A greeting for whoever comes in, and for nobody else  ▱▱  0/2\n"))
    }

    @Test(arguments: [TextStyle.plain, .color]) func `the history`(_ style: TextStyle) async throws {
        let call = fixture.call
        let chapter = try call.course().chapter("1")
        let kinds: [HistoryEntry.Kind] = [
            .check(.green), .check(.red("doesNotCompile")), .before("solution --apply"),
        ]
        for (step, kind) in kinds.enumerated() {
            try call.keeper.keep(
                Work(files: ["a": Data("\(step)".utf8)]), of: chapter.name, at: StepPlace(step: step),
                as: kind)
        }
        let history = { (width: Int) in
            try await printed(width, style: style) { call in
                var arguments = try Arguments([], for: HistoryCommand.self)
                _ = try HistoryCommand(&arguments).run(in: call)
            }
        }

        let narrow = try await history(40)
        #expect(tooWide(narrow, 40) == [])
        #expect(!narrow.contains("␛"), "no colour's end is one that the console does not know")
        #expect(narrow.contains("\n         Greeting step 2  ") || style != .plain, "\(narrow)")
        #expect(try await history(80).split(separator: "\n").count == 4)
    }

    @Test func `the doctor`() async throws {
        let findings: [Finding] = [
            .fine("Workspace", "/home/somebody/projects/of-last-winter/stringline"),
            .fine("Package.swift", "2 chapters; Greeting is at step 1 of 2"),
            .remark(
                "Starter tests", "not as shipped: Tests/GreetingTests/Step1-Hello.swift",
                mend: "Bring them back with: git checkout HEAD -- Tests/GreetingTests/Step1-Hello.swift"),
        ]

        let narrow = DoctorReport(findings: findings, style: .plain, width: 40).report.body

        #expect(
            narrow == """
                ✓ Workspace      /home/somebody/
                      projects/of-last-winter/stringline
                ✓ Package.swift  2 chapters; Greeting is
                                 at step 1 of 2
                ! Starter tests  not as shipped:
                   Tests/GreetingTests/Step1-Hello.swift
                                 Bring them back with:
                                 git checkout HEAD --
                   Tests/GreetingTests/Step1-Hello.swift
                """)
        #expect(
            DoctorReport(findings: findings, style: .plain).report.body.linesBetweenFeeds.first
                == "✓ Workspace      /home/somebody/projects/of-last-winter/stringline")
    }

    @Test func `a check, a hint and a reset`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        let title = "The world is greeted as soon as somebody has opened the door"
        let verdict = Verdict(
            setup: try fixture.setup(step: 1),
            outcome: Outcome(
                diagnostics: [
                    Diagnostic(
                        file: fixture.path("Sources/Greeting/Greeting.swift"), line: 1, column: 1,
                        message: "cannot find 'aNameThatIsLong' in scope")
                ], run: nil, buildSeconds: 1, runSeconds: 1),
            after: Reading(title: title, steps: 2), workspace: fixture.workspace)

        let check = try await printed(40) { $0.teller.print($0.teller.report(verdict).report()) }
        let hint = try await printed(40) { call in
            var arguments = try Arguments([], for: HintCommand.self)
            _ = try HintCommand(&arguments).run(in: call)
        }
        let reset = try await printed(40) { call in
            var arguments = try Arguments(["1", "--to", "1"], for: ResetCommand.self)
            _ = try await ResetCommand(&arguments).run(in: call)
        }

        #expect(
            check.hasPrefix(
                """
                RED  Step 1 of 2 · The world is greeted
                as soon as somebody has opened the door

                """))
        for text in [check, hint, reset] { #expect(tooWide(text, 40) == [], "\(text)") }
        #expect(hint.hasPrefix("Hint 1 of 2  Step 1 · The world is\ngreeted as soon as"))
        #expect(
            reset.hasPrefix("1 · A greeting for whoever comes in, and\nfor nobody else stands at the end of"))
    }

    @Test func `what goes to standard error`() {
        let printer = Printer(style: .plain, width: 40)

        printer.console.printError("A sentence that is longer than what fits into the terminal.")
        printer.console.printPassing("And another one that is longer than that.")

        #expect(
            printer.errors
                == "A sentence that is longer than what fits\ninto the terminal.\nAnd another one that is longer than\nthat.\n"
        )
    }

    @Test func `code and a diff keep their columns`() {
        let text =
            "A sentence that is longer than that.\n    let code = 1 + 2 + 3 + 4\n+added and never broken anywhere"

        #expect(
            NarrowText(width: 20).fitted(text)
                == "A sentence that is\nlonger than that.\n    let code = 1 + 2 + 3 + 4\n+added and never broken anywhere"
        )
        #expect(NarrowText(width: 80).fitted(text + text) == text + text)
    }
}
