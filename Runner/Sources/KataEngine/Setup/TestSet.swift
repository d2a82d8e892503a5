import Foundation
import KataBase
import KataText

/// The sets of tests that take part. What they share, in Helpers, is always there.
package struct TestSet: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The chapter's.
    package static let starter = TestSet(rawValue: 1)
    /// Those in the files that are the learner's.
    package static let learners = TestSet(rawValue: 2)
    /// The reference solution's, of the steps whose test is the learner's.
    package static let ours = TestSet(rawValue: 4)

    /// The tests that `./kata check` and plain `swift test` run.
    package static let present: TestSet = [.starter, .learners]
    /// The tests that the reference solution has to pass.
    package static let reference: TestSet = [.starter, .ours]

    /// The files, in a stable order.
    ///
    /// - Throws: where the chapter has no folder for them.
    package func files(of chapter: String, in workspace: Workspace) throws(KataError) -> [URL] {
        let folder = workspace.testsFolder(of: chapter)
        guard Files.exists(folder) else {
            let path = workspace.displayPath(folder.path)
            throw KataError(
                "The starter tests at '\(path)' are missing.",
                next: "Write them, or bring them back with: git checkout -- \(path)")
        }
        let present = try Files.list(folder).filter { $0.hasSuffix(".swift") }.filter { path in
            OwnTests.areIn(path) ? contains(.learners) : path.hasPrefix("Helpers/") || contains(.starter)
        }.map { folder.appending(path: $0) }
        let reference = workspace.solutionsFolder(of: chapter).appending(path: "Tests")
        guard contains(.ours), Files.exists(reference) else { return present }
        return present
            + (try Files.list(reference)).filter { $0.hasSuffix(".swift") }
            .map { reference.appending(path: $0) }
    }
}
