import Foundation
import Testing

@testable import KataBase
@testable import KataWork

/// A bare repository that a class shares, in a folder of its own.
package final class ClassRepository: Sendable {
    package let folder: URL
    package let git: URL

    package var path: String { folder.appending(path: "class.git").path }

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "class-\(UUID().uuidString)")
        git = try HistoryFolder.git()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run(["init", "--quiet", "--bare", path])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult
    package func run(_ arguments: [String], input: String? = nil) throws -> String {
        let result = try ChildProcess.run(
            git, ["--git-dir", path] + arguments,
            environment: Git.environment(from: ProcessInfo.processInfo.environment),
            input: input.map { Data($0.utf8) })
        try #require(result.succeeded, "\(String(decoding: result.standardError, as: UTF8.self))")
        return String(decoding: result.standardOutput, as: UTF8.self)
    }

    /// The refs' paths with what they point to.
    package func refs() throws -> [String: String] {
        let lines = try run(["for-each-ref", "--format=%(refname) %(objectname)", "refs/kata"]).split(
            separator: "\n")
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let words = line.split(separator: " ")
                return (String(words[0]), String(words[1]))
            })
    }

    /// Takes the repository away, or brings it back.
    package func rename(from old: String, to new: String) throws {
        try FileManager.default.moveItem(at: folder.appending(path: old), to: folder.appending(path: new))
    }

    /// Pushes a history as a learner's runner does.
    ///
    /// - Parameter checks: oldest first.
    package func push(
        _ name: String, id: String, chapter: String = "Greeting",
        _ checks: [(step: Int, color: HistoryEntry.Color, detail: CheckDetail, date: Date)]
    ) throws {
        let history = try HistoryFolder()
        for (number, check) in checks.enumerated() {
            _ = try history.history.record(
                chapter: chapter, step: check.step,
                files: ["Sources/\(chapter)/A.swift": Data("\(number)".utf8)],
                kind: .check(check.color), detail: check.detail, date: check.date)
        }
        let ref = SharedRef(name: SharedName(name, id: id), chapter: chapter).path
        try history.git(["push", "--quiet", path, "+refs/heads/\(chapter):\(ref)"])
    }
}
