import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// A snapshot's reference that no test asks for is named once all tests have run.
struct IdleReferenceTests {
    private let fixture: FixtureWorkspace
    private static let own = "Tests/GreetingTests/MyTests.swift"
    private static let folder = "Tests/GreetingTests/__Snapshots__/MyTests"
    private static let first = "\(folder)/firstName.1.txt"
    private static let second = "\(folder)/secondName.1.txt"

    init() throws {
        fixture = try FixtureWorkspace()
        for path in [Self.first, Self.second] { try fixture.write("Ada\n", to: path) }
    }

    private func verdict(
        asking paths: [String]?, states: [TestRun.Test.State] = [.passed], step: Int = 1
    ) throws -> Verdict {
        let tests = states.map { state in
            TestRun.Test(name: "a()", file: fixture.path(Self.own), line: 4, column: 2, state: state)
        }
        let guide = TestRun.Test(
            name: "greets()", file: fixture.path("Tests/GreetingTests/Step1-Hello.swift"), line: 4, column: 2,
            state: .passed)
        var run = TestRun(tests: tests + [guide], issues: [], ending: .complete, output: "")
        run.references = paths.map { Set($0.map(fixture.path)) }
        return try fixture.verdict(step: step, run: run)
    }

    @Test func `it is named where all tests are green`() throws {
        let verdict = try verdict(asking: [Self.second])

        #expect(verdict.idleReferences == [Self.first])
        #expect(
            fixture.report(verdict).contains(
                """

                  Not asked for: \(Self.first)
                  No test asks for it any more. Where one was renamed or deleted, delete it.

                """), "\(fixture.report(verdict))")
    }

    @Test func `of several all are named, below which test file they ever are`() throws {
        let helper = "Tests/GreetingTests/Cards/__Snapshots__/MyCards/dark.svg"
        try fixture.write("", to: helper)
        let verdict = try verdict(asking: [])

        #expect(verdict.idleReferences == [helper, Self.first, Self.second])
        #expect(fixture.report(verdict).contains("asks for them any more"), "\(fixture.report(verdict))")
    }

    @Test func `none is where a test is red or did not run, or nobody has listened`() throws {
        for states: [TestRun.Test.State] in [[.failed], [.skipped], [.passed, .waiting]] {
            #expect(try verdict(asking: [], states: states).idleReferences == [])
        }
        #expect(try verdict(asking: nil).idleReferences == [])
        #expect(try verdict(asking: [Self.first, Self.second]).idleReferences == [])
    }

    @Test func `the chapter's own are not the learner's to delete`() throws {
        try fixture.write("", to: "Tests/GreetingTests/__Snapshots__/Step1-Hello/hello.1.txt")

        #expect(try verdict(asking: [Self.first, Self.second]).idleReferences == [])
    }

    @Test func `a test of a later step asks later, and one that is not written never`() throws {
        let fixture = try FixtureWorkspace.thanks(at: 1)
        let reference = "Tests/ThanksTests/__Snapshots__/MyStep2/card.1.txt"
        try fixture.write("", to: reference)
        let idle = {
            let test = TestRun.Test(
                name: "a()", file: fixture.path("Tests/ThanksTests/Step1-TwoWords.swift"), line: 4, column: 2,
                state: .passed)
            var run = TestRun(tests: [test], issues: [], ending: .complete, output: "")
            run.references = []
            return try fixture.setup("Thanks", step: 1).idleReferences(
                after: run, isOnceMore: false, in: fixture.workspace)
        }

        #expect(try idle() == [reference])
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
        #expect(try idle() == [])
        try fixture.shell("rm Tests/ThanksTests/MyStep2.swift")
        #expect(try idle() == [reference])
    }

    @Test(arguments: FixtureWorkspace.engines)
    func `the runner hears what the tests ask for`(_ engine: String) async throws {
        try fixture.solve("Greeting", step: 1)
        try fixture.shell("mkdir Sources/TestSupport")
        try fixture.write(
            """
            import Foundation

            public func ask(for reference: String) throws {
                let list = ProcessInfo.processInfo.environment["KATA_REFERENCES"] ?? ""
                let file = FileHandle(forWritingAtPath: list)
                try file?.write(contentsOf: Data("\\(reference)\\n".utf8))
            }

            """, to: "Sources/TestSupport/Ask.swift")
        try fixture.write(
            """
            import TestSupport
            import Testing

            @Test func asks() throws {
                let folder = "\\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
                try ask(for: "/\\(folder)/__Snapshots__/MyTests/secondName.1.txt")
            }

            """, to: Self.own)

        let verdict = try await fixture.verdict(
            of: try fixture.setup(step: 1), by: try fixture.engine(engine),
            limits: TimeLimits(build: .seconds(600), tests: .seconds(60)))

        #expect(verdict.isGreen, "\(fixture.report(verdict))")
        #expect(verdict.idleReferences == [Self.first])
    }
}
