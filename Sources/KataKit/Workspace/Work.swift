import Foundation

/// What a learner wrote for a chapter: everything below Sources/<Chapter>, and MyTests.swift.
struct Work: Equatable, Sendable {
    /// The files' bytes by their paths relative to the workspace.
    let files: [String: Data]

    static func read(_ chapter: String, in workspace: Workspace) throws(KataError) -> Work {
        var files: [String: Data] = [:]
        let folder = workspace.sourcesFolder(of: chapter)
        if Files.exists(folder) {
            for path in try Files.list(folder).map({ "Sources/\(chapter)/\($0)" }) {
                // To a dictionary, an é in one piece and an é in two are the same.
                guard files[path] == nil else { throw .oneName(path) }
                files[path] = try Files.data(workspace.root.appending(path: path))
            }
        }
        let own = workspace.testsFolder(of: chapter).appending(path: Bench.ownTestsName)
        if Files.exists(own) { files[ownTestsPath(of: chapter)] = try Files.data(own) }
        return Work(files: files)
    }

    /// The path of the learner's own tests if there are XCTest's among them.
    func xctests(of chapter: String) -> String? {
        let path = Self.ownTestsPath(of: chapter)
        guard let data = files[path] else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains { $0.trimmed.hasPrefix("import XCTest") } ? path : nil
    }

    /// The work of a snapshot of the reference solution, with the learner's own tests as given.
    static func snapshot(
        _ name: String, of chapter: String, ownTests: Data?, in workspace: Workspace
    ) throws(KataError) -> Work {
        let folder = try workspace.existingSnapshotFolder(of: chapter, named: name)
        var files: [String: Data] = [:]
        for path in try Files.list(folder) {
            files["Sources/\(chapter)/\(path)"] = try Files.data(folder.appending(path: path))
        }
        files[ownTestsPath(of: chapter)] = ownTests
        return Work(files: files)
    }

    /// The learner's own tests.
    func ownTests(of chapter: String) -> Data? { files[Self.ownTestsPath(of: chapter)] }

    static func ownTestsPath(of chapter: String) -> String { "Tests/\(chapter)Tests/\(Bench.ownTestsName)" }

    /// Puts these files in the place of what is there.
    func replace(_ present: Work, in workspace: Workspace) throws(KataError) {
        try replace(present, on: RealDisk(root: workspace.root))
    }

    func replace(_ present: Work, on disk: some Disk) throws(KataError) {
        try Replacement(present: present.files, wanted: files, disk: disk).carryOut()
    }
}
