import KataBase
import KataText

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
