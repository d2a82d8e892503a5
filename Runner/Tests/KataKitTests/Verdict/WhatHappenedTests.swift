import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// Messages that say little by themselves.
struct WhatHappenedTests {
    private let fixture: FixtureWorkspace
    private let own = "Tests/GreetingTests/MyTests.swift"

    init() throws { fixture = try FixtureWorkspace() }

    private func problem(_ message: String, line: Int) throws -> Check.Problem {
        let test = TestRun.Test(
            id: "B/b()", name: "b()", file: fixture.path(own), line: 4, column: 2, state: .failed)
        let namesake = TestRun.Test(
            id: "A/b()", name: "b()", file: fixture.path(own), line: 2, column: 2, state: .passed)
        let issue = TestRun.Issue(
            test: "b()", testID: "B/b()", arguments: nil, file: fixture.path(own), line: line, column: 2,
            message: message,
            details: [])
        let run = TestRun(tests: [namesake, test], issues: [issue], ending: .complete, output: "")
        return try fixture.verdict(run: run).problems[0]
    }

    private func stuck(_ text: String) throws -> [String] {
        try fixture.write(text, to: own)
        let test = TestRun.Test(name: "b()", file: fixture.path(own), line: 4, column: 2, state: .running)
        let run = TestRun(tests: [test], issues: [], ending: .timedOut, output: "")
        return try fixture.verdict(run: run).problems[0].details
    }

    @Test func `a test that failed without a word is red`() throws {
        let test = TestRun.Test(name: "b()", file: fixture.path(own), line: 4, column: 2, state: .failed)
        let started = TestRun.Test(
            name: "a()", file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 4, column: 2,
            state: .passed)
        let run = TestRun(tests: [started, test], issues: [], ending: .complete, output: "")

        #expect(try fixture.verdict(run: run).color == .red)
    }

    @Test(arguments: [(7.9, true), (8, false)])
    func `what fails when the run's time is used up is no regression`(_ end: Double, _ isOne: Bool) throws {
        let file = fixture.path("Tests/GreetingTests/Step1-Hello.swift")
        var test = TestRun.Test(name: "a()", file: file, line: 4, column: 2, state: .failed)
        test.end = end
        var run = TestRun(tests: [test], issues: [], ending: .complete, output: "")
        run.usedUpAt = 8

        #expect(try fixture.verdict(run: run).isRegression == isOne)
    }

    @Test func `an older test that the end of the time stopped is no regression`() throws {
        let file = fixture.path("Tests/GreetingTests/Step1-Hello.swift")
        let test = TestRun.Test(name: "a()", file: file, line: 4, column: 2, state: .running)

        for (ending, isOne) in [(TestRun.Ending.timedOut, false), (.crashed("no"), true)] {
            let run = TestRun(tests: [test], issues: [], ending: ending, output: "")
            #expect(try fixture.verdict(run: run).isRegression == isOne)
        }
    }

    @Test func `a known issue that did not occur is explained`() throws {
        #expect(
            try problem("Known issue was not recorded", line: 6).details == [
                "This test documents an issue with withKnownIssue, and the issue did not occur. If that is mended, take withKnownIssue away and keep what is in it."
            ])
    }

    @Test func `an error that nobody caught says that its line is not known`() throws {
        #expect(
            try problem("Caught error: .offline", line: 4).details == [
                "Thrown, and not caught, somewhere in this test. To see at which line, wrap a call: #expect(throws: Never.self) { try … }"
            ])
    }

    @Test func `an error with a line of its own needs no more words`() throws {
        #expect(try problem("Caught error: .offline", line: 6).details.isEmpty)
    }

    @Test func `a test that hangs at a gate that it never opens says so`() throws {
        #expect(
            try stuck(
                """
                import Testing
                import TestSupport

                @Test func b() async {
                    let gate = Gate<Int>()
                    _ = try? await gate()
                }

                @Test func c() async { gate.succeed(with: 1) }
                """) == [
                    "Most likely it waits here: _ = try? await gate()",
                    "This test makes a gate and never answers it, so whoever calls it waits for ever. Answer with gate.succeed(with:) or gate.fail(with:).",
                ])
    }

    @Test func `a test that hangs and answers its gate is told how a gate answers`() throws {
        #expect(
            try stuck(
                """
                import Testing
                import TestSupport

                @Test func b() async {
                    let gate = Gate<Int>()
                    _ = try? await gate()
                    gate.succeed(with: 1)
                }
                """) == [
                    "Most likely it waits here: _ = try? await gate()",
                    "This test uses a gate. An answer reaches the calls that wait at that moment: a later call waits for the next one, and a call that the test itself awaits first never gets it.",
                ])
    }

    /// The lines of a test, and the one that waits.
    @Test(arguments: [
        (
            [
                "let fetch = Task { await sut.fetch() }", "await gate.untilCalled()", "fetch.cancel()",
                "await fetch.value",
            ],
            "await fetch.value"
        ),
        (
            [
                "await sut.load()", "let fetch = Task {", "    await sut.fetch()", "}",
                "await gate.untilCalled()",
                "gate.succeed(with: 1)", "await fetch.value",
            ],
            "await fetch.value"
        ),
        (["await sut.fetch()", "await gate.untilCalled()", "gate.succeed(with: 1)"], "await sut.fetch()"),
        (
            ["await gate.untilCalled()", "await sut.fetch()", "gate.succeed(with: 1)", "await a.value"],
            "await sut.fetch()"
        ),
        (
            ["await first.value", "for await state in stream {", "    states.append(state)", "}"],
            "for await state in stream {"
        ),
        (
            ["await waitUntil { true }", "await sut.fetch()", "try await Task.sleep(for: .seconds(1))"],
            "await sut.fetch()"
        ),
    ])
    func `a test that hangs is told the line that waits`(_ lines: [String], _ wait: String) throws {
        let text = "import Testing\n\n\n@Test func b() async {\n\(lines.map { "    \($0)\n" }.joined())}\n"

        #expect(try stuck(text).first == "Most likely it waits here: \(wait)")
    }

    @Test func `an older test that hangs is told as one, and nothing is made to pass`() throws {
        func report(_ running: [String]) throws -> String {
            let tests = running.map { name in
                TestRun.Test(
                    name: "a()", file: fixture.path("Tests/GreetingTests/\(name).swift"), line: 7, column: 6,
                    state: .running)
            }
            let verdict = try fixture.verdict(
                run: TestRun(tests: tests, issues: [], ending: .timedOut, output: ""))
            return VerdictReport(
                verdict: verdict, workspace: fixture.workspace, style: .plain, width: 200
            ).text()
        }
        let older = try report(["Step1-Hello"])
        #expect(older.contains("\n\n  A test that passed before hangs, and was stopped.\n\n"), "\(older)")
        #expect(
            older.contains("\n\nNext: A test that passed before hangs. Mend that first, then: ./kata check"))

        let learners = try report(["MyStep1"])
        #expect(learners.contains("\n\nNext: Mend the code, or that test, then: ./kata check"), "\(learners)")

        // Where the new one hangs, an older one may only wait for its turn.
        for running in [["Step2-Name"], ["Step1-Hello", "Step2-Name"]] {
            #expect(try report(running).contains("\n\nNext: Make it pass in the simplest way"))
        }
    }

    @Test func `a test without a gate that hangs has nothing to open`() throws {
        #expect(
            try stuck("import Testing\n\n\n@Test func b() async { while true {} }\n").isEmpty)
    }
}
