import Foundation
import KataBase
import KataText

extension VerdictReport {
    /// The lines about the learner's tests, and the judge's time; empty where the step's test is ours.
    var own: [String] {
        let known = judged + (clock.map { ["  \($0)"] } ?? [])
        guard showsTimes, !known.isEmpty, !verdict.isUnreadable, let seconds = verdict.own?.judgeSeconds
        else {
            return known
        }
        return known + [String(format: "  Judged in %.2f s.", seconds)]
    }

    /// The sentence about the time of a round with folded promises; nil in any other step.
    private var clock: String? {
        guard showsTimes, let began = verdict.began, let minutes = verdict.reading.text?.minutes else {
            return nil
        }
        let left = minutes - Int(Date.now.timeIntervalSince(began) / 60)
        return left > 0
            ? "\(count(left, "minute")) of \(minutes) \(left == 1 ? "is" : "are") left of this round."
            : "The \(minutes) minutes of this round are over. Stop, and look at your list."
    }

    private var judged: [String] {
        guard let own = verdict.own else { return [] }
        guard let judgement else {
            return own.phase == .unknown ? ["  What your tests are worth is not known yet."] : []
        }
        switch own.phase {
        case .untouched, .unknown: return []
        case .red where verdict.ranNothing: return []
        case .red:
            // What does not compile here either was told above.
            guard !verdict.isUnreadable else { return ["  Your tests cannot be judged before they compile."] }
            let remarks = judgement.remarks
            return remarks.isEmpty ? [judgement.soundness] : remarks
        case .green where own.linesLeft > 0:
            let lines = own.linesLeft == 1 ? "1 line is" : "\(own.linesLeft) lines are"
            return judgement.remarks + [
                "  \(lines) left of your list. The mistakes are counted when it is empty."
            ]
        case .green:
            let end = judgement.mistakes.map {
                judgement.judgement.unguarded.isEmpty ? "\($0) Our tests pass, too." : $0
            }
            return judgement.remarks + [end].compactMap(\.self)
        case .seenByOurs: return judgement.remarks
        }
    }

    var judgement: JudgementReport? {
        verdict.own?.judgement.map {
            JudgementReport(
                judgement: $0, heading: "", argument: verdict.reading.argument, file: "", style: style,
                width: width,
                controls: controls, folded: verdict.reading.folded)
        }
    }
}
