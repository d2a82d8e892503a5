import Foundation
import KataText

extension WorkKeeper {
    /// Records what was checked.
    ///
    /// - Parameters:
    ///   - ran: a hash of all that was built and run.
    ///   - waited: how many seconds the learner has waited for the machine since the newest entry.
    /// - Returns: the verdict, with what the same said before; and whether there is a new entry, which tells of the seconds.
    package func keep(
        _ work: Work, _ ran: String, of chapter: Chapter, as verdict: Verdict, waited: TimeInterval
    ) throws -> (verdict: Verdict, isNew: Bool) {
        var detail = CheckDetail(verdict, hints: chapter.page.notes.hints[chapter.step] ?? 0)
        detail.builtByHand = workspace.lastBuildByHand
        detail.isAgain = chapter.isOnceMore
        detail.ran = ran
        detail.waited = waited
        var verdict = verdict
        let kept = try record(
            work, of: chapter.name, at: chapter.place,
            as: .check(verdict.isGreen ? .green : .red(verdict.reason?.rawValue ?? "")), detail: detail)
        verdict.before = kept.before
        verdict.isTidied = kept.wasGreenBefore
        if kept.isNew, verdict.isGreen, verdict.own == nil, kept.isFirst {
            verdict.atOnce = kept.isSameWork ? .ahead : .untested
        }
        if !verdict.reading.folded.isEmpty { verdict.began = kept.began }
        return (verdict, kept.isNew)
    }
}
