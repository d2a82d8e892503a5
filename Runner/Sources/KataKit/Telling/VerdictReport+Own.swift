import KataText

extension VerdictReport {
    /// The lines about the learner's tests, and the judge's time; empty where the step's test is ours.
    var own: [String] {
        let known = judged
        guard showsTimes, !known.isEmpty, !verdict.isUnreadable, let seconds = verdict.own?.judgeSeconds
        else {
            return known
        }
        return known + [String(format: "  Judged in %.2f s.", seconds)]
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
