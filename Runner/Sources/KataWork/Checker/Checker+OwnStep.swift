import Foundation
import KataEngine
import KataText

/// A step whose test is the learner's: the usual cycle comes out of the order of what is looked at.
extension Checker {
    /// Looks at the learner's tests, and at their code with ours.
    ///
    /// 1. What is red with the learner's own tests is told as in any step, and then whether those are sound.
    /// 2. What is green is tried on the mistakes that break the step's promises.
    /// 3. Where none gets through, our tests of the step run on the learner's code.
    ///
    /// - Parameter early: is told of what the learner's own tests say, before they are judged.
    func judged(
        _ ran: Ran, on chapter: Chapter, _ text: ChapterText, by engine: any Engine,
        early: (Verdict) throws -> Void
    ) async throws -> Verdict {
        let check = ran.check
        let isUntouched = try ran.setup.tests.contains {
            guard FileRole(path: $0.path) == .step(chapter.step) else { return false }
            return try OwnTests.isUntouched($0, of: chapter.name, in: workspace)
        }
        guard !isUntouched else {
            memory.forgetUnseen(of: chapter)
            return Verdict(check, own: .init(phase: .untouched))
        }
        let judge = try judge(of: chapter, text, by: engine)
        if !check.isGreen { memory.forgetUnseen(of: chapter) }
        try early(Verdict(check, own: .init(phase: .unknown)))
        // What all chapters share is not the judge's time.
        try await engine.prepare(for: try judge.tried)
        let start = ContinuousClock.now
        let seconds = { (ContinuousClock.now - start).seconds }
        guard check.isGreen else {
            let judgement = try await judge.soundness()
            return Verdict(
                check, own: .init(phase: .red, judgement: judgement, judgeSeconds: seconds()))
        }
        let judgement = try await judge.judgement(of: [chapter.step])
        let linesLeft = check.reading.folded.isEmpty ? 0 : linesLeft(in: ran.setup)
        if linesLeft == 0 {
            memory.remember(judgement, of: chapter, judge.text)
        } else {
            memory.forgetUnseen(of: chapter)
        }
        let judged = seconds()
        if linesLeft == 0, judgement.unguarded.isEmpty,
            let unseen = try await unseen(after: ran, text, judgement, judged, by: engine)
        {
            return unseen
        }
        return Verdict(
            check,
            own: .init(phase: .green, judgement: judgement, judgeSeconds: judged, linesLeft: linesLeft))
    }

    /// The number of lines that are left of the list in the learner's file for the step.
    private func linesLeft(in setup: Setup) -> Int {
        setup.tests.filter { FileRole(path: $0.path) == .step(setup.step) }
            .map { OwnTests.openLines(in: String(decoding: $0.bytes, as: UTF8.self)) }.reduce(0, +)
    }

    /// The verdict on what our tests of the step see in the learner's code and the learner's tests do not;
    /// nil where they see nothing more.
    private func unseen(
        after ran: Ran, _ text: ChapterText, _ judgement: Judgement, _ seconds: Double, by engine: any Engine
    ) async throws -> Verdict? {
        let texts = try SourceText.read(try TestSet.ours.files(of: ran.setup.chapter, in: workspace))
        let setup = ran.setup.testing(texts, as: .ours)
        let outcome = try await engine.run(setup, limits: limits)
        let check = Check(setup: setup, outcome: outcome, after: ran.check.reading, workspace: workspace)
        guard !check.isGreen else { return nil }
        return Verdict(
            check,
            own: .init(
                phase: .seenByOurs, judgement: judgement,
                source: outcome.run.map { Explanation.source(of: $0, in: setup) } ?? [],
                needed: NeededName.first(in: outcome.diagnostics, of: text), judgeSeconds: seconds))
    }
}
