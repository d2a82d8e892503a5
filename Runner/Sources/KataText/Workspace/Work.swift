import Foundation
import KataBase

/// The work of a learner in a chapter: everything below Sources/<Chapter>, and the tests in My….swift.
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
            try Files.confirmNames(below: folder, shown: workspace.displayPath(folder.path))
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

    /// The first of the learner's test files that has tests of XCTest.
    package var xctests: String? {
        ownTestLines.first { _, lines in lines.contains { $0.contains(/:\s*XCTestCase\b/.inCode) } }?.path
    }

    /// The first call of XCTest's in a test of Swift Testing, which does not hear of it: "XCTFail in …:7".
    package var unheardCheck: String? {
        for (path, lines) in ownTestLines {
            var isInTest = false
            for (index, line) in lines.enumerated() {
                if line.contains("@Test") {
                    isInTest = true
                } else if line.contains(/\bfunc test\w*\(/.inCode) {
                    isInTest = false
                }
                guard isInTest,
                    let call = line.firstMatch(of: /\b(XCT(?:Assert|Fail|Unwrap|Skip)\w*)\(/.inCode)
                else {
                    continue
                }
                return "\(call.1) in \(path):\(index + 1)"
            }
        }
        return nil
    }

    /// The lines of the learner's test files that name anything of XCTest's, a comment's left empty.
    private var ownTestLines: [(path: String, lines: [String])] {
        let files = ownTests.filter { $0.value.range(of: Data("XCT".utf8)) != nil }
        return files.sorted { $0.key < $1.key }.map { path, data in
            let lines = String(decoding: data, as: UTF8.self).linesBetweenFeeds
            return (path, lines.map { $0.trimmed.hasPrefix("//") ? "" : $0 })
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

extension KataError {
    /// Names that are the same for a reader.
    package static func oneName(_ path: String) -> KataError {
        KataError(
            "Two files are called '\(path)', each in other characters.",
            next: "Rename or delete one of them, then run the command again.")
    }
}
