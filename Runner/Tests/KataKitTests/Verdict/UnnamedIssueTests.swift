import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// Which test is told of what fails in a detached task, a queue or a thread.
struct UnnamedIssueTests {
    private static let tests = """
        import Dispatch
        import Testing

        @MainActor struct Tasks {
            @Test func detached() async {
                await Task.detached { #expect("}" == "a") }.value
            }
            @Test(arguments: [1, 2]) func rows(_ number: Int) async {
                await Task.detached { #expect(number == 1) }.value
            }
            struct Nested {
                @Test func queue() async {
                    await withCheckedContinuation { done in
                        DispatchQueue.global().async {
                            #expect(Bool(false))
                            done.resume()
                        }
                    }
                }
            }
            @Test func helper() async { await Task.detached { Helper.fails() }.value }
            @Test func known() async {
                await Task.detached { withKnownIssue { Helper.fails() } }.value
            }
            @Test func late() {
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                    #expect(1 == 3)
                }
            }
            @Test func waits() async throws {
                try await Task.sleep(for: .seconds(0.5))
            }
        }
        """
    private static let helper = """
        import Testing

        enum Helper {
            static func fails() {
                Issue.record("It fails.")
            }
        }
        """

    @Test(arguments: FixtureWorkspace.engines)
    func `it is the one whose lines hold it, or the one that was running`(_ engine: String) async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 2)
        try fixture.write(Self.tests, to: EngineCase.own)
        try fixture.write(Self.helper, to: "Tests/GreetingTests/MyWords.swift")

        let verdict = try await fixture.verdict(
            of: try fixture.setup(step: 2), by: try fixture.engine(engine),
            limits: TimeLimits(tests: .seconds(60)))

        let problems = verdict.problems.map {
            "\($0.test ?? "-") \($0.arguments ?? "") \($0.file?.split(separator: "/").last ?? ""):\($0.line ?? 0)"
        }
        #expect(
            problems.sorted() == [
                "detached()  MyTests.swift:6", "helper()  MyWords.swift:5", "late()  MyTests.swift:27",
                "queue()  MyTests.swift:15", "rows(_:) number → 2 MyTests.swift:9",
            ])
        #expect(verdict.tests?.own == Check.Tally(passed: 2, failed: 5))
        #expect(verdict.tests?.known == 1)
    }

    @Test func `where nobody can say it, that is said`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 2)
        try fixture.write("import Testing\n\nfunc late() { #expect(1 == 2) }\n", to: EngineCase.own)
        let setup = try fixture.setup(step: 2)
        let test = TestRun.Test(
            id: "a", name: "a()", file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 5,
            column: 6, state: .passed)
        let issue = TestRun.Issue(
            test: nil, arguments: nil, file: fixture.path(EngineCase.own), line: 3, column: 15,
            message: #"Expectation failed: (a → "1") == "2""#, details: [])
        let run = TestRun(tests: [test], issues: [issue], ending: .complete, output: "")
        let outcome = Outcome(
            diagnostics: [], run: run.givingIssues(toTestsIn: setup), buildSeconds: 0, runSeconds: 0)

        let verdict = Verdict(
            setup: setup, outcome: outcome, after: Reading(title: "A title", steps: 2),
            workspace: fixture.workspace)

        expectRecorded(
            VerdictReport(verdict: verdict, workspace: fixture.workspace, style: .plain, width: 80).text(),
            as: "nobodys")
    }
}
