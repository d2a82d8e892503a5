import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

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

    private func state() throws -> [String] {
        [
            try fixture.read("Package.swift"),
            "\(try Work.read("Greeting", in: fixture.workspace).files.sorted { $0.key < $1.key }.map { "\($0) \(SHA256.hex($1))" })",
        ]
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
        let before = try state()
        var check: FileLock? = try FileLock(lockFile, .shared)

        async let pending = fixture.kata(words)
        try await Task.sleep(for: .seconds(2))
        #expect(try state() == before)
        withExtendedLifetime(check) {}
        check = nil
        let run = try await pending

        #expect(run.status <= 1, "\(run.errors)")
        #expect(try state() != before)
    }

    @Test func `a check waits for what puts files into their places`() async throws {
        var command: FileLock? = try FileLock(lockFile)

        async let pending = fixture.kata("check", "1")
        try await Task.sleep(for: .seconds(2))
        try fixture.write("func greeting() -> String { \"Hallo\" }\n", to: "Sources/Greeting/Greeting.swift")
        withExtendedLifetime(command) {}
        command = nil

        #expect(try await pending.output.hasPrefix("RED"))
    }

    @Test func `a check whose step another command has left meanwhile says so`() async throws {
        var command: FileLock? = try FileLock(lockFile)
        let progress = fixture.workspace.stateFolder.appending(path: "progress.json")
        #expect(!Files.exists(progress))

        async let pending = fixture.kata("check", "1")
        // From then on it knows of its step.
        while !Files.exists(progress) { try await Task.sleep(for: .milliseconds(20)) }
        try fixture.switchOn(2, of: "Greeting")
        withExtendedLifetime(command) {}
        command = nil
        let run = try await pending

        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "Another command has moved Greeting to step 2 meanwhile, so nothing was checked. Look at what is there now with: ./kata check\n"
            ), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `who waits longer than a second is told for what`() async throws {
        var check: FileLock? = try FileLock(lockFile, .shared)
        let printer = Printer(style: .plain)
        let keeper = WorkKeeper(
            workspace: fixture.workspace, environment: RunnerEnvironment.forChildren, console: printer.console
        )

        async let pending: Void = keeper.whileNobodyReads {}
        try await Task.sleep(for: .seconds(2))
        withExtendedLifetime(check) {}
        check = nil
        try await pending

        #expect(
            printer.errors.contains(
                "A check runs, in another window or in ./kata watch. This command waits for its end."),
            "\(printer.errors)")
    }
}
