import Foundation
import KataBase
import KataText

/// The starter tests as git knows them.
package struct StarterTestsInGit {
    let workspace: Workspace
    let environment: [String: String]

    package init(workspace: Workspace, environment: [String: String]) {
        self.workspace = workspace
        self.environment = environment
    }

    /// True where `git checkout` brings starter tests back as the chapter ships them, without undoing an
    /// author's work.
    ///
    /// - Parameter paths: relative to the workspace. Where git is not in use, nothing is known against it.
    package func canCheckOut(_ paths: [String], of chapter: Chapter) -> Bool {
        guard !paths.isEmpty,
            let changed = git(
                [
                    "status", "--porcelain", "-z", "--", "Chapters/\(chapter.textFile.lastPathComponent)",
                    "Solutions/\(chapter.name)",
                ])
        else { return true }
        // No learner changes these.
        guard changed.isEmpty, let tests = try? addedTests(of: chapter), tests.isEmpty else { return false }
        let shipped = (try? StarterTests(workspace: workspace, chapter: chapter.name).shipped()) ?? []
        return paths.allSatisfy { path in
            // A deletion that is in the index, too, is a learner's all the same.
            let known = ["HEAD:./", ":./"].compactMap { git(["show", $0 + path]) }
            return !known.isEmpty
                && known.allSatisfy { text in
                    shipped.contains { $0.path == path && $0.sum == StarterTests.checksum(of: text) }
                }
        }
    }

    /// Some files, by their paths relative to the workspace, as git's last commit has them.
    func committed(_ paths: [String]) -> [String: String] {
        var texts: [String: String] = [:]
        for path in paths {
            texts[path] = git(["show", "HEAD:./\(path)"]).map { String(decoding: $0, as: UTF8.self) }
        }
        return texts
    }

    /// A step's tests that the chapter does not ship yet.
    private func addedTests(of chapter: Chapter) throws -> [String] {
        let shipped = try StarterTests(workspace: workspace, chapter: chapter.name).shipped().map(\.path)
        let folder = "Tests/\(chapter.name)Tests"
        return try Files.list(workspace.testsFolder(of: chapter.name)).map { "\(folder)/\($0)" }.filter {
            $0.hasSuffix(".swift") && FileRole(path: $0).step != nil && !OwnTests.areIn($0)
                && !shipped.contains($0)
        }
    }

    private func git(_ arguments: [String]) -> Data? {
        Git.answer(to: arguments, in: workspace.root, environment: environment)
    }
}
