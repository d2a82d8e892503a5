import Foundation

/// What more a check says of how it goes, for whoever looks after a class.
///
/// A check that an older runner made says nothing of it.
package struct CheckDetail: Equatable, Sendable {
    /// How many hints of the step had been shown.
    package var hints: Int?
    /// The first thing that was wrong, on one line. Who meets it again has the same words again.
    package var failure: String?
    /// The gallery's mistakes that the learner's tests let through; nil where none was tried.
    package var letThrough: [String]?
    /// When somebody last built the package without the runner, as `swift test` does; nil where nobody did.
    package var builtByHand: Date?
    /// How many of the seconds since the check before the learner has waited for the machine.
    package var waited: TimeInterval = 0
    /// Whether the step was done once more, while the work of before waited.
    package var isAgain = false
    /// A hash of all that was built and run, the chapter's tests and what they compare with included.
    package var ran: String?
}

extension CheckDetail {
    /// - Parameter hints: how many of the step were shown.
    package init(_ verdict: Verdict, hints: Int) {
        self.hints = hints
        // Tests run at the same time, so which of them fails first is chance.
        let first = verdict.problems.min {
            ($0.file ?? "", $0.line ?? 0, $0.message) < ($1.file ?? "", $1.line ?? 0, $1.message)
        }
        failure = first.map { problem in
            let words = Explanation.sentence(for: problem.message) ?? problem.message
            return [problem.test, words].compactMap(\.self).joined(separator: ": ").shortened
        }
        if let judgement = verdict.own?.judgement, !judgement.mistakes.isEmpty {
            letThrough = judgement.mistakes.filter(\.getsThrough).map(\.title.shortened)
        }
    }
}

extension String {
    /// The beginning of the first line.
    fileprivate var shortened: String {
        let longest = 200
        return String((split(whereSeparator: \.isNewline).first ?? "").prefix(longest)).printable
    }
}
