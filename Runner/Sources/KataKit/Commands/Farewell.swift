import KataText

/// The end of a chapter: what was learnt, how it went, what to try alone, which chapter is next.
struct Farewell: Sendable {
    private let number: Int
    private let text: ChapterText
    private let record: ChapterRecord
    /// The promises that no test of the learner's guards.
    private let unguarded: [String]
    private let next: String

    init(to chapter: Chapter, by session: Session) throws {
        number = chapter.number
        text = try chapter.text()
        var record = ChapterRecord(
            try session.history().entries(chapter: chapter.name),
            ownTests: try OwnTests.count(of: chapter.name, in: session.workspace))
        let progress = SavedProgress.load(from: session.workspace)
        unguarded = (1...chapter.steps).flatMap { progress.unguarded?["\(chapter.name)/\($0)"] ?? [] }
        let counts = (progress.caught ?? [:]).filter { $0.key.hasPrefix("\(chapter.name)/") }.values
        if record.ownTests > 0, !counts.isEmpty { record.mistakesCaught = counts.reduce(0, +) }
        self.record = record
        if let chapter = try Standing(by: session).unfinished(after: chapter) {
            next = "\(try chapter.title()): \(chapter.entrance)"
        } else {
            next = "that was the last chapter. Write the first test of something of your own."
        }
    }

    func report(by session: Session) -> Report {
        let style = session.style
        var parts = [
            style.green(style.bold("GREEN")) + "  \(number) · \(text.title) is finished.",
            "You drove out, test by test:",
            text.steps.map { "  \(style.green("✓")) \($0.title)" }.joined(separator: "\n"),
            record.lines(titles: text.steps.map(\.title))
                .flatMap { TextWrapper(width: session.console.width).lines($0) }.joined(separator: "\n"),
        ]
        if let left = Introduction.sentence(on: unguarded, session.controls) {
            parts.append(session.markdown(left))
        }
        if let section = text.closing.first(where: { $0.title == "Your turn" }) {
            parts.append(
                "\(behaviours(in: section)) left for you, without tests: ./kata read \(number) your turn")
        }
        if text.steps.contains(where: { !$0.promises.isEmpty }) {
            parts.append(
                "A second round: ./kata bug \(number) (its mistakes), ./kata judge \(number) (your tests)"
            )
        }
        return Report(parts, next: next)
    }

    /// "Three behaviours are", by the items of the section's list.
    private func behaviours(in section: ChapterText.Section) -> String {
        let count = section.markdown.linesBetweenFeeds.count { $0.hasPrefix("- ") }
        let words = [
            "", "One behaviour is", "Two behaviours are", "Three behaviours are", "Four behaviours are",
        ]
        return count == 0 ? "Something is" : words[safe: count] ?? "\(count) behaviours are"
    }
}
