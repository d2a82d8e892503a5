import Foundation
import KataBase
import KataText

/// A program that runs tests, and what it did by its event stream.
///
/// The tests run one after another: they take milliseconds, and an issue then belongs to the case that was
/// started last, a hang to the one test that is running.
struct TestProcess: Sendable {
    let executable: URL
    /// The arguments before those that say where the event stream goes.
    let arguments: [String]
    /// The version of the event stream that is asked for first.
    let streamVersion: String
    let workspace: Workspace
    /// On top of what every child of the runner has.
    let environment: [String: String]
    /// The person whose tests, or whose code, they are; nil for the learner of this workspace.
    var guest: Guest?
    /// The files that a guest's program may read besides itself.
    var reading: [URL] = []

    /// Enough for any useful print; what comes after is read and dropped.
    private static let outputLimit = 64 << 10

    /// The statuses of a shell, a loader and our supervisor for a program that cannot be started.
    private static let launchFailures: Set<Int32> = [126, 127]

    /// The statuses of Swift Testing and SwiftPM for a version of the event stream that they do not know.
    private static let versionRefusals: Set<Int32> = [1, 64]

    /// - Parameter patience: what the tests' own waits take for the deadline.
    /// - Throws: `KataError` where the program cannot be started, or where its event stream is missing or cut short.
    ///   Tests that fail, crash or hang are no errors.
    package func run(deadline: Duration, patience: Duration? = nil) async throws -> TestRun {
        let slowness = Machine.slowness
        let folder = try guest?.folder.appending(path: "run-\(Seal.newNumber())") ?? Files.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = Places(in: folder)
        // On a busy machine what a test waits for is late, too.
        let waits = (patience ?? deadline) * slowness
        var result = try await launch(places, version: streamVersion, deadline: deadline, patience: waits)
        // A library that does not know this version says so before anything else is done.
        if streamVersion != Toolchain.oldestEventStream, case .exited(let status) = result.termination,
            Self.versionRefusals.contains(status), (try? Files.data(places.events))?.isEmpty ?? true
        {
            result = try await launch(
                places, version: Toolchain.oldestEventStream, deadline: deadline, patience: waits)
        }
        let stream = EventStream(parsing: (try? Files.data(places.events)) ?? Data())
        // A stream that a guest broke says nothing of the toolchain.
        if let guest { try confirm(stream, result, of: guest) } else { try confirm(stream, result) }

        let crash = (try? Files.text(places.crash)).map { CrashReport(parsing: $0) }
        let output = PrintedOutput(result, stream: stream)
        var run = TestRun(
            tests: stream.sortedTests, issues: stream.issues, warnings: stream.warnings,
            ending: ending(result.termination, stream, output, crash, places.seal),
            frames: crash?.places ?? [],
            output: output.learners, libraryVersion: stream.libraryVersion, streamVersion: stream.version,
            isOdd: stream.isOdd)
        // As TestSupport's Patience counts it.
        run.usedUpAt = waits.seconds * 0.8
        let isLate = run.tests.contains { $0.state == .failed && run.isLate($0) }
        run.busy = result.busy ?? (isLate ? BusyMachine(within: waits, slowness: slowness) : nil)
        run.references = (try? Files.text(places.references)).map { Set($0.linesBetweenFeeds) }
        return run
    }

    /// The files that the run writes and that are read afterwards, under names that the tests cannot guess.
    private struct Places {
        let events: URL
        let crash: URL
        let references: URL
        let seal: Seal

        init(in folder: URL) {
            events = folder.appending(path: "events-\(Seal.newNumber()).jsonl")
            crash = folder.appending(path: "crash-\(Seal.newNumber())")
            references = folder.appending(path: "references-\(Seal.newNumber())")
            seal = Seal(file: folder.appending(path: "end-\(Seal.newNumber())"))
        }
    }

