import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// The test that has to fail, whatever was handed in.
struct CanaryTests {
    private let fixture: FixtureWorkspace
    private let sut: Canary

    init() throws {
        fixture = try FixtureWorkspace()
        sut = try Canary(of: "Greeting", in: fixture.workspace.gradeFolder)
    }

    /// The test's id, as Swift Testing has it.
    private var id: String {
        let function =
            String(decoding: sut.text.bytes, as: UTF8.self).firstMatch(of: /func (\w+\(\))/)?.1 ?? ""
        return "GreetingTests.\(function)/Canary.swift:5:2"
    }

    /// A run in which it has failed some times, beside an issue of a learner's test that says that it stands in its file.
    private func outcome(failures: Int) -> Outcome {
        func test(_ id: String, in file: String) -> TestRun.Test {
            TestRun.Test(id: id, name: id, file: file, line: 1, column: 1, state: .failed)
        }
        func issue(of id: String?, in file: String) -> TestRun.Issue {
            TestRun.Issue(
                test: id, testID: id, arguments: nil, file: file, line: 1, column: 1, message: "", details: []
            )
        }
        let run = TestRun(
            tests: [test(id, in: sut.text.path), test("GreetingTests.own()", in: sut.text.path)],
            issues: (0..<failures).map { _ in issue(of: id, in: sut.text.path) }
                + [issue(of: "GreetingTests.own()", in: sut.text.path), issue(of: nil, in: sut.text.path)],
            ending: .complete, output: "")
        return Outcome(diagnostics: [], run: run, buildSeconds: 0, runSeconds: 0)
    }

    @Test func `where it failed as often as it has to, it is taken out, and nothing else`() throws {
        var outcome = outcome(failures: 8)

        try sut.confirm(&outcome)

        #expect(outcome.run?.tests.map(\.id) == ["GreetingTests.own()"])
        #expect(outcome.run?.issues.map(\.testID) == ["GreetingTests.own()", nil])
    }

    @Test func `nobody knows its name and its operands before`() throws {
        let other = try Canary(of: "Greeting", in: fixture.workspace.gradeFolder)

        let lines = [sut, other].map { String(decoding: $0.text.bytes, as: UTF8.self).split(separator: "\n") }

        let same = Set(lines[0]).intersection(lines[1])
        #expect(
            same == [
                "import Testing", "@testable import Greeting", "    #expect(true == false)",
                "    #expect(!true)",
                "}",
            ])
    }

    @Test func `what somebody else records in its place does not count for it`() throws {
        var outcome = outcome(failures: 7)

        #expect(
            throws: KataError(
                "Its result is not to be trusted: with its code a test that has to fail does not (7 of 8 expectations failed that have to). It declares an operator or a name that stands in for Swift's own.",
                next: "Read it.")
        ) { try sut.confirm(&outcome) }
    }
}
