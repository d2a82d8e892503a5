import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// Both engines side by side, each of which says what a test wants.
struct TriedEngineTests {
    private let fixture: FixtureWorkspace
    private let setup: Setup
    private let store: TrialStore
    private let said = Said()

    init() throws {
        fixture = try FixtureWorkspace()
        setup = try fixture.setup(step: 1)
        store = TrialStore(of: try fixture.toolchain(), system: "a system", in: fixture.workspace)
    }

    private func makeSUT(compiler: FakeEngine, package: FakeEngine) -> TriedEngine {
        TriedEngine(
            compiler: compiler, package: package, store: store, workspace: fixture.workspace,
            checks: ChecksToTry(), announce: { [said] in said.add($0) },
            say: { [said] in said.add($0) })
    }

    @Test func `SwiftPM's verdict is there before the other engine begins`() async throws {
        let compiler = FakeEngine(.success(.green))
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.success(.red)))

        let outcome = try await sut.run(setup, limits: TimeLimits())

        #expect(outcome == .red)
        #expect(compiler.runs == 0)
        #expect(said.all == [])
    }

    @Test func `an engine that agrees takes over, and SwiftPM is asked no more`() async throws {
        let outcomes = [Outcome.error, .red, .green]
        let compiler = FakeEngine(outcomes.map { .success($0) })
        let package = FakeEngine(outcomes.map { .success($0) })
        let sut = makeSUT(compiler: compiler, package: package)

        for _ in outcomes {
            _ = try await sut.run(setup, limits: TimeLimits())
            try await sut.tryBeside()
        }
        let outcome = try await sut.run(setup, limits: TimeLimits())

        #expect(store.load() == .earned)
        #expect(said.all.last == EngineTrial.earned.news)
        #expect(
            said.all.first
                == "SwiftPM has made this check. The compiler's engine, which is quicker, is tried beside it."
        )
        #expect(outcome == .green)
        #expect(compiler.runs == 4)
        #expect(package.runs == 3)
    }

    @Test func `an engine with a stale object is set aside, and stays so`() async throws {
        let compiler = FakeEngine(.success(.green))
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.success(.red)))

        for _ in 1...2 {
            _ = try await sut.run(setup, limits: TimeLimits())
            try await sut.tryBeside()
        }

        let difference = EngineTrial.Difference(
            check: "Greeting, step 1", package: "failed: A.swift:1 greets()", compiler: "green")
        #expect(store.load() == .setAside(difference))
        #expect(said.all.last == store.load().news)
        #expect(compiler.runs == 2, "what differs has to differ twice, and is asked no more then")
    }

    @Test func `a test that fails now and then sets nothing aside`() async throws {
        let compiler = FakeEngine([.success(.red), .success(.green)])
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.success(.green)))

        _ = try await sut.run(setup, limits: TimeLimits())
        try await sut.tryBeside()

        #expect(store.load() == .new)
        #expect(
            said.all.last
                == "The engines differed once, and then they agreed. So this check does not count.")
    }

    @Test func `a compiler that refuses a flag sets the engine aside`() async throws {
        let compiler = FakeEngine(.failure(CompilerEngine.noPlan))
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.success(.green)))

        _ = try await sut.run(setup, limits: TimeLimits())
        try await sut.tryBeside()

        #expect(
            store.load()
                == .setAside(
                    .init(
                        check: "Greeting, step 1", package: "green",
                        compiler: CompilerEngine.noPlan.description)))
    }

    @Test(arguments: [KataError("SwiftPM cannot build the package."), .noTesting])
    func `where SwiftPM fails there is nothing to try`(_ error: KataError) async throws {
        let compiler = FakeEngine(.success(.green))
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.failure(error)))

        await #expect(throws: error) { try await sut.run(setup, limits: TimeLimits()) }
        try await sut.tryBeside()

        #expect(compiler.runs == 0)
        #expect(store.load() == .new)
    }

    @Test func `a save in the middle says nothing of the engine, and the next check counts`() async throws {
        let compiler = FakeEngine([.failure(SourceText.Changed()), .success(.green)])
        let sut = makeSUT(compiler: compiler, package: FakeEngine([.success(.red), .success(.green)]))

        for _ in 1...2 { _ = try await sut.run(setup, limits: TimeLimits()) }
        try await sut.tryBeside()

        #expect(store.load() == .onTrial(agreed: [.green]))
    }

    @Test func `errors in what was saved since are nobody's difference`() async throws {
        let sut = makeSUT(compiler: FakeEngine(.success(.error)), package: FakeEngine(.success(.green)))

        _ = try await sut.run(setup, limits: TimeLimits())
        try fixture.write("let broken = nowhere\n", to: "Sources/Greeting/Greeting.swift")
        try await sut.tryBeside()

        #expect(store.load() == .new)
    }

    @Test(arguments: [EngineTrial.new, .earned])
    func `a run that is stopped says nothing of the engine`(_ trial: EngineTrial) async throws {
        let compiler = FakeEngine(trial == .new ? .success(.stopped) : .failure(CompilerEngine.noPlan))
        let package = FakeEngine(.success(trial == .new ? .green : .stopped))
        let sut = makeSUT(compiler: compiler, package: package)
        let stopped = Task { [setup, store] in
            if trial == .new { _ = try await sut.run(setup, limits: TimeLimits()) }
            store.save(trial)
            withUnsafeCurrentTask { $0?.cancel() }
            if trial == .new { try await sut.tryBeside() }
            if trial == .earned { _ = try await sut.run(setup, limits: TimeLimits()) }
        }

        await #expect(throws: CancellationError.self) { try await stopped.value }
        #expect(store.load() == trial)
    }

    @Test func `what SwiftPM did not end in time is not tried`() async throws {
        let compiler = FakeEngine(.success(.green))
        let sut = makeSUT(compiler: compiler, package: FakeEngine(.success(.stopped)))

        _ = try await sut.run(setup, limits: TimeLimits())
        try await sut.tryBeside()

        #expect(compiler.runs == 0)
        #expect(said.all == [])
    }

    @Test(arguments: [
        Result<Outcome, any Error>.success(.linker), .success(.deadAtStart),
        .failure(KataError("no plan")),
    ])
    func `after it took over, what SwiftPM can and it cannot sets it aside`(
        _ result: Result<Outcome, any Error>
    ) async throws {
        store.save(.earned)
        let sut = makeSUT(compiler: FakeEngine(result), package: FakeEngine(.success(.green)))

        let outcome = try await sut.run(setup, limits: TimeLimits())

        #expect(outcome == .green)
        #expect(store.load().engine == .package)
        #expect(said.all == [store.load().news])
    }

    @Test(arguments: [Result<Outcome, any Error>.success(.linker), .failure(KataError.noTesting)])
    func `a symbol that the learner has not defined is the learner's`(
        _ package: Result<Outcome, any Error>
    ) async throws {
        store.save(.earned)
        let sut = makeSUT(compiler: FakeEngine(.success(.linker)), package: FakeEngine(package))

        #expect(try await sut.run(setup, limits: TimeLimits()) == .linker)
        #expect(store.load() == .earned)
    }

    @Test func `what neither can is told as the engine that is in use tells it`() async throws {
        store.save(.earned)
        let full = KataError("The disk is full.")
        let sut = makeSUT(
            compiler: FakeEngine(.failure(full)),
            package: FakeEngine(.failure(KataError("SwiftPM cannot."))))

        await #expect(throws: full) { try await sut.run(setup, limits: TimeLimits()) }
        #expect(store.load() == .earned)
    }
}

