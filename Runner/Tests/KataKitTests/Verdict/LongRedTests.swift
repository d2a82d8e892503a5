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
        #expect(
            try report(rows(2) + rows(2, line: 12)) == """
                RED  Step 2 of 2 · A name is greeted

                  ✗ b(_:) — new in this step
                      with n → 1: sum is [1] and should be [].
                      with n → 2: sum is [2] and should be [].
                      the sum
                      at Tests/GreetingTests/Step2-Name.swift:9:9

                  ✗ b(_:) — new in this step
                      with n → 1: sum is [1] and should be [].
                      with n → 2: sum is [2] and should be [].
                      the sum
                      at Tests/GreetingTests/Step2-Name.swift:12:9

                  1 of 1 test fails (0.41 s).

                Next: do it.
                """)
    }

    @Test func `a comparison's sentence needs no list of what was removed`() throws {
        #expect(
            try report(rows(1)).contains(
                """
                      with n → 1
                      sum is [1] and should be [].
                      the sum
                      at
                """))
    }

    @Test func `many rows are told by the first`() throws {
        #expect(
            try report(rows(12)) == """
                RED  Step 2 of 2 · A name is greeted

                  ✗ b(_:) — new in this step
                      with n → 1: sum is [1] and should be [].
                      with n → 2: sum is [2] and should be [].
                      with n → 3: sum is [3] and should be [].
                      with n → 4: sum is [4] and should be [].
                      with n → 5: sum is [5] and should be [].
                      with n → 6: sum is [6] and should be [].
                      with n → 7: sum is [7] and should be [].
                      with n → 8: sum is [8] and should be [].
                      … and 4 more rows
                      the sum
                      at Tests/GreetingTests/Step2-Name.swift:9:9

                  1 of 1 test fails (0.41 s).

                  … and 4 more rows: ./kata check --all shows them.

                Next: do it.
                """)
    }

    @Test func `a single row is not left out`() throws {
        let report = try report(rows(9))

        #expect(report.contains("with n → 9: sum is [9] and should be []."))
        #expect(!report.contains("…"))
    }

    @Test func `what is left out is said last, and how to see it`() throws {
        let report = try report((1...11).map { issue("No. \($0)", line: $0) })

        #expect(
            report.hasSuffix(
                """
                      No. 4
                      at Tests/GreetingTests/Step2-Name.swift:4:9

                  1 of 1 test fails (0.41 s).

                  … and 7 more problems: ./kata check --all shows them.

                Next: do it.
                """))
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

        #expect(
            fixture.report(try fixture.verdict(diagnostics: errors), showsAll: true).contains(
                """
                  ✗ cannot find 'greet' in scope
                      at Tests/GreetingTests/MyTests.swift:1:4
                      at Tests/GreetingTests/MyTests.swift:2:4
                      at Tests/GreetingTests/MyTests.swift:3:4

                """))
    }

    @Test func `the command shows all when asked to`() async throws {
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("check", "--all")

        #expect(run.errors == "")
        #expect(run.status == 1)
        #expect(run.output.contains("✗ cannot find 'greeting' in scope"))
    }
}
