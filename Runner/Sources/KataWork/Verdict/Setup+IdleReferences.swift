import Foundation
import KataBase
import KataEngine
import KataText

extension Setup {
    /// The references of snapshots that the learner's tests have recorded and ask for no more: a test was renamed or deleted.
    ///
    /// A test that did not run asks for none, so after a run in which one is red or was left out, nothing is known, nor while
    /// the learner's work waits for a step that is done once more. The chapter's own references are not looked at, nor those
    /// of a step that is not on, unless its test is not written.
    ///
    /// - Returns: relative to the workspace, in a stable order.
    func idleReferences(after run: TestRun, isOnceMore: Bool, in workspace: Workspace) -> [String] {
        guard testSet == .present, let asked = run.references, run.tests.allSatisfy({ $0.state == .passed }),
            !isOnceMore
        else { return [] }
        let folder = workspace.testsFolder(of: chapter)
        let paths = (try? Files.list(folder)) ?? []
        return paths.compactMap { path in
            let parts = path.split(separator: "/")
            guard let index = parts.firstIndex(of: "__Snapshots__"), index + 2 < parts.count,
                OwnTests.areIn("\(parts[index + 1]).swift"),
                !asked.contains(folder.appending(path: path).path)
            else { return nil }
            let test = (parts[..<index] + ["\(parts[index + 1]).swift"]).joined(separator: "/")
            return isWaiting(folder.appending(path: test), in: workspace)
                ? nil : workspace.displayPath(folder.appending(path: path).path)
        }
    }

    /// True where a file holds tests of the learner's for a step that is not on.
    private func isWaiting(_ file: URL, in workspace: Workspace) -> Bool {
        guard (FileRole(path: file.path).step ?? step) > step,
            let text = tests.first(where: { $0.path == file.path })
        else { return false }
        return (try? OwnTests.isUntouched(text, of: chapter, in: workspace)) != true
    }
}
