import Foundation

/// Runs a built test binary and reads what it did from its event stream.
///
/// The tests run one after another: they take milliseconds, and an issue then belongs to the case that was
/// started last, a hang to the one test that is running.
struct TestBinary: Sendable {
    let executable: URL
    /// What comes before the usual arguments; a test bundle on macOS needs a helper.
    var leadingArguments: [String] = []
    let workspace: Workspace
    /// On top of the runner's own environment.
    var environment: [String: String] = [:]

    /// Enough for any useful print; what comes after is read and dropped.
    private static let outputLimit = 64 << 10

    /// - Throws: `KataError` where the binary cannot be started or has no event stream.
    func run(deadline: Duration) async throws -> TestRun {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "kata-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw KataError.unwritable(folder.path, reason: Files.reason(error))
        }
        let events = folder.appending(path: "events.jsonl")
        var result = try await launch(events: events, version: "6.3", deadline: deadline)
        if !Files.exists(events) || (try? Files.data(events).isEmpty) == true,
            result.termination == .exited(1)
        {
            result = try await launch(events: events, version: "0", deadline: deadline)
        }
        let stream = EventStream(parsing: (try? Files.data(events)) ?? Data())
        let output = String(decoding: result.standardOutput + result.standardError, as: UTF8.self)
        return TestRun(
            tests: stream.sortedTests, issues: stream.issues,
            ending: ending(result.termination, stream: stream, output: output), output: output,
            libraryVersion: stream.libraryVersion, streamVersion: stream.version)
    }

    private func launch(events: URL, version: String, deadline: Duration) async throws -> ChildProcess.Result
    {
        var environment = ProcessInfo.processInfo.environment
        // What a snapshot was, where it is not its reference: beside what else the runner keeps.
        environment["SNAPSHOT_ARTIFACTS"] = workspace.stateFolder.appending(path: "snapshots").path
        environment.merge(self.environment) { $1 }
        // The crash's own message is enough; a symbolised backtrace takes seconds.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // The test binary ends itself should we be killed before we can end it.
        environment["KATA_ALARM"] = String(deadline.components.seconds + 5)
        do {
            return try await ChildProcess.runDetached(
                executable,
                leadingArguments + [
                    "--testing-library", "swift-testing", "--no-parallel",
                    // Silent: what is left on the streams is what the learner's code printed.
                    "--verbosity", String(Int.min),
                    "--event-stream-output-path", events.path, "--event-stream-version", version,
                ],
                environment: environment, directory: workspace.root, deadline: deadline,
                outputLimit: Self.outputLimit)
        } catch {
            throw KataError.engineFailed("The test binary could not be started. \(error)")
        }
    }

    private func ending(
        _ termination: ChildProcess.Termination, stream: EventStream, output: String
    ) -> TestRun.Ending {
        switch termination {
        case .deadline: return .timedOut
        case .cancelled: return .cancelled
        case .signalled(let signal):
            return .crashed(Self.lastWords(in: output) ?? Self.words(for: signal))
        case .exited where stream.isComplete: return .complete
        case .exited(let status):
            return .crashed(
                Self.lastWords(in: output)
                    ?? "The tests were ended by exit(\(status)) before all of them had run.")
        }
    }

    private static func words(for signal: Int32) -> String {
        switch signal {
        // In Swift without unsafe pointers there is hardly another way to these two than a full stack.
        case SIGSEGV, SIGBUS:
            "The tests were ended by a memory fault: most often a property or a function calls itself for ever."
        default: "The tests were ended by signal \(signal) (\(String(cString: strsignal(signal))))."
        }
    }

    /// The runtime's own account of a crash: "Module/File.swift:12: Fatal error: message".
    private static func lastWords(in output: String) -> String? {
        output.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
    }
}
