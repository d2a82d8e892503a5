import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataEngine
@testable import KataText

/// What a grader asks of its engine, by one that only says what it was told to.
struct GraderTests {
    @Test func `code that does not compile at the last step is looked at once more, at the first`()
        async throws
    {
        let engine = ScriptedEngine { setup in
            Diagnostic(
                file: setup.sources.first?.path, line: 1, column: 1, message: "cannot find 'x' in scope")
        }

        let row = try await row(by: engine)

        #expect(row.green == 0)
        #expect(row.red?.step == 1)
        #expect(row.red?.file == "Sources/InvoiceEditor/Delivery.swift")
        #expect(engine.steps == [18, 1])
    }

    @Test func `a name that a test misses says nothing of the steps before`() async throws {
        let engine = ScriptedEngine { setup in
            let test = setup.tests.first { $0.path.contains("Step\(setup.step)") }
            return Diagnostic(file: test?.path, line: 1, column: 1, message: "cannot find 'x' in scope")
        }

        _ = try await row(by: engine)

        #expect(engine.steps.starts(with: [18, 17]))
    }

    private func row(by engine: ScriptedEngine) async throws -> GradeRow {
        let workspace = Workspace(root: Repository.root)
        let chapter = try #require(try Course(workspace).chapters.first)
        let lastStep = "Step\(chapter.steps)"
        return try await Files.withTemporaryFolder { folder in
            let code = try Files.list(workspace.snapshotFolder(of: chapter.name, named: lastStep))
            for path in code {
                let file = workspace.snapshotFolder(of: chapter.name, named: lastStep).appending(path: path)
                try Files.write(
                    try Files.data(file), to: folder.appending(path: "ada/Sources/InvoiceEditor/\(path)"))
            }
            let grader = Grader(
                chapter: chapter, text: try chapter.text(), workspace: workspace, engine: engine,
                sandbox: nil,
                scratch: folder.appending(path: "scratch"), limits: TimeLimits(), copyLimit: .seconds(3600),
                judges: false, environment: [:], basis: "", known: GradeStore(folder: folder, isRead: false),
                canary: nil, countercheck: nil, likeness: Likeness(of: chapter, in: workspace))
            return try await grader.row(of: NamedCopy(place: folder.appending(path: "ada"), name: "ada"))
        }
    }
}

/// Runs nothing, and finds one error in every setup.
private final class ScriptedEngine: Engine {
    let name = "scripted"
    let setupsAtOnce = 1
    private let error: @Sendable (Setup) -> Diagnostic
    private let tried = Mutex<[Int]>([])

    init(error: @escaping @Sendable (Setup) -> Diagnostic) {
        self.error = error
    }

    /// The steps of the setups, in their order.
    var steps: [Int] { tried.withLock(\.self) }

    func prepare(for texts: [SourceText]) async throws {}
    func prepare(_ setup: Setup) async throws {}
    func fingerprint() async throws -> String { "" }

    func run(_ setup: Setup, limits: TimeLimits) async throws -> Outcome {
        tried.withLock { $0.append(setup.step) }
        return Outcome(diagnostics: setup.told([error(setup)]), run: nil, buildSeconds: 0, runSeconds: 0)
    }

    func build(_ program: String, beside setup: Setup, into folder: URL) async throws -> URL { folder }
}
