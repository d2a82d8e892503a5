import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

struct VerdictReportTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func report(
        step: Int = 2, diagnostics: [Diagnostic] = [], run: TestRun? = nil, differing: [String] = [],
        printing expected: Set<String> = []
    ) throws -> String {
        let verdict = try verdict(step: step, diagnostics: diagnostics, run: run, differing: differing)
        return VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, showsTimes: true
        ).text(next: "do it.")
    }

    private func verdict(
        step: Int = 2, diagnostics: [Diagnostic] = [], run: TestRun? = nil, differing: [String] = [],
        printing expected: Set<String> = []
    ) throws -> Verdict {
        Verdict(
            setup: try fixture.setup(step: step),
            outcome: Outcome(diagnostics: diagnostics, run: run, buildSeconds: 0.4, runSeconds: 0.01),
            after: Reading(
                title: "A name is greeted", steps: 2, differingTests: differing, expectedPrints: expected),
            workspace: fixture.workspace)
    }

    private func path(_ relative: String) -> String { fixture.root.appending(path: relative).path }

    private func test(_ name: String, _ file: String, _ state: TestRun.Test.State) -> TestRun.Test {
        TestRun.Test(name: name, file: path("Tests/GreetingTests/\(file)"), line: 8, column: 6, state: state)
    }

    private func issue(_ test: String, _ file: String, _ message: String, arguments: String? = nil)
        -> TestRun.Issue
    {
        TestRun.Issue(
            test: test, arguments: arguments, file: path("Tests/GreetingTests/\(file)"), line: 9, column: 9,
            message: message, details: ["a comment"])
    }

    @Test(arguments: [
        (0, "  2 tests pass (tests 0.01 s, build 0.40 s)."),
        (1, "  2 tests pass, one of them with its known issue (tests 0.01 s, build 0.40 s)."),
        (2, "  2 tests pass, 2 of them with a known issue (tests 0.01 s, build 0.40 s)."),
    ])
    func `green says how many known issues occurred`(_ count: Int, _ tally: String) throws {
        var tests = [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed)]
        for index in 0..<count { tests[index].hasKnownIssue = true }

        let report = try report(run: TestRun(tests: tests, issues: [], ending: .complete, output: ""))

        #expect(report.split(separator: "\n").contains(tally[...]))
    }

    @Test func `tests that did not run are counted and named`() throws {
        let tests = [
            test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed),
            test("mine()", "MyTests.swift", .skipped),
        ]

        let report = try report(run: TestRun(tests: tests, issues: [], ending: .complete, output: ""))

        expectRecorded(report, as: "not-run")
    }

    @Test func `a step whose tests did not run is not told that their file is missing`() throws {
        let tests = [
            test("a()", "Step1-Hello.swift", .skipped), test("b()", "Step2-Name.swift", .skipped),
            test("c()", "Step2-Name.swift", .skipped),
        ]

        let report = try report(run: TestRun(tests: tests, issues: [], ending: .complete, output: ""))

        expectRecorded(report, as: "nothing-run")
    }

    @Test func `what a test warns of is shown, and is no red`() throws {
        var run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed)],
            issues: [], ending: .complete, output: "")
        run.warnings = [issue("b()", "Step2-Name.swift", "Issue recorded", arguments: "name → \"Ada\"")]

        expectRecorded(try report(run: run), as: "warning")
    }

    @Test(arguments: [
        (12, false, "    … and 4 more lines"), (9, false, "    … and 1 more line"),
        (12, true, "    … and more than 4 lines"),
    ])
    func `of what was printed, the beginning is shown, and how much more there was`(
        _ count: Int, _ isCut: Bool, _ end: String
    ) throws {
        let output = (1...count).map { "\($0)\n" }.joined() + (isCut ? "\(PrintedOutput.cut)\n" : "")
        let tests = [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed)]

        let report = try report(run: TestRun(tests: tests, issues: [], ending: .complete, output: output))

        #expect(report.contains("    8\n\(end)\n"), "\(report)")
    }

    @Test(arguments: [
        (false, "  Printed while the tests ran:\n    mine\n"),
        (true, "  Printed while the tests ran:\n    old news\n    mine\n"),
    ])
    func `what an older step's text has shown as printed is shown again where all is asked for`(
        _ showsAll: Bool, _ words: String
    ) throws {
        let tests = [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed)]
        func report(printing output: String) throws -> String {
            let run = TestRun(tests: tests, issues: [], ending: .complete, output: output)
            let verdict = try verdict(run: run, printing: ["old news"])
            return VerdictReport(
                verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, showsAll: showsAll
            ).text(next: "do it.")
        }

        #expect(try report(printing: "old news\nmine\n").contains(words))
        #expect(try report(printing: "old news\n").contains("Printed") == showsAll)
    }

    @Test func `green says how many tests pass`() throws {
        let run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .passed)],
            issues: [],
            ending: .complete, output: "")

        expectRecorded(try report(run: run), as: "green")
    }

    @Test func `a failed test says what is and what should be, where, and that it is new`() throws {
        let run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .passed), test("b(_:)", "Step2-Name.swift", .failed)],
            issues: [
                issue(
                    "b(_:)", "Step2-Name.swift",
                    #"Expectation failed: (greeting() → "Hello") == "Hello, Ada""#,
                    arguments: #"name → "Ada""#)
            ], ending: .complete, output: "")

        expectRecorded(try report(run: run), as: "failed")
    }

    @Test func `an older test that broke is called so`() throws {
        let run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .failed), test("b()", "Step2-Name.swift", .passed)],
            issues: [issue("a()", "Step1-Hello.swift", "Caught error: .offline")], ending: .complete,
            output: "")

        expectRecorded(try report(run: run), as: "older-test-broke")
    }

    @Test func `an older test of the learner's may be a new one`() throws {
        let run = TestRun(
            tests: [test("mine()", "MyStep1.swift", .failed), test("b()", "Step2-Name.swift", .passed)],
            issues: [issue("mine()", "MyStep1.swift", "Caught error: .offline")], ending: .complete,
            output: "")

        expectRecorded(try report(run: run), as: "older-test-of-the-learner")
        #expect(
            try report(
                run: TestRun(
                    tests: run.tests + [test("a()", "Step1-Hello.swift", .failed)],
                    issues: run.issues + [issue("a()", "Step1-Hello.swift", "Caught error: .offline")],
                    ending: .complete, output: "")
            ).contains("\n\n  An older test broke: it passed before your last change.\n\n"))
    }

    @Test func `code that does not compile is no red of the test's`() throws {
        let error = Diagnostic(
            file: path("Sources/Greeting/Greeting.swift"), line: 1, column: 1,
            message: "source control conflict marker in source file", excerpt: "<<<<<<< mine")

        #expect(
            try report(diagnostics: [error]).contains(
                "\n\n  Your code does not compile: the first error says where.\n\n"))
    }

    @Test func `a compiler's error shows its line, and repeats are folded`() throws {
        let error = Diagnostic(
            file: path("Tests/GreetingTests/Step2-Name.swift"), line: 9, column: 17,
            message: "cannot find 'greeting' in scope", excerpt: "        #expect(greeting() == \"Hello\")")

        expectRecorded(try report(diagnostics: [error, error, error]), as: "does-not-compile")
    }

    @Test(arguments: [
        "cannot find type 'Money' in scope", "cannot find 'Money' in scope",
        "type 'Money' has no member 'greet'", "cannot call value of non-function type 'Bool'",
    ])
    func `what follows from one missing name is folded under it`(_ message: String) throws {
        let errors = [
            "cannot infer contextual base in reference to member 'zero'", message,
            "reference to member 'full' cannot be resolved without a contextual type",
            "missing argument label 'price:' in call",
            "cannot infer contextual base in reference to member 'zero'",
            "cannot convert value of type 'Int' to specified type 'String'",
        ].enumerated().map { index, message in
            Diagnostic(
                file: path("Tests/GreetingTests/Step2-Name.swift"), line: index + 1, column: 9,
                message: message)
        }

        let report = try report(diagnostics: errors)

        expectRecorded(report.replacing(message, with: "<what is missing>"), as: "consequences")
        #expect(
            fixture.report(try fixture.verdict(diagnostics: errors), showsAll: true).contains(
                "      follows: missing argument label 'price:' in call\n        at Tests/GreetingTests/Step2-Name.swift:4:9\n"
            ))
    }

    @Test func `a crash inside Swift's own code is told at the test that was running`() throws {
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .running)], issues: [],
            ending: .crashed("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"),
            output: "")

        expectRecorded(try report(run: run).part(with: "b()"), as: "crash-inside-swift")
    }

    @Test func `what was over when the tests were stopped is told, and that the rest did not run`() throws {
        let run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .passed), test("b()", "Step2-Name.swift", .running)],
            issues: [], ending: .timedOut, output: "")

        #expect(
            try report(run: run).contains(
                "\n  1 test failed, 1 passed (tests 0.01 s, build 0.40 s). What comes after did not run.\n"))
    }

    @Test func `of two tests that hang for one reason the one that is named counts`() throws {
        let run = TestRun(
            tests: [test("a()", "Step1-Hello.swift", .running), test("b()", "Step2-Name.swift", .running)],
            issues: [], ending: .timedOut, output: "")

        let report = try report(run: run)

        #expect(report.contains("✗ a()"))
        #expect(
            report.contains(
                "\n  1 test failed (tests 0.01 s, build 0.40 s). What comes after did not run.\n"),
            "\(report)")
    }

    @Test func `a long message is told by its beginning and its end`() throws {
        let lines = (1...1_000).map { "line \($0)" }.joined(separator: "\n")
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .failed)],
            issues: [issue("b()", "Step2-Name.swift", lines)], ending: .complete, output: "")

        expectRecorded(try report(run: run).part(with: "b()"), as: "long-message")
    }

    @Test func `an endless line is cut`() throws {
        let line = String(repeating: "x", count: 100_000)
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .failed)],
            issues: [issue("b()", "Step2-Name.swift", line)], ending: .complete, output: line)

        let report = try report(run: run)

        #expect(report.count < 3_000)
        #expect(report.contains("xxx…\n"))
    }

    @Test func `what a terminal would obey is shown, not sent`() throws {
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .failed)],
            issues: [issue("b()", "Step2-Name.swift", "\u{1B}[2Jred\u{7}")], ending: .complete,
            output: "a\r\n\u{1B}]0;title\u{7}b")

        let report = try report(run: run)

        #expect(report.contains("      ␛[2Jred␇\n"))
        #expect(report.contains("    a\n    ␛]0;title␇b\n"))
    }

    @Test(arguments: [
        (
            "Combine",
            "PaperUI has its ObservableObject and @Published here, and none of its publishers: import SwiftUI"
        ),
        (
            "MapKit",
            "It is on Apple's platforms alone. Leave to the app what needs it, and hand the view what it shows."
        ),
        (
            "ViewInspector",
            "PaperUITesting looks into a screen: import PaperUITesting, and try Screen(view).inspect()"
        ),
        (
            "ComposableArchitecture",
            "Packages of others are not here. Write an @Observable model, and test its methods."
        ),
    ])
    func `a module that is not here is told with the one that is`(module: String, advice: String) throws {
        let error = Diagnostic(
            file: path("Sources/Greeting/Greeting.swift"), line: 1, column: 8,
            message: "no such module '\(module)'", excerpt: "import \(module)")

        #expect(
            try report(diagnostics: [error]).contains(
                """
                  ✗ no such module '\(module)'
                      \(advice)
                      at Sources/Greeting/Greeting.swift:1:8
                """))
    }

    @Test func `a crash is told at its line, of the test that was running`() throws {
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .running)], issues: [],
            ending: .crashed("Greeting/Greeting.swift:3: Fatal error: not yet"), output: "hello\n")

        expectRecorded(try report(run: run), as: "crash")
    }

    @Test func `tests that were edited are named`() throws {
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .passed)], issues: [], ending: .complete, output: "")

        expectRecorded(
            try report(run: run, differing: ["Tests/GreetingTests/Step2-Name.swift"]), as: "edited-tests")
    }

    @Test func `the place is a hyperlink where the terminal has them`() throws {
        let run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .failed)],
            issues: [issue("b()", "Step2-Name.swift", "No.")],
            ending: .complete, output: "")
        let verdict = Verdict(
            setup: try fixture.setup(step: 2),
            outcome: Outcome(diagnostics: [], run: run, buildSeconds: 0, runSeconds: 0),
            after: Reading(title: "A name", steps: 2), workspace: fixture.workspace)

        let text = VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .color, width: 80, showsTimes: false
        ).text(next: "do it.")

        let url = fixture.root.appending(path: "Tests/GreetingTests/Step2-Name.swift").absoluteString
        #expect(
            text.contains(
                "\u{1B}]8;;\(url)\u{1B}\\Tests/GreetingTests/Step2-Name.swift:9:9\u{1B}]8;;\u{1B}\\"))
        #expect(text.contains("RED"))
    }

    @Test func `the JSON has every key of the format`() throws {
        let verdict = Verdict(
            setup: try fixture.setup(step: 2),
            outcome: Outcome(
                diagnostics: [Diagnostic(file: nil, line: nil, column: nil, message: "no such module 'A'")],
                run: nil,
                buildSeconds: 0.412, runSeconds: 0), after: Reading(title: "A name", steps: 2),
            workspace: fixture.workspace)

        #expect(
            try JSONLine.encode(verdict)
                == #"{"atOnce":false,"chapter":"Greeting","own":null,"problems":[{"arguments":null,"column":null,"details":[],"file":null,"line":null,"message":"no such module 'A'","test":null}],"reason":"doesNotCompile","regression":false,"schema":1,"seconds":{"build":0.41,"run":0},"step":2,"steps":2,"tests":null,"testsDiffer":[],"title":"A name","turn":null,"verdict":"red","warnings":[]}"#
        )
    }

    @Test(arguments: [("MyStep2.swift", "own"), ("MyTests.swift", "own"), ("Step2-Name.swift", "new")])
    func `a test counts once, and the learner's wherever it is as their own`(_ file: String, _ kind: String)
        throws
    {
        let run = TestRun(
            tests: [test("b()", file, .passed)], issues: [], ending: .complete, output: "")

        let json = try JSONLine.encode(try fixture.verdict(run: run))

        #expect(json.contains(#""\#(kind)":{"failed":0,"passed":1}"#))
        #expect(json.matches(of: /"passed":1/).count == 1)
    }

    @Test func `the JSON names the tests that did not run, and tells warnings as problems are told`() throws {
        var run = TestRun(
            tests: [test("b()", "Step2-Name.swift", .passed), test("off()", "MyTests.swift", .skipped)],
            issues: [], ending: .complete, output: "")
        run.warnings = [issue("b()", "Step2-Name.swift", "Issue recorded")]

        let json = try JSONLine.encode(try fixture.verdict(run: run))

        #expect(
            json.contains(
                #""tests":{"new":{"failed":0,"passed":1},"old":{"failed":0,"passed":0},"own":{"failed":0,"passed":0},"skipped":["off()"]}"#
            ))
        #expect(
            json.contains(
                #""warnings":[{"arguments":null,"column":9,"details":[],"file":"Tests/GreetingTests/Step2-Name.swift","line":9,"message":"a comment","test":"b()"}]"#
            ))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `a wait that was in vain shows what it waited for`(lineEnd: String) throws {
        let file = "Tests/GreetingTests/Step2-Name.swift"
        try fixture.write(try fixture.read(file).replacing("\n", with: lineEnd), to: file)
        let wait = TestRun.Issue(
            test: "b(_:)", arguments: nil, file: path("Tests/GreetingTests/Step2-Name.swift"), line: 9,
            column: 17,
            message: "Issue recorded", details: ["Waited 2.0 seconds for 1; the value is 0."])
        let run = TestRun(
            tests: [test("b(_:)", "Step2-Name.swift", .failed)], issues: [wait], ending: .complete, output: ""
        )

        expectRecorded(try report(run: run), as: "vain-wait")
    }

    @Test func `a snapshot's paths are short, and its diff is told once a line`() throws {
        let details = [
            "The snapshot \"card.one\" differs.", "", "-a", "+b", "reference: \(path("Tests/a.txt"))",
        ]
        let issues = ["one", "two"].map { look in
            TestRun.Issue(
                test: "b(_:)", arguments: "look → \(look)",
                file: path("Tests/GreetingTests/Step2-Name.swift"),
                line: 9, column: 9, message: "Issue recorded", details: [details.joined(separator: "\n")])
        }
        let run = TestRun(
            tests: [test("b(_:)", "Step2-Name.swift", .failed)], issues: issues, ending: .complete,
            output: "")

        expectRecorded(try report(run: run), as: "snapshot")
    }
}
