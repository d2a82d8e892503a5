import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What a check says to an editor.
struct ProblemLineTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private let step = "Tests/GreetingTests/Step2-Name.swift"

    private func issue(_ message: String, arguments: String? = nil, line: Int = 9, details: [String] = [])
        -> TestRun.Issue
    {
        TestRun.Issue(
            test: "b(_:)", arguments: arguments, file: fixture.path(step), line: line, column: 9,
            message: message, details: details)
    }

    private func run(
        _ issues: [TestRun.Issue], ending: TestRun.Ending = .complete, state: TestRun.Test.State = .failed
    ) -> TestRun {
        let test = TestRun.Test(name: "b(_:)", file: fixture.path(step), line: 8, column: 6, state: state)
        return TestRun(tests: [test], issues: issues, ending: ending, output: "")
    }

    private func lines(
        diagnostics: [Diagnostic] = [], run: TestRun? = nil, reading: Reading? = nil, own: Verdict.Own? = nil
    ) throws -> [String] {
        let verdict = try fixture.verdict(diagnostics: diagnostics, run: run, reading: reading, own: own)
        return VerdictReport(verdict: verdict, workspace: fixture.workspace, style: .plain, width: 40)
            .problemLines.map(\.text)
    }

    private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    // MARK: Errors

    @Test func `every failure has one line, however many there are and however long`() throws {
        let diff = (1...60).map { "\($0 == 9 ? "-" : " ") row \($0)" }.joined(separator: "\n")
        let rows = (1...12).map { issue("Expectation failed: (sum → [\($0)]) == []", arguments: "n → \($0)") }
        let others = (1...11).map { issue("No. \($0)", line: $0) }

        let lines = try lines(
            run: run([issue("The snapshot \"card\" differs.", details: [diff])] + rows + others))

        #expect(lines.count == 24)
        #expect(lines.allSatisfy { $0.hasPrefix("\(step):") && $0.contains(":9: error: b(_:): ") })
        #expect(lines[0].contains(" · - row 9 · row 10 · ") && lines[0].hasSuffix(" · row 60"))
        #expect(lines[12] == "\(step):9:9: error: b(_:): with n → 12: sum is [12] and should be [].")
        #expect(lines[23] == "\(step):11:9: error: b(_:): No. 11")
        #expect(lines.allSatisfy { !$0.contains(where: \.isNewline) })
    }

    @Test func `each place of an error is told, and what follows from it`() throws {
        let error = { (line: Int, message: String) in
            Diagnostic(file: fixture.path(step), line: line, column: 4, message: message)
        }

        let lines = try lines(
            diagnostics: [
                error(3, "cannot find 'greet' in scope"), error(5, "cannot find 'greet' in scope"),
                error(6, "cannot infer contextual base in reference to member 'loud'"),
            ])

        expectRecorded(text(lines), as: "compiler")
    }

    @Test func `what is nowhere is told at the chapter's text`() throws {
        let lines = try lines(
            diagnostics: [
                Diagnostic(file: nil, line: nil, column: nil, message: "undefined symbol: greeting")
            ])

        #expect(lines == ["Chapters/1-Greeting.md:1: error: undefined symbol: greeting"])
    }

    @Test func `where a chapter has no text, what is nowhere has no line`() throws {
        try fixture.shell("rm Chapters/1-Greeting.md")

        #expect(
            try lines(diagnostics: [Diagnostic(file: nil, line: nil, column: nil, message: "undefined")])
                == [])
    }

    @Test func `a crash is told where it was`() throws {
        let lines = try lines(
            run: run([], ending: .crashed("Greeting/Greeting.swift:3: Fatal error: not yet"), state: .running)
        )

        #expect(lines == ["Sources/Greeting/Greeting.swift:3: error: b(_:): Fatal error: not yet"])
    }

    @Test func `what an editor would obey or not show is told by its picture`() throws {
        let lines = try lines(run: run([issue("a\u{1B}[2Jb")]))

        #expect(lines == ["\(step):9:9: error: b(_:): a␛[2Jb"])
    }

    // MARK: Warnings

    private func own(_ phase: Verdict.Own.Phase, folded: Bool = false) -> Verdict.Own {
        let failure = Judgement.Failure(
            kind: .expectation, message: "text is\nso", place: .init(line: 7, column: 5))
        let test = { (name: String, standing: Judgement.Test.Standing) in
            Judgement.Test(
                id: name, name: name, file: "Tests/GreetingTests/MyStep2.swift", line: 4, standing: standing,
                column: 6)
        }
        return Verdict.Own(
            phase: phase,
            judgement: Judgement(
                tests: [
                    test("sound()", .sound), test("against()", .contradicts(failure)),
                    test("decides()", .decides(failure)), test("slow()", .slow(seconds: 3)),
                ],
                unjudged: [
                    Judgement.UnjudgedFile(
                        file: "Tests/GreetingTests/MyTests.swift", line: 3,
                        message: "value of type 'Greeting' has no member 'loudly'")
                ],
                unclaimed: [
                    Judgement.Unclaimed(file: "Tests/GreetingTests/MyWords.swift", line: 2, failure: failure)
                ],
                solutions: 3,
                mistakes: phase == .red
                    ? []
                    : [
                        .init(title: "Loud", promise: "By name", step: 2, fate: .getsThrough),
                        .init(title: "Twice", promise: "By name", step: 2, fate: .getsThrough),
                    ], steps: [2]))
    }

    @Test func `a test that is not sound is a warning, and so is a promise that is not guarded`() throws {
        try fixture.write("", to: "Tests/GreetingTests/MyStep2.swift")

        expectRecorded(text(try lines(run: run([], state: .passed), own: own(.green))), as: "judged")
    }

    @Test func `before the code is green no mistake is told`() throws {
        let lines = try lines(run: run([issue("No.")]), own: own(.red))

        #expect(lines.count == 6)
        #expect(lines[0].contains(": error: "))
        #expect(lines.dropFirst().allSatisfy { $0.contains(": warning: ") })
        #expect(!lines.contains { $0.contains("mistake") })
    }

    @Test func `a test that differs from the chapter's is a warning, as an issue may be`() throws {
        var warned = run([], state: .passed)
        warned.warnings = [issue("Slow.")]

        let lines = try lines(
            run: warned,
            reading: Reading(title: "A name is greeted", steps: 2, differingTests: [step]))

        #expect(
            lines == [
                "\(step):9:9: warning: b(_:): Slow.",
                "\(step):1: warning: This file differs from the chapter's.",
            ])
    }

    // MARK: The end

    private func printer(
        _ body: (inout ProblemPrinter) throws -> Void
    ) rethrows -> String {
        let printer = Printer(style: .plain)
        var sut = ProblemPrinter(
            Teller(console: printer.console, controls: .commands, workspace: fixture.workspace))
        try body(&sut)
        return printer.output
    }

    @Test func `what was told early is told once, and one line ends the check`() throws {
        let red = try fixture.verdict(run: run([issue("No.")]), own: .init(phase: .unknown))
        let judged = try fixture.verdict(run: run([issue("No.")]), own: own(.red))

        let output = printer {
            $0.begin()
            $0.tell(red)
            $0.tell(judged)
            $0.end(judged)
            $0.endStopped()
        }

        #expect(output.ranges(of: "error: b(_:): No.").count == 1)
        #expect(output.ranges(of: ProblemPrinter.ending).count == 1)
        #expect(output.hasSuffix("\nThe check has ended: RED, with 1 error and 5 warnings.\n"))
    }

    @Test func `a green without a warning has nothing but its end`() throws {
        let green = try fixture.verdict(run: run([], state: .passed))

        let output = printer {
            $0.begin()
            $0.tell(green)
            $0.end(green)
        }

        #expect(output == "\nThe check has ended: GREEN.\n")
    }

    @Test func `what could not be checked is told at the chapter's text`() throws {
        let output = printer {
            $0.begin()
            $0.end(after: "No toolchain.\nNext: install one", in: "Greeting")
        }

        #expect(
            output == """

                Chapters/1-Greeting.md:1: error: No toolchain. · Next: install one
                The check has ended: nothing was checked.

                """)
    }

    @Test func `a check that is stopped ends, too`() {
        let output = printer {
            $0.begin()
            $0.begin()
            $0.endStopped()
            $0.endStopped()
        }

        #expect(output == String(repeating: "\nThe check has ended: it was stopped.\n", count: 2))
    }

    @Test func `check prints them below its text`() async throws {
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("check", "--problems")

        #expect(run.status == 1)
        #expect(run.screen.hasPrefix("RED  Step 1 of 2"))
        #expect(
            run.screen.hasSuffix(
                """
                (stuck? ./kata hint)

                Tests/GreetingTests/Step1-Hello.swift:8:17: error: cannot find 'greeting' in scope
                The check has ended: RED, with 1 error.

                """))
    }

    @Test func `a check that cannot be made ends with its line, wherever it stops`() async throws {
        #expect(
            try await fixture.kata("check", "1", "--problems").output
                == "\nThe check has ended: nothing was checked.\n")

        _ = try await fixture.kata("start", "1")
        try fixture.edit("Chapters/1-Greeting.md", "## Step 2", "## Stepp 2")
        let run = try await fixture.kata("check", "--problems")

        #expect(run.status == 2)
        #expect(run.output.hasPrefix("\nChapters/1-Greeting.md:1: error: "))
        #expect(run.output.hasSuffix("\nThe check has ended: nothing was checked.\n"))
    }

    @Test(arguments: ["INT", "TERM"])
    func `a check that a signal ends has its last line`(_ signal: String) async throws {
        _ = try await fixture.kata("start", "1")
        try fixture.write(
            "func greeting() -> String { while true {} }\n", to: "Sources/Greeting/Greeting.swift")

        try fixture.shell(
            """
            KATA_ENGINE=\(FixtureWorkspace.engines[0]) '\(FixtureWorkspace.binary.path)' check --problems \
                --deadline 60 >out 2>errors </dev/null & kata=$!
            for i in $(seq 600); do pgrep -P $kata >child && break; sleep 0.1; done
            kill -\(signal) $kata; wait $kata; echo $? >status
            """)

        #expect(try fixture.read("out").hasSuffix("\nThe check has ended: it was stopped.\n"))
        #expect(try fixture.read("status") == (signal == "INT" ? "130\n" : "143\n"))
    }

    @Test func `lines beside JSON make no sense`() async throws {
        let run = try await fixture.kata("check", "--problems", "--json")

        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("--json"))
    }
}
