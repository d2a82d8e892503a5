import Foundation
import Testing

@testable import KataBase
@testable import KataWork

/// A history in a folder of its own, which goes when the test ends.
package final class HistoryFolder: Sendable {
    package let folder: URL
    package let history: History

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        history = History(directory: folder.appending(path: ".kata/history.git"), git: try Self.git())
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    package static func git() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        return try #require(Executable.find("git", environment: environment), "these tests need git")
    }

    /// Records a state of one file.
    package func record(
        _ text: String, chapter: String = "Wall", step: Int = 1, _ kind: HistoryEntry.Kind = .check(.green),
        at date: Date = Date(timeIntervalSince1970: 1_700_000_000)
    ) throws -> HistoryEntry {
        let files = ["Sources/\(chapter)/A.swift": Data(text.utf8)]
        return try history.record(chapter: chapter, step: step, files: files, kind: kind, date: date).entry
    }

    /// A git that writes a line for every call of it.
    package func countingGit() throws -> (program: URL, calls: URL) {
        let (program, calls) = (folder.appending(path: "git"), folder.appending(path: "calls"))
        let script = "#!/bin/sh\necho called >>'\(calls.path)'\nexec '\(history.git.path)' \"$@\"\n"
        // What a process has open for writing cannot be run; so another one writes it.
        _ = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "cat >\"$0\" && chmod 755 \"$0\"", program.path],
            input: Data(script.utf8))
        return (program, calls)
    }

    package func texts() throws -> [String] {
        try history.entries().map { entry in
            let files = try history.files(of: entry.id)
            return files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        }
    }

    package func write(_ text: String, to path: String) throws {
        let file = history.directory.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: history.directory.appending(path: path))
    }

    /// Runs git on the repository as a learner might.
    @discardableResult
    package func git(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
        let result = try ChildProcess.run(
            history.git, ["--git-dir", history.directory.path] + arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        try #require(result.succeeded, "\(String(decoding: result.standardError, as: UTF8.self))")
        return String(decoding: result.standardOutput, as: UTF8.self)
    }
}