/// An engine that gives outcomes in turn, the last one from then on.
private final class FakeEngine: Engine {
    let name = "fake"
    let setupsAtOnce = 1
    private let results: [Result<Outcome, any Error>]
    private let count = Mutex(0)

    init(_ results: Result<Outcome, any Error>...) { self.results = results }
    init(_ results: [Result<Outcome, any Error>]) { self.results = results }

    var runs: Int { count.withLock { $0 } }

    func prepare(for texts: [SourceText]) async throws {}
    func fingerprint() async throws -> String { name }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        let number = count.withLock { count in
            count += 1
            return count
        }
        return try results[min(number, results.count) - 1].get()
    }

    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL { folder }
}

private final class Said: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
}

extension Outcome {
    fileprivate static let green = ran(.passed)
    fileprivate static let red = ran(.failed)
    fileprivate static let error = failed(
        Diagnostic(file: "A.swift", line: 3, column: 1, message: "cannot find 'x' in scope"))
    fileprivate static let linker = failed(
        Diagnostic(file: "/A.swift", line: 3, message: "undefined symbol greeting", isLinkers: true))
    /// The program could not load its libraries.
    fileprivate static let deadAtStart = Outcome(
        diagnostics: [], run: TestRun(tests: [], issues: [], ending: .crashed("SIGABRT"), output: ""),
        buildSeconds: 0, runSeconds: 0)

    fileprivate static let stopped = Outcome(
        diagnostics: [], run: TestRun(tests: [], issues: [], ending: .cancelled, output: ""),
        buildSeconds: 0, runSeconds: 0)

    private static func ran(_ state: TestRun.Test.State) -> Outcome {
        let test = TestRun.Test(name: "greets()", file: "A.swift", line: 1, column: 1, state: state)
        return Outcome(
            diagnostics: [], run: TestRun(tests: [test], issues: [], ending: .complete, output: ""),
            buildSeconds: 0, runSeconds: 0)
    }

    private static func failed(_ error: Diagnostic) -> Outcome {
        Outcome(diagnostics: [error], run: nil, buildSeconds: 0, runSeconds: 0)
    }
}
