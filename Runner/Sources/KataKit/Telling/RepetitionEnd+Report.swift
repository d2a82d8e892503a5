import KataBase
import KataText
import KataWork

/// The outcome of a step that was done once more, as a learner reads it.
extension RepetitionEnd {
    /// - Parameter told: the verdict, as it is told.
    func report(behind told: Report, by teller: Teller) -> Report {
        let words = [
            "Once more, step \(repetition.step) is green."
                + [time, mistakes].compactMap { $0.map { " \($0)" } }.joined(),
            (worse.isEmpty ? "It" : "Since \(worse.joined(separator: " and ")), it")
                + " is due again \(Light.words(for: level)).",
            "Your work of before is back."
                + (written.map { " What you wrote now is kept: ./kata restore \($0.id)" } ?? ""),
        ]
        return Report(
            [told.body, words.joined(separator: "\n")].filter { !$0.isEmpty }, next: teller.sentence(move))
    }

    private var time: String? {
        now.seconds.map { seconds in
            "It took \(ChapterRecord.words(for: seconds))"
                + (then.seconds.map { "; the first time, \(ChapterRecord.words(for: $0))." } ?? ".")
        }
    }

    private var mistakes: String? {
        now.through.map { through in
            let words =
                through == 0
                ? "No mistake gets" : "\(count(through, "mistake")) \(through == 1 ? "gets" : "get")"
            return "\(words) through" + (then.through.map { "; the time before, \($0)." } ?? ".")
        }
    }
}
