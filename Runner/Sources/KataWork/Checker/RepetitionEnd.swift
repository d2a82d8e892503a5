import Foundation
import KataBase
import KataText

/// A step that was done once more and is green: how it went, now and then, and that the work of before is back.
package struct RepetitionEnd: Sendable {
    package let repetition: Repetition
    package let verdict: Verdict
    package let now: Measure
    package let then: Measure
    package let level: Int
    /// The reasons why it is due earlier than it would have been: "it took longer"; empty where it went well.
    package let worse: [String]
    package let written: HistoryEntry?
    /// The one thing to do next.
    package let move: Move

    /// The figures that can be compared.
    package struct Measure: Sendable {
        package let seconds: TimeInterval?
        /// The number of mistakes that got through; nil where none was tried.
        package let through: Int?

        /// The respects in which it went worse than another time. An unknown figure is never worse.
        func worse(than other: Measure) -> [String] {
            let took = seconds.flatMap { now in other.seconds.map { now > $0 } } ?? false
            let missed = through.flatMap { now in other.through.map { now > $0 } } ?? false
            return (took ? ["it took longer"] : []) + (missed ? ["more mistakes get through"] : [])
        }
    }

    /// Brings the work back where the verdict is on a step that is done once more.
    ///
    /// - Parameters:
    ///   - leavesMistakes: whether that is enough for a test of the learner's that lets mistakes through.
    ///   - willRestore: is told what comes back, before it does.
    /// - Returns: nil where it is on no such step, or the step goes on.
    package init?(
        _ verdict: Verdict, on chapter: Chapter, by checker: Checker,
        leavesMistakes: Bool, willRestore: (RestoredWork) -> Void = { _ in }
    )
        async throws
    {
        let workspace = checker.workspace
        guard verdict.isGreen, let repetition = chapter.repetition, repetition.phase == .running,
            repetition.step < chapter.step || repetition.step == chapter.step && chapter.place.test == nil
        else { return nil }
        let through = verdict.own?.judgement.map { $0.mistakes.count(where: \.getsThrough) }
        guard leavesMistakes || (through ?? 0) == 0 else { return nil }
        self.repetition = repetition
        self.verdict = verdict
        let entries = try checker.keeper.history().entries(chapter: chapter.name)
        let past = StepsPast(
            entries, of: chapter, Renumbering.Heading.all(in: try Files.text(chapter.textFile)))
        let checks = entries.reversed().filter {
            $0.detail.isAgain && $0.date >= repetition.begun.wholeSecond
        }
        now = Measure(
            seconds: ChapterRecord.seconds(of: Array(checks), since: repetition.begun.wholeSecond),
            through: through)
        let light = chapter.page.lights[repetition.title]
        then = Measure(
            seconds: past.seconds(of: repetition.step),
            through: light?.through ?? past.through(at: repetition.step))
        // A step that is done before it is due has not shown that it lasts.
        let wasDue = repetition.wasDue ?? true
        let before = light?.level ?? 0
        worse = now.worse(than: then)
        level = worse.isEmpty ? min(before + (wasDue ? 1 : 0), Light.levels - 1) : max(before - 1, 0)
        let lit = ChapterPage.Light(date: Date(), level: level, through: through)
        written = try await checker.keeper.whileNobodyReads {
            try repetition.end(lit, in: workspace, by: checker.keeper, willRestore: willRestore)
        }
        move = try Standing(in: workspace, by: checker.keeper).move
    }
}

extension Date {
    /// The date as the history keeps it: to the second.
    fileprivate var wholeSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)) }
}
