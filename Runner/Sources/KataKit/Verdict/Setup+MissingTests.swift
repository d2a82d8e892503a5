import Foundation
import KataBase
import KataEngine
import KataText

/// A green takes the tests of every step so far: those that are gone passed nothing.
extension Setup {
    /// Whether one of the chapter's tests is not there, or holds no test any more.
    ///
    /// - Parameter path: relative to the workspace, of a file that is not as the chapter ships it.
    func lacks(_ path: String, in workspace: Workspace) -> Bool {
        let file = workspace.root.appending(path: path)
        guard Files.exists(file) else { return true }
        guard FileRole(path: path).step != nil, !path.contains("/Helpers/") else { return false }
        return text(of: file.path).map { OwnTests.count(in: $0) == 0 } ?? false
    }

    /// - Returns: nil where the step is not on yet, and where it is the newest, whose tests are missed anyway.
    func problem(withMissing path: String) -> Verdict.Problem? {
        guard path.hasSuffix(".swift"), let number = FileRole(path: path).step, number < step else {
            return nil
        }
        return Verdict.Problem(
            message: "'\(path)' is missing or was emptied. It belongs to step \(number), which is on.")
    }
}
