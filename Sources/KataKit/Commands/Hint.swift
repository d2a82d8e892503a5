/// One of a step's hints, and how many there are.
struct HintCard: Sendable {
    let chapter: Chapter
    let step: StepText
    /// From 1.
    let number: Int
}

extension Runner {
    /// `./kata hint`: one more hint each time, from a nudge to nearly the answer.
    func hint(_ query: String?) throws -> Status {
        console.print(try text(of: try nextHint(query)))
        return .done
    }

    /// The next hint of the step that is on; the last one again where all were shown.
    func nextHint(_ query: String?) throws -> HintCard {
        let course = try course()
        let chapter = try startedChapter(query, in: course)
        let text = try chapter.text()
        try confirm(chapter, has: text)
        let step = text.steps[chapter.step - 1]
        let key = "\(chapter.name)/\(chapter.step)"
        var progress = Progress.load(from: workspace)
        let shown = min((progress.hints[key] ?? 0) + 1, step.hints.count)
        progress.hints[key] = shown
        progress.chapter = chapter.name
        progress.save(to: workspace)
        return HintCard(chapter: chapter, step: step, number: shown)
    }

    func text(of card: HintCard) throws -> String {
        let argument = argument(for: card.chapter, in: try course())
        let count = card.step.hints.count
        let next =
            card.number < count
            ? "try it, then: \(moves.check(argument)) (one more: \(moves.hint(argument)))"
            : "that was the last hint. Try it, then: \(moves.check(argument)) (the answer: \(moves.solution(argument)))"
        return [
            style.bold("Hint \(card.number) of \(count)") + "  Step \(card.step.number) · \(card.step.title)",
            MarkdownRenderer(width: console.width, style: style).render(card.step.hints[card.number - 1]),
            console.next(next),
        ].joined(separator: "\n\n")
    }
}
