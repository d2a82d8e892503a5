import RunnerTesting
import Testing

@testable import KataEngine

/// Reds that are longer than a screen.
struct LongRedTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func issue(
        _ message: String, arguments: String? = nil, line: Int = 9, details: [String] = []
    ) -> TestRun.Issue {
        TestRun.Issue(
            test: "b(_:)", arguments: arguments, file: fixture.path("Tests/GreetingTests/Step2-Name.swift"),
            line: line, column: 9, message: message, details: details)
    }

    private func rows(_ count: Int, line: Int = 9) -> [TestRun.Issue] {
        (1...count).map {
            issue(
                "Expectation failed: (sum → [\($0)]) == []", arguments: "n → \($0)", line: line,
                details: ["removed [\($0)]", "the sum"])
        }
    }

    private func report(_ issues: [TestRun.Issue], showsAll: Bool = false) throws -> String {
        let test = TestRun.Test(
            name: "b(_:)", file: fixture.path("Tests/GreetingTests/Step2-Name.swift"), line: 8, column: 6,
            state: .failed)
        let run = TestRun(tests: [test], issues: issues, ending: .complete, output: "")
        return fixture.report(try fixture.verdict(run: run), showsAll: showsAll)
    }

    @Test func `the rows of one test that fail at one line are one problem`() throws {
        expectRecorded(try report(rows(2) + rows(2, line: 12)), as: "rows-of-two-lines")
    }

    @Test func `a comparison's sentence needs no list of what was removed`() throws {
        expectRecorded(try report(rows(1)).part(with: "b(_:)"), as: "one-row")
    }

    @Test func `many rows are told by the first`() throws {
        expectRecorded(try report(rows(12)), as: "twelve-rows")
    }

    @Test func `a single row is not left out`() throws {
        let report = try report(rows(9))

        #expect(report.contains("with n → 9: sum is [9] and should be []."))
        #expect(!report.contains("…"))
    }

    @Test func `what is left out is said last, and how to see it`() throws {
        expectRecorded(try report((1...11).map { issue("No. \($0)", line: $0) }), as: "eleven-problems")
    }

    @Test func `nothing is left out of all`() throws {
        let report = try report(
            rows(12) + (1...11).map { issue("No. \($0)", line: 20 + $0) }, showsAll: true)

        #expect(report.contains("with n → 12: sum is [12] and should be []."))
        #expect(report.contains("No. 11"))
        #expect(!report.contains("…"))
    }

    @Test func `all places of an error are in all`() throws {
        let errors = (1...3).map {
            Diagnostic(
                file: fixture.path("Tests/GreetingTests/MyTests.swift"), line: $0, column: 4,
                message: "cannot find 'greet' in scope")
        }

        expectRecorded(
            fixture.report(try fixture.verdict(diagnostics: errors), showsAll: true).part(with: "'greet'"),
            as: "all-places")
    }

    @Test func `the command shows all when asked to`() async throws {
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("check", "--all")

        #expect(run.errors == "")
        #expect(run.status == 1)
        #expect(run.output.contains("✗ cannot find 'greeting' in scope"))
    }
}
