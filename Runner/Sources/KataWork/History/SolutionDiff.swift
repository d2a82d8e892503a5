import Foundation
import KataBase
import KataText

/// The difference between two folders, by `git diff --no-index`.
package struct SolutionDiff {
    let workspace: Workspace
    let environment: [String: String]

    package init(workspace: Workspace, environment: [String: String]) {
        self.workspace = workspace
        self.environment = environment
    }

    /// A unified diff whose paths are those of a chapter's sources, or a mistake's, "a/File.swift"; empty where the folders are the same, the
    /// line ends of another system aside.
    ///
    /// - Parameters:
    ///   - chapter: whose sources they are; nil for a mistake.
    ///   - context: how many unchanged lines are shown on either side of a change.
    package func text(from old: URL, to new: URL, chapter: String? = nil, context: Int = 3) throws -> String {
        let git = try Git.find(environment: environment)
        let oldPath = workspace.displayPath(old.path)
        let newPath = workspace.displayPath(new.path)
        let result = try ChildProcess.run(
            git,
            Git.precautions + [
                "diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--ignore-cr-at-eol",
                "--src-prefix=", "--dst-prefix=", "--unified=\(context)",
            ]
                + ["--", oldPath, newPath],
            environment: Git.environment(from: environment), directory: workspace.root)
        guard result.termination == .exited(0) || result.termination == .exited(1) else {
            throw KataError(
                "git cannot compare '\(oldPath)' with '\(newPath)'. It says: "
                    + String(decoding: result.standardError.prefix(300), as: UTF8.self))
        }
        return String(decoding: result.standardOutput, as: UTF8.self)
            .linesBetweenFeeds
            .filter {
                !$0.hasPrefix("diff --git ") && !$0.hasPrefix("index ") && !$0.hasPrefix("new file mode")
                    && !$0.hasPrefix("deleted file mode")
            }
            .map { line in
                guard line.hasPrefix("--- ") || line.hasPrefix("+++ ") else { return line }
                guard let chapter else {
                    return line.replacing("\(newPath)/", with: "b/").replacing("\(oldPath)/", with: "a/")
                }
                return line.replacing("\(newPath)/", with: "Sources/\(chapter)/")
            }
            .joined(separator: "\n")
    }
}
