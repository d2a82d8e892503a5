import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// The one thing to do where a red is about snapshots, or about one file of several.
struct NextMoveTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    // MARK: The linker

    @Test func `what the linker says is told as the linker's, with the line that asks for it`() throws {
        try fixture.write("import Foundation\n\nlet half = rint(0.5)\n", to: "Sources/Greeting/Half.swift")
        let error = Diagnostic(
            file: fixture.path("Sources/Greeting/Half.swift"), line: 3, message: "undefined symbol rint",
            isLinkers: true)
        let verdict = try fixture.verdict(diagnostics: [error])

        #expect(verdict.reason == .doesNotLink)
        #expect(
            fixture.report(verdict) == """
                RED  Step 2 of 2 · A name is greeted

                  It compiles, and the linker cannot make a program of it. It says:

                  ✗ undefined symbol rint
                      at Sources/Greeting/Half.swift:3
                        let half = rint(0.5)

                Next: do it.
                """)
        #expect(
            VerdictReport(verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80).next
                == "Mend what the linker names, then: ./kata check (where nothing of yours asks for it: ./kata check --engine package)"
        )
    }

    @Test func `an object's name tells the file`() throws {
        let setup = try fixture.setup(step: 1)
        let error = { (file: String) in
            Diagnostic(file: file, message: "undefined symbol rint", isLinkers: true)
        }

        #expect(
            setup.told([error("Greeting.swift"), error("0123456789abcdef.swift")]).map(\.file)
                == [fixture.path("Sources/Greeting/Greeting.swift"), nil])
    }

    // MARK: Snapshots

    private static let recorded = """
        The snapshot "mine.1" had no reference; it is recorded now. Look at it, then run again to compare with it.
        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt
        """
    private static let recordedAnew = """
        The snapshot "mine.2" is recorded anew. Look at what changed, then run again without recording.

        --- reference
        +++ recorded
        @@ -1 +1 @@
        -Toy
        +Toy Story

        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.2.txt
        """
    private static let unchanged = """
        The snapshot "mine.1" is recorded again, without a change. Run again without recording.
        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt
        """
    private static let differs = """
        The snapshot "mine.1" differs from its reference.

        --- reference
        +++ actual
        @@ -1 +1,2 @@
         Toy Story
        +Classic

        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt
        actual:    .kata/snapshots/MyTests/mine.1.txt
        diff:      .kata/snapshots/MyTests/mine.1.diff

        If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. If this line runs more than once in the test, name each snapshot.
        """
    private static let missing = """
        The snapshot "mine.1" has no reference, and none is recorded here. Record it: run once with SNAPSHOT_TESTING_RECORD=missing.
        reference: Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt
        actual:    .kata/snapshots/MyTests/mine.1.txt
        """
    private static let plain = "The name is not greeted."
    private static let make = "Make it pass in the simplest way, then: ./kata check (stuck? ./kata hint)"

    private func move(
        _ words: [String], in file: String = "MyTests.swift", wasGreen: Bool = false,
        controls: Controls = .commands
    ) throws -> String {
        let test = TestRun.Test(
            name: "mine()", file: fixture.path("Tests/GreetingTests/\(file)"), line: 8, column: 6,
            state: .failed)
        let guide = TestRun.Test(
            name: "given()", file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 8, column: 6,
            state: .passed)
        let issues = words.map { words in
            TestRun.Issue(
                test: "mine()", arguments: nil, file: test.file, line: 9, column: 9,
                message: "Issue recorded", details: [words])
        }
        let verdict = try fixture.verdict(
            run: TestRun(tests: [test, guide], issues: issues, ending: .complete, output: ""),
            wasGreen: wasGreen)
        return VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, controls: controls
        ).next
    }

    @Test(arguments: [
        (
            [recorded],
            "Look at what was recorded, Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt, then: ./kata check"
        ),
        (
            [recorded, recorded],
            "Look at what was recorded, Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt, then: ./kata check"
        ),
        (
            [differs, recordedAnew, recorded],
            "Look at what was recorded, Tests/GreetingTests/__Snapshots__/MyTests/mine.2.txt and 1 more file, then: ./kata check"
        ),
        ([unchanged], "Run it again without recording: ./kata check"),
        (
            [differs],
            "Look at the file .kata/snapshots/MyTests/mine.1.diff. Record the change where it is meant: SNAPSHOT_TESTING_RECORD=failed ./kata check. Undo it where it is not, then: ./kata check"
        ),
        (
            [missing],
            "Record it: SNAPSHOT_TESTING_RECORD=missing ./kata check. Then look at the file Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt"
        ),
        ([recorded, plain], make),
    ])
    func `a snapshot of one's own is looked at, and nothing is made to pass`(
        _ words: [String], _ sentence: String
    ) throws {
        for wasGreen in [false, true] {
            #expect(try move(words, wasGreen: wasGreen) == sentence)
        }
    }

    @Test func `what a chapter's snapshot shows is made to pass, and looked at where it was recorded`() throws
    {
        #expect(try move([Self.differs], in: "Step2-Name.swift") == Self.make)
        #expect(
            try move([Self.recordedAnew], in: "Step2-Name.swift", wasGreen: true).hasPrefix("Look at what"))
    }

    @Test func `in a watch a key runs it again`() throws {
        #expect(try move([Self.recorded], controls: .keys).hasSuffix("mine.1.txt, then: press r"))
    }

    @Test func `the overview, too, has a snapshot looked at`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            "import Testing\n\n@Test func mine() { Issue.record(\"\"\"\n\(Self.recorded)\n\"\"\") }\n",
            to: "Tests/GreetingTests/MyTests.swift")

        let check = try await fixture.kata("check", "1")
        let overview = try await fixture.kata()

        #expect(
            check.next
                == "Look at what was recorded, Tests/GreetingTests/__Snapshots__/MyTests/mine.1.txt, then: ./kata check"
        )
        #expect(overview.next == check.next)
    }

    @Test(arguments: [Controls.commands, .keys]) func `after a late build the limit is named`(
        _ controls: Controls
    ) throws {
        let outcome = Outcome(
            diagnostics: [], exceededBuildLimit: .seconds(4), run: nil, buildSeconds: 4, runSeconds: 0)
        for wasGreen in [false, true] {
            let verdict = Verdict(
                setup: try fixture.setup(step: 1), outcome: outcome,
                after: Reading(title: "A title", steps: 2, wasGreen: wasGreen), workspace: fixture.workspace)
            let report = VerdictReport(
                verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, controls: controls)

            #expect(
                report.next
                    == (controls == .keys
                        ? "Name the parts of a long expression, then: save (on a slow machine: ./kata watch --build-limit 8)"
                        : "Name the parts of a long expression, then: ./kata check (on a slow machine: ./kata check --build-limit 8)")
            )
        }
    }

    @Test func `what was built before asks for patience, and not for shorter expressions`() throws {
        let outcome = Outcome(
            diagnostics: [], exceededBuildLimit: .seconds(4), run: nil, buildSeconds: 4, runSeconds: 0)
        var verdict = Verdict(
            setup: try fixture.setup(step: 1), outcome: outcome, after: Reading(title: "A title", steps: 2),
            workspace: fixture.workspace)
        let date = Date()
        verdict.before = [
            HistoryEntry(
                id: "b", date: date, chapter: "Greeting", step: 1, kind: .check(.red("timeout"))),
            HistoryEntry(
                id: "a", date: date, chapter: "Greeting", step: 1, kind: .check(.red("assertion"))),
        ]

        let report = VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80)

        #expect(
            report.next
                == "Wait until the machine has less to do, then: ./kata check (or give it more time: ./kata check --build-limit 8)"
        )
        #expect(
            report.body.contains(
                "RED  Step 1 of 2 · A title\n\n  The same files were built \(date.moment), so nothing in them is too much"
            ),
            "\(report.body)")
        verdict.before.removeLast()
        #expect(
            !VerdictReport(verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80)
                .body.contains("The same files"))
    }

    @Test func `where the machine was busy it is said first, and patience is asked for`() async throws {
        try fixture.switchOn(1, of: "Greeting")
        try fixture.write(
            "func greeting() -> String { while true {} }\n", to: "Sources/Greeting/Greeting.swift")

        let run = try await fixture.kata("check", "1", "--deadline", "1", environment: ["KATA_LOAD": "400"])

        #expect(
            run.output.hasPrefix(
                "RED  Step 1 of 2 · The world is greeted\n\n  The machine is busy (load average 400.0, "),
            "\(run.output)")
        #expect(
            run.output.contains("      The tests did not end in time, and that need not be your code."),
            "\(run.output)")
        #expect(
            run.next
                == "Wait until the machine has less to do, then: ./kata check (or give it more time: ./kata check --deadline 20)"
        )
    }

    @Test func `the same files that were red and are green are said to be, and the other way round`()
        async throws
    {
        let flag = FileManager.default.temporaryDirectory.appending(path: "flag-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: flag) }
        try fixture.switchOn(1, of: "Greeting")
        try fixture.solve("Greeting", step: 1)
        try fixture.write(
            "import Foundation\nimport Testing\n\n@Test func isLucky() { #expect(FileManager.default.fileExists(atPath: \"\(flag.path)\")) }\n",
            to: "Tests/GreetingTests/MyTests.swift")

        let red = try await fixture.kata("check", "1")
        #expect(red.status == 1)
        #expect(!red.output.contains("with the same files"), "\(red.output)")

        try Files.write(Data(), to: flag)
        for _ in 1...2 {
            let green = try await fixture.kata("check", "1")
            #expect(green.status == 0)
            let words = green.output.replacing(/\s+/, with: " ")
            #expect(
                words.contains(#/It was red at \d\d:\d\d with the same files \(isLucky\(\): /#), "\(words)")
            #expect(words.contains(", and is green now. So it is not your last change that decides:"))
        }

        try FileManager.default.removeItem(at: flag)
        let again = try await fixture.kata("check", "1")
        #expect(
            again.output.contains(/It was green at \d\d:\d\d with the same files, and is red now\./),
            "\(again.output)")
        #expect(
            again.next
                == "Change nothing yet, and run the same once more: ./kata check (stuck? ./kata hint)")

        // What the tests read besides is one of the files, too.
        try Files.write(Data(), to: flag)
        try fixture.write("", to: "Tests/GreetingTests/__Snapshots__/other.txt")
        #expect(try await !fixture.kata("check", "1").output.contains("with the same files"))
    }

    // MARK: The file

    @Test(arguments: [
        ("cannot find 'GreetingView' in scope", "In a new file, Sources/Greeting/GreetingView.swift, write"),
        ("value of type 'Greeting' has no member 'loud'", "In Sources/Greeting/Greeting.swift write"),
        (
            "cannot find 'loud' in scope",
            "In Sources/Greeting/Greeting.swift and GreetingView.swift (new) write"
        ),
    ])
    func `of several files the one is named that the compiler is about`(_ error: String, _ start: String)
        throws
    {
        let diagnostic = Diagnostic(
            file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 9, column: 9, message: error)
        try fixture.edit(
            "Chapters/1-Greeting.md", "*6 minutes* · your code: `Sources/Greeting/Greeting.swift`",
            "*6 minutes* · your code: `Sources/Greeting/Greeting.swift`, `GreetingView.swift` (new)")
        let text = try Course(fixture.workspace).chapter("1").text()
        let verdict = try fixture.verdict(
            diagnostics: [diagnostic], reading: Reading(of: text.steps[1], steps: 2))

        let move = VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80
        ).next

        #expect(move == "\(start) just enough to compile, then: ./kata check (stuck? ./kata hint)")
    }

    // MARK: The learner's own files

    private func report(_ error: Diagnostic) throws -> VerdictReport {
        let text = try Course(fixture.workspace).chapter("1").text()
        return VerdictReport(
            verdict: try fixture.verdict(
                diagnostics: [error], reading: Reading(of: text.steps[1], steps: 2)),
            workspace: fixture.workspace, style: .plain, width: 200)
    }

    private func error(_ message: String, in file: String, notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(file: fixture.path(file), line: 9, column: 9, message: message, notes: notes)
    }

    @Test(arguments: ["MyTests.swift", "MyStep2.swift"])
    func `an error in a test of the learner's is mended there`(_ name: String) throws {
        let file = "Tests/GreetingTests/\(name)"
        let report = try report(
            error("cannot convert value of type 'String' to specified type 'Int'", in: file))

        #expect(report.next == "Mend what the compiler names in \(file), then: ./kata check")
        #expect(
            report.text().contains("\n\n  A test of yours does not compile: the first error says where.\n\n"))
    }

    @Test func `a function in a test of the learner's that is a property so far is written in the code`()
        throws
    {
        let file = "Tests/GreetingTests/MyStep2.swift"

        #expect(
            try report(error("cannot call value of non-function type 'String'", in: file)).next
                == "In Sources/Greeting/Greeting.swift write just enough to compile, then: ./kata check (stuck? ./kata hint)"
        )
    }

    @Test func `a name in a test that no step asks for is written, or mended`() throws {
        #expect(
            try report(error("cannot find 'loud' in scope", in: "Tests/GreetingTests/MyTests.swift")).next
                == "In Sources/Greeting/Greeting.swift write just enough to compile, or mend Tests/GreetingTests/MyTests.swift, then: ./kata check (stuck? ./kata hint)"
        )
    }

    @Test(arguments: [
        ("'Screen' is ambiguous for type lookup in this context", "Screen"),
        ("'Test' is not a member type of enum 'Greeting.Testing'", "Testing"),
        ("type 'Testing' has no member '__checkBinaryOperation'", "Testing"),
    ])
    func `a type whose name is taken gets another one, wherever the compiler complains`(
        _ message: String, _ name: String
    ) throws {
        let source = "Sources/Greeting/Mine.swift"
        try fixture.write("enum \(name) { case a }\n", to: source)
        let notes = [source, "Sources/PaperUI/Runtime/Screen.swift"].map {
            Diagnostic.Note(file: fixture.path($0), line: 1, column: 6, message: "found this candidate")
        }
        let report = try report(error(message, in: "Tests/GreetingTests/Helpers/Showing.swift", notes: notes))

        #expect(report.next == "Give your '\(name)' another name, then: ./kata check")
        #expect(
            report.verdict.problems[0].details == [
                "Your '\(name)' has a name that the tests use for something else, so the two are mixed up. Give yours another name."
            ])
        #expect(report.text().contains("\n\n  A name is taken: the first error says which.\n\n"))
    }

    @Test func `two types of the learner's with one name are no name that is taken`() throws {
        try fixture.write("enum Screen {}\n", to: "Sources/Greeting/Mine.swift")
        let notes = ["Sources/Greeting/Mine.swift", "Sources/Greeting/Greeting.swift"].map {
            Diagnostic.Note(file: fixture.path($0), line: 1, column: 6, message: "found this candidate")
        }

        let report = try report(
            error(
                "'Screen' is ambiguous for type lookup in this context", in: "Sources/Greeting/Mine.swift",
                notes: notes))

        #expect(report.verdict.problems[0].details.isEmpty)
    }

    @Test(arguments: ["Model.swift", "MyTests.swift"])
    func `what the chapter's tests use and stands among them belongs in Sources`(_ name: String) throws {
        let text = try fixture.read("Tests/GreetingTests/Step2-Name.swift")
        try fixture.write(
            text.replacing("struct", with: "@MainActor let model = Greeter()\nstruct"),
            to: "Tests/GreetingTests/Step2-Name.swift")
        let file = "Tests/GreetingTests/\(name)"
        try fixture.write("struct Greeter {}\nstruct Mine {}\n", to: file)
        let run = TestRun(tests: [], issues: [], ending: .complete, output: "")

        let report = fixture.report(try fixture.verdict(run: run))
        #expect(
            report.contains(
                "\n\n  Among the tests: Greeter in \(file)\n  What the chapter's tests use is your code. It belongs in Sources/Greeting.\n\n"
            ),
            "\(report)")

        try fixture.write("struct Greeter {}\n", to: "Sources/Greeting/Greeter.swift")
        #expect(!fixture.report(try fixture.verdict(run: run)).contains("Among the tests"))
    }

    // MARK: After a green

    @Test(arguments: [
        (1, "Nothing to do.", "Commit, then: ./kata next"),
        (
            1, "Two lines say one thing.",
            "Tidy up while it is green, commit, then: ./kata next (the text goes on: ./kata read refactor)"
        ),
        (2, "Nothing to do.", "That was the last step. Commit, then: ./kata next"),
    ])
    func `a green says tidy up where the text has something to tidy`(
        _ step: Int, _ refactor: String, _ expected: String
    ) throws {
        let file = "Chapters/1-Greeting.md"
        let text = try fixture.read(file)
        let tidied = text.replacing(
            /### Refactor\n\nNothing to do[^\n]*/, with: "### Refactor\n\n\(refactor)")
        try fixture.write(tidied, to: file)
        let steps = try Course(fixture.workspace).chapter("1").text().steps
        let run = TestRun(
            tests: [
                TestRun.Test(
                    name: "a()",
                    file: fixture.path(
                        "Tests/GreetingTests/\(step == 1 ? "Step1-Hello" : "Step2-Name").swift"), line: 8,
                    column: 6,
                    state: .passed)
            ],
            issues: [], ending: .complete, output: "")
        let verdict = try fixture.verdict(
            step: step, run: run, reading: Reading(of: steps[step - 1], steps: 2))

        let move = VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80
        ).next

        #expect(move == expected)
    }
}
