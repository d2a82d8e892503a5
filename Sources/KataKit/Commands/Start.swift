extension Runner {
    /// `./kata start`: switches on the first step of a chapter and shows its red.
    public func start(_ query: String) async throws -> Status {
        let course = try course()
        let chapter = try course.chapter(query)
        guard !chapter.isStarted else {
            remember(chapter)
            throw KataError.alreadyStarted(chapter: chapter.name, step: chapter.step, number: chapter.number)
        }
        try confirm(chapter, has: try chapter.text())
        try setStep(1, of: chapter)
        remember(chapter)
        return try await introduce(chapterNamed: chapter.name)
    }

    /// `./kata next`: on to the next step when green.
    public func next(_ query: String?) async throws -> Status {
        let course = try course()
        let chapter = try startedChapter(query, in: course)
        remember(chapter)
        let verdict = try await verdict(for: chapter)
        guard verdict.isGreen else {
            console.print(
                report(verdict).text(
                    next: "This step is still red, so the next one has to wait. "
                        + nextMove(after: verdict, chapter: chapter, in: course)))
            return .red
        }
        guard chapter.step < chapter.steps else {
            console.print(try farewell(to: chapter, in: course))
            return .done
        }
        try setStep(chapter.step + 1, of: chapter)
        return try await introduce(chapterNamed: chapter.name)
    }

    /// A new step: its title, how long it takes, and its first red at once.
    private func introduce(chapterNamed name: String) async throws -> Status {
        let course = try course()
        guard let chapter = course.chapter(named: name) else { return .misuse }
        let step = try chapter.text().steps[chapter.step - 1]
        let verdict = try await verdict(for: chapter)
        let argument = argument(for: chapter, in: course)
        var lines = [
            style.bold("\(chapter.number) · \(try chapter.title())")
                + style.dim("  Chapters/\(chapter.textFile.lastPathComponent)"),
            MarkdownRenderer(width: console.width, style: style).render(step.lead),
            style.dim("About \(step.minutes) minutes. The whole step: ./kata read\(argument)"),
        ]
        lines.append(
            report(verdict).text(
                next: verdict.isGreen
                    ? "Green already: your code was ahead of the test. Read the step all the same: ./kata read\(argument), then: ./kata next\(argument)"
                    : nextMove(after: verdict, chapter: chapter, in: course)))
        console.print(lines.joined(separator: "\n\n"))
        return .done
    }

    /// The end of a chapter: what was learnt, what to try alone, which chapter is next.
    private func farewell(to chapter: Chapter, in course: Course) throws -> String {
        let text = try chapter.text()
        var lines = [
            style.green(style.bold("GREEN")) + "  \(chapter.number) · \(text.title) is finished.",
            "You drove out, test by test:",
        ]
        lines.append(text.steps.map { "  \(style.green("✓")) \($0.title)" }.joined(separator: "\n"))
        if text.closing.contains(where: { $0.title == "Your turn" }) {
            lines.append(
                "Two or three behaviours are left for you, without tests: ./kata read \(chapter.number) your turn"
            )
        }
        let unfinished = course.chapter(after: chapter) ?? course.chapters.first { $0.step < $0.steps }
        if let next = unfinished {
            let command = next.isStarted ? "check" : "start"
            lines.append(style.bold("Next:") + " \(try next.title()): ./kata \(command) \(next.number)")
        } else {
            lines.append(
                style.bold("Next:")
                    + " that was the last chapter. Write the first test of something of your own.")
        }
        return lines.joined(separator: "\n\n")
    }
}
