import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit

/// Which errors are told by themselves where a name is missing.
struct FollowingErrorsTests {
    private static let file = "Tests/GreetingTests/MyTests.swift"
    private static let code = """
        import Testing

        @Test func a() {
            let gate = Gate(
                answer: 1,
                of: Missing(2)
            )
            .opened()
            let other = Other(1, 2)

            let task = Task { await gate.call() }
        }

        @Test func b() {
            let task = Task { await call() }
        }
        """
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(Self.code, to: Self.file)
    }

    /// What is told by itself, of an error and a name that is missing in line 6.
    private func isTold(_ message: String, line: Int) throws -> Bool {
        let errors = [(6, "cannot find 'Missing' in scope"), (line, message)].map { line, message in
            Diagnostic(file: fixture.path(Self.file), line: line, column: 9, message: message)
        }
        let problems = try fixture.verdict(diagnostics: errors).problems
        #expect(problems.count + (problems.first?.consequences.count ?? 0) == 2)
        return problems.count == 2
    }

    @Test(arguments: [
        "generic parameter 'Failure' could not be inferred", "extra argument 'answer' in call",
        "extra arguments at positions #1, #2 in call", "missing argument for parameter 'of' in call",
        "type of expression is ambiguous without a type annotation",
    ])
    func `what is wrong in the statement of a missing name follows from it`(_ message: String) throws {
        try #expect(!isTold(message, line: 4))
        try #expect(!isTold(message, line: 6))
        try #expect(!isTold(message, line: 8))
        try #expect(isTold(message, line: 15))
    }

    @Test func `in another statement only a generic parameter does, behind the name in its function`() throws
    {
        try #expect(isTold("extra argument in call", line: 9))
        try #expect(!isTold("generic parameter 'Success' could not be inferred", line: 11))
        try #expect(isTold("generic parameter 'Success' could not be inferred", line: 3))
    }

    @Test func `an error that would not follow from it is told`() throws {
        try #expect(isTold("cannot convert value of type 'Int' to specified type 'String'", line: 6))
    }
}
