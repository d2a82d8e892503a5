import KataEngine
import KataText

/// The end of a chapter: what was learnt, how it went, what to try alone, which chapter is next.
package struct Farewell: Sendable {
    package let number: Int
    package let text: ChapterText
    package let record: ChapterRecord
    /// The mistakes that the learner's tests let through.
    package let leaks: Leaks
    package let hasScreen: Bool
    /// The one thing to do next.
    package let move: Move

    /// Judges the learner's tests by the promises of all steps whose test is the learner's: what was judged on the way may
    /// have changed since.
    init(to chapter: Chapter, by checker: Checker) async throws {
        number = chapter.number
        let judge = try checker.judge(of: chapter)
        text = judge.text
        var record = ChapterRecord(
            try checker.keeper.history().entries(chapter: chapter.name),
            ownTests: try OwnTests.count(of: chapter.name, in: checker.workspace))
        if record.ownTests > 0, !judge.ownSteps.isEmpty {
            let judgement = try await judge.judgement(of: judge.ownSteps)
            checker.memory.remember(judgement, of: chapter, text)
            record.mistakesCaught = judgement.mistakes.count(where: \.isCaught)
            leaks = Leaks(judgement)
        } else {
            leaks = .none
        }
        self.record = record
        hasScreen =
            try ScreenProgram(of: chapter.name, module: chapter.name, in: checker.workspace) != nil
        let next = try Standing(in: checker.workspace, by: checker.keeper).unfinished(after: chapter)
        move = Move(after: .finished(next: try next.map { ($0, try $0.title()) }))
    }
}
