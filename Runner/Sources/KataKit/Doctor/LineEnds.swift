import KataBase
import KataText

/// The line ends of the workspace's own files. Git ends lines as on Windows where it was told to, and where
/// the clone is from before .gitattributes said otherwise.
struct LineEnds {
    /// The paths of those with CRLF, relative to the workspace.
    let ofWindows: [String]

    /// - Parameter tests: the paths of the starter tests, which stand among the learner's.
    init(in workspace: Workspace, tests: [String]) {
        let folders = ["Chapters", "Solutions"].flatMap { folder in
            ((try? Files.list(workspace.root.appending(path: folder))) ?? []).map { "\(folder)/\($0)" }
        }
        ofWindows = (["Package.swift", "kata"] + folders + tests).filter { path in
            // A picture is no text.
            guard let text = try? Files.exactText(workspace.root.appending(path: path)) else { return false }
            return text != text.withLineFeeds
        }
    }

    /// Nothing where there is nothing to say.
    var finding: Finding? {
        guard let first = ofWindows.first else { return nil }
        let others = ofWindows.count - 1
        let rest = others == 0 ? "" : " and \(count(others, "other file")) of ours"
        return .remark(
            "Line ends",
            "as on Windows (CRLF) in \(first)\(rest)",
            mend:
                "This changes them in every file that git knows, yours too, and nothing else: \(Self.command)"
        )
    }

    /// Git would hold every file for changed whose size is another, so it is told anew what it knows of them.
    private static let command =
        #"git grep -lIz "$(printf '\r')" | xargs -0 perl -pi -e 's/\r$//' && "#
        + "git ls-files -sz | git update-index -z --index-info"
}
