import Foundation
import KataBase

/// What a learner wrote for a chapter: everything below Sources/<Chapter>, and the tests in My….swift.
package struct Work: Equatable, Sendable {
    /// The files' bytes by their paths relative to the workspace.
    package let files: [String: Data]

    package init(files: [String: Data]) {
        self.files = files
    }

    package static func read(_ chapter: String, in workspace: Workspace) throws(KataError) -> Work {
        var files: [String: Data] = [:]
        let folder = workspace.sourcesFolder(of: chapter)
        if Files.exists(folder) {
            for path in try Files.list(folder).map({ "Sources/\(chapter)/\($0)" }) {
                // To a dictionary, an é in one piece and an é in two are the same.
                guard files[path] == nil else { throw .oneName(path) }
                files[path] = try Files.data(workspace.root.appending(path: path))
            }
        }
        for path in try OwnTests.paths(of: chapter, in: workspace) {
            guard files[path] == nil else { throw .oneName(path) }
            files[path] = try Files.data(workspace.root.appending(path: path))
        }
        return Work(files: files)
    }

    /// The first of the learner's tests that are XCTest's.
    package var xctests: String? {
        ownTests.keys.sorted().first { path in
            let lines = String(decoding: files[path] ?? Data(), as: UTF8.self).split(
                whereSeparator: \.isNewline)
            return lines.contains { $0.trimmed.hasPrefix("import XCTest") }
        }
    }

    /// The work of a snapshot of the reference solution, with the learner's own tests as given.
    package static func snapshot(
        _ name: String, of chapter: String, ownTests: [String: Data], in workspace: Workspace
    ) throws(KataError) -> Work {
        let folder = try workspace.existingSnapshotFolder(of: chapter, named: name)
        var files: [String: Data] = [:]
        for path in try Files.list(folder) {
            files["Sources/\(chapter)/\(path)"] = try Files.data(folder.appending(path: path))
        }
        return Work(files: files.merging(ownTests) { $1 })
    }

    /// The learner's own tests.
    package var ownTests: [String: Data] { files.filter { $0.key.hasPrefix("Tests/") } }
}
