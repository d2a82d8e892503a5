import Foundation
import KataBase
import KataText

/// The version of the project that a workspace is, as a report of a fault names it.
struct ProjectVersion {
    /// The newest that CHANGELOG.md has a number for; nil where it has none.
    let number: String?
    /// True where there are changes above it that have no number yet.
    let isPast: Bool
    /// The beginning of git's newest commit; nil where there is no git, or the folder is no clone.
    let commit: String?

    init(of workspace: Workspace, environment: [String: String]) {
        let changes = (try? Files.text(workspace.root.appending(path: "CHANGELOG.md"))) ?? ""
        let headings = changes.linesBetweenFeeds.filter { $0.hasPrefix("## ") }
        let numbers = headings.map { $0.prefixMatch(of: /## (\d+(?:\.\d+)+)/).map { String($0.1) } }
        number = numbers.compactMap(\.self).first
        isPast = number != nil && numbers.first == .some(nil)
        // The folder's place in its repository, which is a line of nothing at the top, and the commit.
        let answer = Git.answer(
            to: ["rev-parse", "--show-prefix", "--short=10", "HEAD"], in: workspace.root,
            environment: environment)
        let lines = answer.map { String(decoding: $0, as: UTF8.self).linesBetweenFeeds } ?? []
        commit = lines.first == "" ? lines[safe: 1].flatMap { $0.isEmpty ? nil : $0 } : nil
    }

    /// "0.10.0, commit e2784c73ab"
    var words: String {
        (number ?? "of an unknown version") + (isPast ? " and what came after it" : "") + ", commit "
            + (commit ?? "unknown: git is missing, or this folder is no clone of the project")
    }
}
