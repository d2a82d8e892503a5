import RunnerTesting
import Testing

@testable import KataEngine

/// Whose test a problem belongs to, wherever it happened.
struct RoleTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func test(_ file: String, _ state: TestRun.Test.State) -> TestRun.Test {
        TestRun.Test(name: "b()", file: fixture.path(file), line: 8, column: 6, state: state)
    }

    @Test(arguments: [
        ("Tests/GreetingTests/Step1-Hello.swift", " — a test of step 1"),
        ("Tests/GreetingTests/Step2-Name.swift", " — new in this step"),
        ("Tests/GreetingTests/MyTests.swift", " — your own test"),
    ])
    func `a crash in the chapter's code says whose test was running`(file: String, role: String) throws {
        var run = TestRun(
            tests: [test(file, .running)], issues: [],
            ending: .crashed("Greeting/Greeting.swift:3: Fatal error: not yet"), output: "")
        let first = fixture.report(try fixture.verdict(run: run))
        run.ending = .crashed("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range")
        run.frames = [
            SourcePlace(file: fixture.path("Sources/Greeting/Greeting.swift"), line: 1, column: 3)
        ]
        let second = fixture.report(try fixture.verdict(run: run))

        for (report, place) in [(first, "Greeting.swift:3\n"), (second, "Greeting.swift:1:3\n")] {
            #expect(report.contains("\n  ✗ b()\(role)\n"))
            #expect(report.contains("\n      at Sources/Greeting/\(place)"))
        }
    }
}
