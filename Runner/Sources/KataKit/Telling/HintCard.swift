import KataBase
import KataText

/// One hint of several.
struct HintCard: Sendable {
    /// The command that shows one.
    static let command = "hint"

    let title: String
    let hints: [String]
    /// From 1.
    let number: Int
    /// The chapter in a command: " 3", or nothing where it is the one last worked on.
    let argument: String
    /// True where the next call shows another hint.
    var isCounted = true
    /// The problem that was red at the last check, where the hint is not about that.
    var elsewhere: String?
    /// The place of the hint among those on mistakes that get through; nil where it is about the step.
    var mistakes: Mistakes?
    /// True where a check says what the tests are worth.
    var isJudgedByCheck = false

    struct Mistakes: Sendable {
        /// The number that was asked for, from 1; nil where any was.
        let wanted: Int?
        /// The number of the one behind it; nil for the last.
        let following: Int?
        /// True where hints about another one follow.
        let hasMore: Bool
        /// True where all were shown before.
        let beginAnew: Bool
    }

    func report(by teller: Teller) -> Report {
        let (style, controls, count) = (teller.style, teller.controls, hints.count)
        let again = mistakes != nil && !isJudgedByCheck ? controls.judge(argument) : controls.check(argument)
        let next =
            if number < count {
                "try it, then: \(again) (one more: \(hint(mistakes?.wanted, controls))\(other(controls)))"
            } else if let mistakes {
                if mistakes.wanted == nil, mistakes.hasMore {
                    "try it, then: \(again) (the next mistake: \(controls.hint(argument)))"
                } else if mistakes.wanted != nil, let following = mistakes.following {
                    "try it, then: \(again) (the next mistake: \(hint(following, controls)))"
                } else {
                    "that was the last hint. Try it, then: \(again)"
                }
            } else {
                "that was the last hint. Try it, then: \(again) (the answer: \(controls.solution(argument)))"
            }
        return Report(
            [
                beginning,
                style.bold("Hint \(number) of \(count)") + "  \(title)",
                teller.markdown(hints[number - 1]),
                isCounted
                    ? nil
                    : "That you saw it cannot be noted: '\(teller.workspace.displayPath(teller.workspace.stateFolder.path))' cannot be written. Make room there, or the next hint is this one again.",
            ], next: next)
    }
    /// The words before a hint that is not about the last red, and before the first one where all were shown
    /// before.
    private var beginning: String? {
        if let elsewhere {
            return "Red at the last check: \(elsewhere). This hint is about the step, and not about that:"
        }
        guard let mistakes, mistakes.beginAnew else { return nil }
        return mistakes.wanted == nil
            ? "You have seen every mistake that gets through. From the beginning:"
            : "You have seen all hints about this mistake. From the beginning:"
    }

    /// The command or key for another hint, about a mistake by its number or about whichever is next. No key
    /// knows a number.
    private func hint(_ mistake: Int?, _ controls: Controls) -> String {
        let words = controls == .keys ? argument : mistake.map { "\(argument) \($0)" } ?? argument
        return controls.hint(words)
    }

    /// The way to the next mistake, for a learner who has seen enough of this one.
    private func other(_ controls: Controls) -> String {
        guard controls == .commands, let following = mistakes?.following else { return "" }
        return ", the next mistake: \(hint(following, controls))"
    }
}
