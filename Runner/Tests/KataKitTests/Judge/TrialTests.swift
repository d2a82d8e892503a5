import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// What becomes of the other tests where one of them crashes or does not end.
struct TrialTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks()
    }

    private func test(_ name: String, _ state: TestRun.Test.State) -> TestRun.Test {
        TestRun.Test(id: name, name: name, file: "", line: 1, column: 1, state: state)
    }

    private func trial(_ engine: ScriptedEngine) async throws -> [String: Judgement.Failure.Kind?] {
        let setup = try fixture.setup("Thanks", step: 2)
        let limits = TimeLimits(tests: .seconds(2), patience: .seconds(1))
        let trial = try await TestedSolution.run(setup, by: engine, limits: limits, in: fixture.workspace)
        return Dictionary(uniqueKeysWithValues: trial.tests.map { ($0.name, $0.failure?.kind) })
    }

    @Test func `whoever crashes is left out, and the others run again`() async throws {
        let engine = ScriptedEngine([
            (
                [test("a", .passed), test("b", .running), test("c", .waiting)],
                .crashed("A/B.swift:3: Fatal error")
            ),
            ([test("c", .passed)], .complete),
        ])

        #expect(try await trial(engine) == ["a": nil, "b": .crash, "c": nil])
        #expect(engine.asked.map(\.skipped) == [[], ["a", "b"]])
    }

    @Test func `a test that does not end says with whose code, and where it waits`() async throws {
        try fixture.writeOwnTests("    @Test func a() async {\n        await fetch.value\n    }")
        let stuck = TestRun.Test(
            id: "a", name: "a", file: fixture.root.appending(path: FixtureWorkspace.ownStepFile).path,
            line: 8,
            column: 6, state: .running)
        func failure(with folder: String) async throws -> Judgement.Failure? {
            let engine = ScriptedEngine([([stuck], .timedOut), ([], .complete)])
            let setup = try fixture.setup("Thanks", step: 2, sources: folder)
            return try await TestedSolution.run(
                setup, by: engine, limits: TimeLimits(), in: fixture.workspace
            )
            .tests.first?.failure
        }

        #expect(
            try await failure(with: "Solutions/Thanks/Variants/Joined")
                == Judgement.Failure(
                    kind: .timeout,
                    message:
                        "It did not end in time with the code in Solutions/Thanks/Variants/Joined.\nMost likely it waits here: await fetch.value",
                    place: .init(line: 9, column: 9)))
        #expect(
            try await failure(with: "Sources/Thanks")?.message
                == "It did not end in time.\nMost likely it waits here: await fetch.value")
    }

    @Test func `a test that had only the rest of the time gets all of it`() async throws {
        let engine = ScriptedEngine([
            ([test("a", .passed), test("b", .running), test("c", .waiting)], .timedOut),
            ([test("b", .passed), test("c", .running)], .timedOut),
            ([test("c", .running)], .timedOut),
            ([], .complete),
        ])

        #expect(try await trial(engine) == ["a": nil, "b": nil, "c": .timeout])
        #expect(engine.asked.map(\.skipped) == [[], ["a"], ["a", "b"], ["a", "b", "c"]])
    }

    @Test func `tests that have not begun on a busy machine get more time`() async throws {
        let engine = ScriptedEngine([
            ([], .timedOut), ([test("a", .waiting)], .timedOut), ([test("a", .passed)], .complete),
        ])

        #expect(try await trial(engine) == ["a": nil])
        #expect(engine.asked.map(\.limit) == [.seconds(2), .seconds(4), .seconds(8)])
    }

    @Test func `and what does not begin at all is told`() async throws {
        let engine = ScriptedEngine(Array(repeating: ([], .timedOut), count: 20))

        await #expect(throws: KataError.self) { try await trial(engine) }
    }

    @Test func `a crash between two tests is nobody's, and costs nobody`() async throws {
        let engine = ScriptedEngine([
            ([test("a", .passed), test("b", .waiting)], .crashed("A memory fault.")),
            ([test("b", .passed)], .complete),
        ])

        #expect(try await trial(engine) == ["a": nil, "b": nil])
    }
}

/// Gives one run after the other.
private final class ScriptedEngine: Engine {
    struct Question {
        let skipped: Set<String>
        let limit: Duration
    }

    let name = "scripted"
    let setupsAtOnce = 1
    private let runs: [(tests: [TestRun.Test], ending: TestRun.Ending)]
    private let questions = Mutex<[Question]>([])

    init(_ runs: [(tests: [TestRun.Test], ending: TestRun.Ending)]) { self.runs = runs }

    var asked: [Question] { questions.withLock { $0 } }

    func prepare(for texts: [SourceText]) async throws {}

    func fingerprint() async throws -> String { name }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let index = questions.withLock { questions in
            questions.append(Question(skipped: setup.skipped, limit: limits.tests))
            return questions.count - 1
        }
        let run = TestRun(tests: runs[index].tests, issues: [], ending: runs[index].ending, output: "")
        return Outcome(diagnostics: [], run: run, buildSeconds: 0, runSeconds: 0)
    }

    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL { folder }
}
