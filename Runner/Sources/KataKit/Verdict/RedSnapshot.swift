import KataBase
import KataText

/// What a failed `assertSnapshot` says, as far as the next move depends on it.
struct RedSnapshot: Equatable {
    enum Kind: Equatable {
        /// A file was written that nobody has looked at yet.
        case recorded
        /// It was written as it had been.
        case recordedUnchanged
        case differs
        /// Nothing may be written here.
        case missing
    }

    let kind: Kind
    /// Relative to the workspace.
    let reference: String
    /// Where the difference is; nil where there is none.
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

extension VerdictReport {
    /// What to do where nothing is red but snapshots that were recorded, or that may be meant to change: those of the
    /// learner's own. What a chapter's shows is to be made.
    var snapshotMove: String? {
        let snapshots = verdict.problems.map(RedSnapshot.init)
        let known = snapshots.compactMap(\.self)
        guard verdict.reason == .assertion, let first = known.first, known.count == snapshots.count,
            !known.contains(where: { $0.kind == .differs && !$0.isLearners })
        else { return nil }
        let argument = verdict.reading.argument
        let recorded = Set(known.filter { $0.kind == .recorded }.map(\.reference))
        if let path = known.first(where: { $0.kind == .recorded })?.reference {
            let files = recorded.count == 1 ? path : "\(path) and \(count(recorded.count - 1, "more file"))"
            return "Look at what was recorded, \(files), then: \(controls.again(argument))"
        }
        switch first.kind {
        case .recorded, .recordedUnchanged:
            return "Run it again without recording: \(controls.again(argument))"
        case .differs:
            return
                "Look at the file \(first.diff ?? first.reference). Record the change where it is meant: SNAPSHOT_TESTING_RECORD=failed ./kata check\(argument). Undo it where it is not, then: \(controls.check(argument))"
        case .missing:
            return
                "Record it: SNAPSHOT_TESTING_RECORD=missing ./kata check\(argument). Then look at the file \(first.reference)"
        }
    }
}
