import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText
@testable import KataWork

/// Who waits for whom: a check for what puts files into their places, and that for a check.
struct TurnsTests {
    private let fixture: FixtureWorkspace
    private var lockFile: URL { fixture.workspace.stateFolder.appending(path: "work.lock") }

    /// The first chapter's steps were green in the autumn of 2023, and it is at its second one.
    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write("func greeting() -> String { \"Hello\" }\n", to: "Sources/Greeting/Greeting.swift")
        try fixture.switchOn(1, of: "Greeting")
        try fixture.record([(1, .red("doesNotCompile"), 0), (1, .green, 18), (2, .green, 24)])
    }

    private static func state(of workspace: Workspace) throws -> [String: Data] {
        var files = try Work.read("Greeting", in: workspace).files
        files["Package.swift"] = try Files.data(workspace.manifestFile)
        return files
    }

    /// Has the lock, as another command has it, until some work is done.
    private func holding(
        _ kind: FileLock.Kind, _ work: @escaping @Sendable (Workspace) async throws -> Void
    ) throws -> Task<Void, any Error> {
        let lock = try FileLock(lockFile, kind)
        let workspace = fixture.workspace
        return Task {
            try await work(workspace)
            withExtendedLifetime(lock) {}
        }
    }

    @Test(arguments: [
        ["reset", "1"], ["solution", "1", "2", "--apply"], ["again", "1", "1"], ["again", "--stop"],
        ["restore", "an entry"], ["next", "1"], ["start", "2"],
    ])
    func `what puts other files in the place of the learner's waits for the end of a check`(
        _ words: [String]
    ) async throws {
        var words = words
        if words.first == "restore" {
            let entry = try #require(try History.of(fixture).entries(chapter: "Greeting").first)
            words[1] = entry.id
        }
        if words.first == "again" { try fixture.switchOn(2, of: "Greeting") }
        if words.last == "--stop" { #expect(try await fixture.kata("again", "1", "1").status == 0) }
        let before = try Self.state(of: fixture.workspace)

        let check = try holding(.shared) { workspace in
            try await Task.sleep(for: .seconds(2))
            #expect(try Self.state(of: workspace) == before)
        }
        let run = try await fixture.kata(words)
        try await check.value

        #expect(run.status <= 1, "\(run.errors)")
        #expect(try Self.state(of: fixture.workspace) != before)
    }

    @Test func `a check waits for what puts files into their places`() async throws {
        let command = try holding(.alone) { workspace in
            try await Task.sleep(for: .seconds(2))
            try Files.write(
                Data("func greeting() -> String { \"Hallo\" }\n".utf8),
                to: workspace.sourcesFolder(of: "Greeting").appending(path: "Greeting.swift"))
        }

        let run = try await fixture.kata("check", "1")
        try await command.value

        #expect(run.output.hasPrefix("RED"))
    }

    @Test func `a check whose step another command has left meanwhile says so`() async throws {
        let progress = fixture.workspace.stateFolder.appending(path: "progress.json")
        #expect(!Files.exists(progress))
        let command = try holding(.alone) { workspace in
            // From then on it knows of its step.
            while !Files.exists(progress) { try await Task.sleep(for: .milliseconds(20)) }
            let manifest = try Manifest(parsing: try Files.exactText(workspace.manifestFile))
            try Files.write(
                Data(try manifest.settingStep(2, of: "Greeting").text.utf8), to: workspace.manifestFile)
        }

        let run = try await fixture.kata("check", "1")
        try await command.value

        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "Another command has moved Greeting to step 2 meanwhile, so nothing was checked. Look at what is there now with: ./kata check\n"
            ), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `who waits longer than a second is told for what`() async throws {
        let printer = Printer(style: .plain)
        let keeper = WorkKeeper(
            workspace: fixture.workspace, environment: RunnerEnvironment.forChildren, console: printer.console
        )
        let check = try holding(.shared) { _ in try await Task.sleep(for: .seconds(2)) }

        try await keeper.whileNobodyReads {}
        try await check.value

        #expect(
            printer.errors.replacing("\n", with: " ").contains(
                "A check runs, in another window or in ./kata watch. This command waits for its end."),
            "\(printer.errors)")
    }
}