    private func launch(
        _ places: Places, version: String, deadline: Duration, patience: Duration
    ) async throws -> ChildProcess.Completion {
        var environment = self.environment
        // What a snapshot was, where it is not its reference: beside what else the runner keeps.
        environment["SNAPSHOT_ARTIFACTS"] =
            guest == nil ? workspace.stateFolder.appending(path: "snapshots").path : "/tmp/snapshots"
        environment["SWIFT_BACKTRACE"] = CrashReport.settings(output: places.crash)
        // On a Mac that has the font its symbols would come out as signs of no known meaning, in the learner's output.
        environment["SWT_SF_SYMBOLS_ENABLED"] = "0"
        environment["KATA_DEADLINE"] = "\(patience.seconds)"
        // Later versions of the stream leave out the sentences unless they are asked for; two names for one wish.
        environment["SWIFT_TESTING_EVENT_STREAM_MESSAGES_FIELD_ENABLED"] = "1"
        environment["SWT_EXPERIMENTAL_EVENT_STREAM_MESSAGES_FIELD_ENABLED"] = "1"
        let arguments =
            arguments + ["--event-stream-output-path", places.events.path, "--event-stream-version", version]
        do {
            if let guest {
                // As at home, so that no code can be right here alone.
                environment["KATA_REFERENCES"] = "/dev/null"
                let files = [places.events, places.crash, places.seal.file]
                for file in files { try Files.write(Data(), to: file) }
                return try await guest.run(
                    executable, arguments, environment: environment, reading: reading, writing: files,
                    input: Data("\(places.seal.number)\n\(places.seal.file.path)\n".utf8),
                    deadline: deadline, outputLimit: Self.outputLimit)
            }
            try Files.write(Data(), to: places.references)
            environment["KATA_REFERENCES"] = places.references.path
            return try await ChildProcess.runDetached(
                executable, arguments, environment: RunnerEnvironment.forChildren.merging(environment) { $1 },
                directory: workspace.root, supervised: true, deadline: deadline, measure: .share,
                tracesLoop: true, outputLimit: Self.outputLimit)
        } catch {
            if let fault = MachineFault.error(ofStarting: "The tests", error) { throw fault }
            throw KataError("The tests could not be started. \(error)")
        }
    }

    /// - Throws: where a run that ended by itself has no whole stream: that says nothing about the tests.
    private func confirm(_ stream: EventStream, _ result: ChildProcess.Completion) throws(KataError) {
        guard case .exited(let status) = result.termination else { return }
        let words = String(
            decoding: (result.standardError + result.standardOutput).suffix(400), as: UTF8.self
        )
        .trimmed.printable
        let why = words.isEmpty ? "It ended with status \(status) and said nothing." : "It said: \(words)"
        guard !stream.isEmpty else {
            throw KataError(
                Self.launchFailures.contains(status)
                    ? "The tests could not be started. \(why) Look at the toolchain with: ./kata doctor"
                    : "The tests ran, but left no event stream, so nothing is known of them. \(why) Look at the toolchain with: ./kata doctor"
            )
        }
        guard !stream.isCutShort else {
            throw KataError(
                "The tests' event stream was cut short, so not all of them are known.",
                next:
                    "Is the disk full? Make room in '\(FileManager.default.temporaryDirectory.path)', then run the command again."
            )
        }
    }

    /// - Throws: where a guest's tests did not begin, or could not say what they did.
    private func confirm(
        _ stream: EventStream, _ result: ChildProcess.Completion, of guest: Guest
    ) throws(KataError) {
        guard !stream.isComplete, result.termination != .deadline else { return }
        if let fault = MachineFault.error(ofDiskWith: guest.folder) { throw fault }
        let words = String(decoding: result.standardError, as: UTF8.self)
        if stream.isEmpty, let fault = MachineFault.error(of: "The sandbox", saying: words) { throw fault }
    }

    private func ending(
        _ termination: ChildProcess.Termination, _ stream: EventStream, _ output: PrintedOutput,
        _ crash: CrashReport?, _ seal: Seal
    ) -> TestRun.Ending {
        let reason = output.fatalError ?? crash?.reason
        switch termination {
        // All tests are known; what did not end is a child of theirs that SwiftPM waits for.
        case .deadline where stream.isComplete: return .complete
        case .deadline: return .timedOut
        case .cancelled: return .cancelled
        case .signalled(let signal):
            return .crashed(reason ?? SignalWords.words(for: signal, ending: "tests were"))
        case .exceeded:
            return .crashed("The tests took more memory, or started more processes, than they may.")
        case .exited where stream.isComplete && guest?.sandbox != nil && !seal.isWhole:
            return .crashed(
                "The tests' process ended before the run did, and still there are results: they are forged.")
        case .exited where stream.isComplete: return .complete
        case .exited:
            return .crashed(
                reason ?? output.signal.map { SignalWords.words(for: $0, ending: "tests were") }
                    ?? "The tests were ended by a call of exit before all of them had run.")
        }
    }
}
