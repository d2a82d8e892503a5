import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// A red at a step that was green before is told as what it is: a slip, not the step's own red.
struct SlipTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func report(_ verdict: Verdict) -> String {
        VerdictReport(
            verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80, showsTimes: false
        ).text()
    }

    private func verdict(errorIn file: String) throws -> Verdict {
        try fixture.verdict(
            diagnostics: [
                Diagnostic(
                    file: fixture.path(file), line: 2, column: 5, message: "cannot find 'nmae' in scope")
            ], wasGreen: true)
    }

    private func verdict(failureIn file: String) throws -> Verdict {
        let test = TestRun.Test(name: "a()", file: fixture.path(file), line: 4, column: 2, state: .failed)
        let other = TestRun.Test(
            name: "b()", file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 7, column: 2,
            state: .passed)
        let issue = TestRun.Issue(
            test: "a()", arguments: nil, file: fixture.path(file), line: 5, column: 5, message: "no",
            details: [])
        return try fixture.verdict(
            run: TestRun(tests: [test, other], issues: [issue], ending: .complete, output: ""), wasGreen: true
        )
    }

    @Test func `what no longer compiles is mended or undone`() throws {
        expectRecorded(
            report(try verdict(errorIn: "Sources/Greeting/Greeting.swift")), as: "no-longer-compiles")
    }

    @Test(arguments: ["Step1-Hello", "Step2-Name"])
    func `a test that fails again is mended or undone`(_ file: String) throws {
        let report = report(try verdict(failureIn: "Tests/GreetingTests/\(file).swift"))
        expectRecorded(report.part(with: "Next:"), as: "fails-again")
    }

    @Test func `a test of one's own begins the cycle anew`() throws {
        let own = "Tests/GreetingTests/MyTests.swift"

        #expect(
            report(try verdict(errorIn: own)).contains(
                "\nNext: Write just enough to compile, or mend Tests/GreetingTests/MyTests.swift,\nthen:"))
        #expect(
            report(try verdict(failureIn: own)).contains("\nNext: Make it pass in the simplest way, then:"))
    }

    @Test func `what was green is remembered until the step changes`() async throws {
        _ = try await fixture.kata("start", "1")
        try fixture.solve("Greeting", step: 1)
        _ = try await fixture.kata("check")
        try fixture.write("func greeting() -> String { \n", to: "Sources/Greeting/Greeting.swift")
        #expect(try await fixture.kata("check").next.hasPrefix("It was green before."))

        try fixture.solve("Greeting", step: 1)
        for command in [["next"], ["start", "1"]] {
            if command == ["start", "1"] { _ = try await fixture.kata("reset", "1") }
            _ = try await fixture.kata(command)
            #expect(
                try await fixture.kata("check").next.hasPrefix(
                    "In Sources/Greeting/Greeting.swift write just")
            )
        }
    }
}
