import KataEngine
import KataText

/// The end of a chapter: what was learnt, how it went, what to try alone, which chapter is next.
struct Farewell: Sendable {
    private let number: Int
    private let text: ChapterText
    private let record: ChapterRecord
    /// What the learner's tests let through.
    private let leaks: Leaks
    private let hasScreen: Bool
    private let next: String

    /// The section that says what to try alone.
    private static let practice = "Your turn"
    /// The section that is about other people's work, for whoever has done their own.
    private static let others = "How others cut it"

    /// Judges the learner's tests by the promises of all steps whose test is the learner's: what was judged on the way may
    /// have changed since.
    init(to chapter: Chapter, by checker: Checker, _ controls: Controls) async throws {
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
        if let chapter = try Standing(in: checker.workspace, by: checker.keeper, controls).unfinished(
            after: chapter)
        {
            next = "\(try chapter.title()): \(chapter.entrance)"
        } else {
            next = "that was the last chapter. Write the first test of something of your own."
        }
    }

    func report(by teller: Teller) -> Report {
        let style = teller.style
        var parts = [
            style.green(style.bold("GREEN")) + "  \(number) · \(text.title) is finished.",
            "You drove out, test by test:",
            text.steps.map { "  \(style.green("✓")) \($0.title)" }.joined(separator: "\n"),
            record.lines(titles: text.steps.map(\.title))
                .flatMap { TextWrapper(width: teller.width).lines($0) }.joined(separator: "\n"),
        ]
        if let left = Introduction.sentence(on: leaks, teller.controls) {
            parts.append(teller.markdown(left))
        }
        if hasScreen { parts.append("Play what you have built, in a browser: ./kata run \(number)") }
        if text.closing.contains(where: { $0.title == Self.practice }) {
            parts.append("Something is left for you: ./kata read \(number) \(Self.practice.lowercased())")
        }
        if text.closing.contains(where: { $0.title == Self.others }) {
            parts.append(
                "\(Self.others), now that yours is green: ./kata read \(number) \(Self.others.lowercased())")
        }
        if text.steps.contains(where: { !$0.promises.isEmpty }) {
            parts.append(
                "A second round: ./kata bug \(number) (its mistakes), ./kata judge \(number) --all (your tests)"
            )
        }
        return Report(parts, next: next)
    }
}
