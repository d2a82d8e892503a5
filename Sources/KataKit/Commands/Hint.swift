extension Runner {
    /// `./kata hint`: one more hint each time, from a nudge to nearly the answer.
    public func hint(_ query: String?) throws -> Status {
        let course = try course()
        let chapter = try startedChapter(query, in: course)
        let text = try chapter.text()
        try confirm(chapter, has: text)
        let hints = text.steps[chapter.step - 1].hints
        let key = "\(chapter.name)/\(chapter.step)"
        var progress = Progress.load(from: workspace)
        let shown = min((progress.hints[key] ?? 0) + 1, hints.count)
        progress.hints[key] = shown
        progress.chapter = chapter.name
        progress.save(to: workspace)

        let argument = argument(for: chapter, in: course)
        console.print(
            style.bold("Hint \(shown) of \(hints.count)")
                + "  Step \(chapter.step) · \(text.steps[chapter.step - 1].title)\n")
        console.print(MarkdownRenderer(width: console.width, style: style).render(hints[shown - 1]))
        console.print(
            "\n" + style.bold("Next:")
                + (shown < hints.count
                    ? " try it, then: ./kata check\(argument) (one more: ./kata hint\(argument))"
                    : " that was the last hint. Try it, then: ./kata check\(argument) (the answer: ./kata solution\(argument))")
        )
        return .done
    }
}
