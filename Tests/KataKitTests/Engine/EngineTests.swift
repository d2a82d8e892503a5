import Foundation
import Testing

@testable import KataKit

/// Both engines over the same benches: what a learner's code can do, and the verdict on it.
struct EngineTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let source: String
        let color: Verdict.Color
        let reason: Verdict.Reason?
        let message: String?
        var isRegression = false
    }

    static let cases = [
        Case(
            testDescription: "the solution",
            source:
                "func greeting(for name: String? = nil) -> String { name.map { \"Hello, \\($0)\" } ?? \"Hello\" }",
            color: .green, reason: nil, message: nil),
        Case(
            testDescription: "a wrong answer",
            source: "func greeting(for name: String? = nil) -> String { \"Hello\" }",
            color: .red, reason: .assertion,
            message:
                "Expectation failed: (greeting(for: name) → \"Hello\") == (\"Hello, \\(name)\" → \"Hello, Ada\")"
        ),
        Case(
            testDescription: "a broken older test",
            source: "func greeting(for name: String? = nil) -> String { \"Hello, \\(name ?? \"\")\" }",
            color: .red, reason: .assertion,
            message: "Expectation failed: (greeting() → \"Hello, \") == \"Hello\"",
            isRegression: true),
        Case(
            testDescription: "a missing parameter", source: "func greeting() -> String { \"Hello\" }",
            color: .red,
            reason: .doesNotCompile, message: "argument passed to call that takes no arguments"),
        Case(
            testDescription: "a syntax error", source: "func greeting( -> String { \"Hello\" }", color: .red,
            reason: .doesNotCompile, message: "expected '{' in body of function declaration"),
        Case(
            testDescription: "fatalError",
            source: "func greeting(for name: String? = nil) -> String { fatalError(\"not yet\") }",
            color: .red,
            reason: .crash, message: "Fatal error: not yet", isRegression: true),
        Case(
            testDescription: "exit(0)",
            source: "import Foundation\nfunc greeting(for name: String? = nil) -> String { exit(0) }",
            color: .red,
            reason: .crash, message: "The tests were ended by exit(0) before all of them had run.",
            isRegression: true),
        Case(
            testDescription: "endless recursion",
            source:
                "func greeting(for name: String? = nil) -> String { greeting(for: name.map { $0 + \"!\" }) + \"!\" }",
            color: .red, reason: .crash,
            message:
                "The tests were ended by a memory fault: most often a property or a function calls itself for ever.",
            isRegression: true),
        Case(
            testDescription: "an endless loop",
            source: "func greeting(for name: String? = nil) -> String { while true {} }", color: .red,
            reason: .timeout,
            message: "The tests did not end in time. Something waits or loops for ever.", isRegression: true),
        Case(
            testDescription: "a deadlock",
            source:
                "import Dispatch\nfunc greeting(for name: String? = nil) -> String { DispatchSemaphore(value: 0).wait(); return \"\" }",
            color: .red, reason: .timeout,
            message: "The tests did not end in time. Something waits or loops for ever.", isRegression: true),
    ]

    @Test(arguments: cases)
    func `the compiler engine's verdict`(_ testCase: Case) async throws {
        let fixture = try FixtureWorkspace()
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        try await expect(testCase, by: engine, in: fixture)
    }

    @Test func `the package engine's verdicts are the same`() async throws {
        let fixture = try FixtureWorkspace()
        let engine = PackageEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        for testCase in Self.cases { try await expect(testCase, by: engine, in: fixture) }
    }

    private func expect(_ testCase: Case, by engine: any Engine, in fixture: FixtureWorkspace) async throws {
        try fixture.write(testCase.source, to: "Sources/Greeting/Greeting.swift")

        let verdict = try await fixture.verdict(
            of: try fixture.bench(step: 2), by: engine,
            deadline: .seconds(testCase.reason == .timeout ? 1 : 20))

        let comment = Comment(rawValue: "\(engine.name): \(testCase.testDescription)")
        #expect(verdict.color == testCase.color, comment)
        #expect(verdict.reason == testCase.reason, comment)
        #expect(verdict.problems.first?.message == testCase.message, comment)
        #expect(verdict.isRegression == testCase.isRegression, comment)
    }

    @Test func `a hang names the test that was running`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            "func greeting(for name: String? = nil) -> String { if name != nil { while true {} }; return \"Hello\" }",
            to: "Sources/Greeting/Greeting.swift")
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        let verdict = try await fixture.verdict(
            of: try fixture.bench(step: 2), by: engine, deadline: .seconds(1))

        #expect(verdict.problems.last?.test == "greetsByName(_:)")
        #expect(verdict.problems.last?.file == "Tests/GreetingTests/Step2-Name.swift")
        #expect(verdict.tests?.old == Verdict.Tally(passed: 1, failed: 0))
    }

    @Test func `a case that fails says which`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            "func greeting(for name: String? = nil) -> String { name == nil ? \"Hello\" : \"Hello, Ada\" }",
            to: "Sources/Greeting/Greeting.swift")
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        let verdict = try await fixture.verdict(of: try fixture.bench(step: 2), by: engine)

        #expect(verdict.problems.map(\.arguments) == ["name → \"Grace\""])
    }

    @Test func `an edit in the same second is never a stale verdict`() async throws {
        let fixture = try FixtureWorkspace()
        let engines: [any Engine] = [
            CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain()),
            PackageEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain()),
        ]
        let path = "Sources/Greeting/Greeting.swift"
        let past = Date(timeIntervalSince1970: 1_700_000_000)

        for engine in engines {
            for (word, color) in [("Hello", Verdict.Color.green), ("Hallo", .red), ("Hello", .green)] {
                try fixture.write("func greeting() -> String { \"\(word)\" }", to: path)
                try FileManager.default.setAttributes(
                    [.modificationDate: past], ofItemAtPath: fixture.root.appending(path: path).path)
                let verdict = try await fixture.verdict(of: try fixture.bench(step: 1), by: engine)
                #expect(verdict.color == color, "\(engine.name) after \(word)")
            }
        }
    }

    @Test func `what the code prints is kept and capped`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            """
            func greeting() -> String {
                print("one")
                for _ in 0..<300_000 { print(String(repeating: "x", count: 1_000)) }
                return "Hello"
            }
            """, to: "Sources/Greeting/Greeting.swift")
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        let verdict = try await fixture.verdict(
            of: try fixture.bench(step: 1), by: engine, deadline: .seconds(60))

        #expect(verdict.isGreen)
        #expect(verdict.output.hasPrefix("one\nxxx"))
        #expect(verdict.output.utf8.count <= 2 * 65_536)
    }

    @Test func `a step without tests is not green`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 2)
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Tests/GreetingTests/Step2-Name.swift"))
        let engine = CompilerEngine(workspace: fixture.workspace, toolchain: try fixture.toolchain())

        let verdict = try await fixture.verdict(of: try fixture.bench(step: 2), by: engine)

        #expect(verdict.color == .red)
        #expect(
            verdict.problems.map(\.message)
                == ["None of the tests of step 2 ran. Their file is missing or was emptied."])
    }
}
