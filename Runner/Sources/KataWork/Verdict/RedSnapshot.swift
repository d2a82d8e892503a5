import KataBase
import KataText

/// The failure of an `assertSnapshot`, as far as the next move depends on it.
struct RedSnapshot: Equatable {
    enum Kind: Equatable {
        /// A file was written that nobody has looked at yet.
        case recorded
        /// It was written as it had been.
        case recordedUnchanged
        case differs
        /// There is no reference, and none may be recorded here.
        case missing
    }

    let kind: Kind
    /// Relative to the workspace.
    let reference: String
    /// The file that shows the difference; nil where there is none.
    let diff: String?
    let isLearners: Bool

    /// - Returns: nil for a problem that is about no snapshot.
    init?(_ problem: Check.Problem) {
        let lines = ([problem.message] + problem.details).flatMap(\.linesBetweenFeeds)
        let path = { (label: String) in
            lines.first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)).trimmed }
        }
        guard let first = lines.first, first.hasPrefix("The snapshot \""), let reference = path("reference:"),
            let kind = Self.kinds.first(where: { first.contains($0.words) })?.kind
        else { return nil }
        self.kind = kind
        self.reference = reference
        diff = path("diff:")
        isLearners = problem.blamedFile.map(FileRole.isLearners) ?? false
    }

    /// PaperUITesting's words.
    private static let kinds: [(words: String, kind: Kind)] = [
        ("\" had no reference; it is recorded now.", .recorded), ("\" is recorded anew.", .recorded),
        ("\" is recorded again, without a change.", .recordedUnchanged),
        ("\" differs from its reference.", .differs),
        ("\" has no reference, and none is recorded here.", .missing),
    ]
}
