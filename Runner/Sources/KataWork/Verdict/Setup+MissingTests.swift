import Foundation
import KataBase
import KataEngine
import KataText

/// A green takes the tests of every step so far: those that are gone, or did not run, passed nothing.
extension Setup {
    /// True where one of the chapter's tests is not there, or holds no test any more, or ran fewer of them
    /// than it should.
    ///
    /// - Parameters:
    ///   - path: relative to the workspace, of a file that is not as the chapter ships it.
    ///   - run: nil where nothing has run to its end.
    ///   - shipped: the file as git has it; nil where that is not known.
    func lacks(_ path: String, after run: TestRun?, shipped: String?, in workspace: Workspace) -> Bool {
        let file = workspace.root.appending(path: path)
        guard Files.exists(file) else { return true }
        guard let number = FileRole(path: path).step, !path.contains("/Helpers/"),
            let text = text(of: file.path)
        else { return false }
        let left = OwnTests.count(in: text)
        guard left > 0, number <= step, let run else { return left == 0 }
        let ran = run.tests.count { $0.file == file.path && $0.state != .waiting && $0.state != .skipped }
        return ran < shipped.map(OwnTests.count) ?? left
    }

    /// - Returns: nil where the step is not on yet.
    func problem(withMissing path: String, in workspace: Workspace) -> Check.Problem? {
        guard path.hasSuffix(".swift"), let number = FileRole(path: path).step, number <= step else {
            return nil
        }
        let text = text(of: workspace.root.appending(path: path).path) ?? ""
        return Check.Problem(
            message: OwnTests.count(in: text) == 0
                ? "'\(path)' is missing or was emptied. It belongs to step \(number), which is on."
                : "Tests of '\(path)' are gone or did not run. They belong to step \(number), which is on.")
    }
}
