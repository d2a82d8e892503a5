import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What two engines have to agree on in an outcome.
struct ConclusionTests {
    private let fixture: FixtureWorkspace
    private let setup: Setup
    private let source: String
    private let test: String

    init() throws {
        fixture = try FixtureWorkspace()
        setup = try fixture.setup(step: 1)
        source = fixture.root.path + "/Sources/Greeting/Greeting.swift"
        test = fixture.root.path + "/Tests/GreetingTests/Step1-Hello.swift"
    }

    private func conclusion(_ outcome: Outcome) -> Conclusion {
        Conclusion(outcome, on: setup, in: fixture.workspace)
    }

    private func outcome(_ diagnostics: Diagnostic...) -> Outcome {
        Outcome(diagnostics: diagnostics, run: nil, buildSeconds: 1, runSeconds: 0)
    }

    private func outcome(
        _ state: TestRun.Test.State, _ ending: TestRun.Ending = .complete, issueAt line: Int? = nil
    ) -> Outcome {
        let tests = [TestRun.Test(name: "greets()", file: test, line: 7, column: 2, state: state)]
        let issues = line.map {
            TestRun.Issue(test: "greets()", file: test, line: $0, column: 1, message: "no", details: [])
        }
        return Outcome(
            diagnostics: [],
            run: TestRun(tests: tests, issues: [issues].compactMap(\.self), ending: ending, output: ""),
            buildSeconds: 1, runSeconds: 1)
    }

    @Test func `errors with their places`() {
        let sut = conclusion(
            outcome(
                Diagnostic(file: source, line: 3, column: 9, message: "cannot find 'x' in scope"),
                Diagnostic(file: source, line: 4, column: 9, message: "cannot find 'y' in scope")))

        #expect(
            sut
                == .errors([
                    "Sources/Greeting/Greeting.swift:3: cannot find 'x' in scope",
                    "Sources/Greeting/Greeting.swift:4: cannot find 'y' in scope",
                ]))
    }

    @Test func `what a linker says is no error of the compiler's`() {
        let sut = conclusion(
            outcome(
                Diagnostic(file: "/A.swift", line: 3, message: "undefined symbol greeting", isLinkers: true)))

        #expect(sut == .other("undefined symbol greeting"))
        #expect(sut.kind == nil)
    }

    @Test func `a failure is where the test is and where it failed`() {
        #expect(
            conclusion(outcome(.failed, issueAt: 9))
                == .failures([
                    "Tests/GreetingTests/Step1-Hello.swift:7 greets()",
                    "Tests/GreetingTests/Step1-Hello.swift:9 greets()",
                ]))
    }

    @Test func `a green, a crash, and what does not end`() {
        #expect(conclusion(outcome(.passed)) == .green)
        #expect(conclusion(outcome(.running, .crashed("at 0x7f"))) == .other("a crash in greets()"))
        #expect(conclusion(outcome(.running, .timedOut)) == .late)
        #expect(conclusion(outcome()) == .late)
    }
}
