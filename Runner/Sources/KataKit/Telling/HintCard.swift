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
    /// How a command names the chapter.
    let argument: String
    /// Whether another hint follows the next time.
    var isCounted = true
    /// What was red at the last check, where that is not what it is about.
    var elsewhere: String?
    /// What it says of the mistakes that get through; nil where it is about the step.
    var mistakes: Mistakes?
    /// Whether a check says what the tests are worth.
    var isJudgedByCheck = false

    struct Mistakes: Sendable {
        /// The number that was asked for, from 1; nil where any was.
        let wanted: Int?
        /// The number of the one behind it; nil for the last.
        let following: Int?
        /// Whether hints about another one follow.
        let hasMore: Bool
        /// Whether all were shown before.
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
    /// What stands before a hint that is about something else than was red, and before the first one where all were shown
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

    /// How another hint is asked for, about a mistake by its number or about whichever is next. No key knows a number.
    private func hint(_ mistake: Int?, _ controls: Controls) -> String {
        let words = controls == .keys ? argument : mistake.map { "\(argument) \($0)" } ?? argument
        return controls.hint(words)
    }

    /// Whoever has seen enough of one mistake goes on to the next.
    private func other(_ controls: Controls) -> String {
        guard controls == .commands, let following = mistakes?.following else { return "" }
        return ", the next mistake: \(hint(following, controls))"
    }
}
