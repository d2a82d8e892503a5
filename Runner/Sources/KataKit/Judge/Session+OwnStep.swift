import Foundation
import KataEngine
import KataText

/// A step whose test is the learner's: the usual cycle comes out of the order of what is looked at.
extension Session {
    /// Looks at the learner's tests, and at their code with ours.
    ///
    /// 1. What is red with the learner's own tests is told as in any step, and then whether those are sound.
    /// 2. What is green is tried on the mistakes that break the step's promises.
    /// 3. Where none gets through, our tests of the step run on the learner's code.
    ///
    /// - Parameter early: is told of what the learner's own tests say, before they are judged.
    func judging(
        _ verdict: Verdict, on chapter: Chapter, _ text: ChapterText, _ setup: Setup, by engine: any Engine,
        early: (Verdict) throws -> Void
    ) async throws -> Verdict {
        var verdict = verdict
        let isUntouched = try setup.tests.contains {
            guard FileRole(path: $0.path) == .step(chapter.step) else { return false }
            return try OwnTests.isUntouched($0, of: chapter.name, in: workspace)
        }
        guard !isUntouched else {
            verdict.own = Verdict.Own(phase: .untouched)
            forgetJudgement()
            return verdict
        }
        let judge = try judge(of: chapter, text)
        verdict.own = Verdict.Own(phase: .unknown)
        if !verdict.isGreen { forgetJudgement() }
        try early(verdict)
        // What all chapters share is not the judge's time.
        try await engine.prepare()
        let start = ContinuousClock.now
        guard verdict.isGreen else {
            verdict.own = Verdict.Own(phase: .red, judgement: try await judge.soundness())
            verdict.own?.judgeSeconds = (ContinuousClock.now - start).seconds
            return verdict
        }
        let judgement = try await judge.judgement(of: [chapter.step])
        remember(judgement, of: chapter, judge.text)
        verdict.own = Verdict.Own(phase: .green, judgement: judgement)
        verdict.own?.judgeSeconds = (ContinuousClock.now - start).seconds
        guard judgement.unguarded.isEmpty else { return verdict }
        return try await tryingOurs(verdict, on: chapter, text, setup, by: engine)
    }

    /// - Returns: the same verdict where our tests pass, too; theirs where they do not.
    private func tryingOurs(
        _ verdict: Verdict, on chapter: Chapter, _ text: ChapterText, _ setup: Setup, by engine: any Engine
    ) async throws -> Verdict {
        let texts = try SourceText.read(try TestSet.ours.files(of: chapter.name, in: workspace))
        let setup = setup.testing(texts, as: .ours)
        let outcome = try await engine.run(setup, limits: limits)
        var ours = Verdict(setup: setup, outcome: outcome, after: verdict.reading, workspace: workspace)
        guard !ours.isGreen else { return verdict }
        ours.own = Verdict.Own(
            phase: .seenByOurs, judgement: verdict.own?.judgement,
            source: outcome.run.map { Explanation.source(of: $0, in: setup) } ?? [],
            needed: NeededName.first(in: outcome.diagnostics, of: text))
        ours.own?.judgeSeconds = verdict.own?.judgeSeconds
        return ours
    }

    /// What was known of a chapter's tests is no longer so.
    func forgetJudgement(of chapter: Chapter) {
        changeProgress { progress in
            let isOther = { (key: String) in !key.hasPrefix("\(chapter.name)/") }
            progress.unguarded = progress.unguarded?.filter { isOther($0.key) }
            progress.tried = progress.tried?.filter { isOther($0.key) }
            progress.moves = progress.moves?.filter { isOther($0.key) }
            if progress.unseen?.chapter == chapter.name { progress.unseen = nil }
        }
    }

    /// The next hint is about the step again.
    func forgetJudgement() { changeProgress { $0.unseen = nil } }
}

extension Verdict {
    /// Whether the step's test is the learner's, and catches none of the step's mistakes.
    var guardsNothing: Bool { isGreen && own?.judgement?.guardsNothing ?? false }
}
