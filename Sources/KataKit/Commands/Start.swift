/// What came of going on to the next step.
enum Advance: Sendable {
    case stillRed(Verdict)
    /// The last step is green.
    case finished(Chapter)
    /// The chapter as it stands now, and the first verdict on its new step.
    case introduced(Chapter, Verdict)
}

extension Runner {
    /// `./kata start`: switches on the first step of a chapter and shows its red.
    func start(_ query: String) async throws -> Status {
        let course = try course()
        let chapter = try course.chapter(query)
        guard !chapter.isStarted else {
            remember(chapter)
            throw KataError.alreadyStarted(chapter: chapter.name, step: chapter.step, number: chapter.number)
        }
        try confirm(chapter, has: try chapter.text())
        try setStep(1, of: chapter)
        remember(chapter)
        let advance = try await introduce(chapter.name)
        console.print(try text(of: advance))
        return .done
    }

    /// `./kata next`: on to the next step when green.
    func next(_ query: String?) async throws -> Status {
        let advance = try await advance(query)
        console.print(try text(of: advance))
        if case .stillRed = advance { return .red }
        return .done
    }

    /// Checks, and switches on the next step where that is green.
    func advance(_ query: String?) async throws -> Advance {
        let chapter = try startedChapter(query, in: try course())
        remember(chapter)
        let verdict = try await verdict(for: chapter)
        guard verdict.isGreen else { return .stillRed(verdict) }
        guard chapter.step < chapter.steps else { return .finished(chapter) }
        try setStep(chapter.step + 1, of: chapter)
        return try await introduce(chapter.name)
    }

    /// The first verdict on a step that has just been switched on.
    private func introduce(_ name: String) async throws -> Advance {
        guard let chapter = try course().chapter(named: name) else {
            throw KataError.manifest(.missing(chapter: name))
        }
        return .introduced(chapter, try await verdict(for: chapter))
    }

    func text(of advance: Advance) throws -> String {
        let course = try course()
        switch advance {
        case .stillRed(let verdict):
            guard let chapter = course.chapter(named: verdict.chapter) else { return try text(of: verdict) }
            return report(verdict).text(
                next: "This step is still red, so the next one has to wait. "
                    + nextMove(after: verdict, chapter: chapter, in: course))
        case .finished(let chapter):
            return try farewell(to: chapter, in: course)
        case .introduced(let chapter, let verdict):
            return try introduction(to: chapter, verdict, in: course)
        }
    }

    /// A new step: its title, how long it takes, and its first red at once.
    private func introduction(to chapter: Chapter, _ verdict: Verdict, in course: Course) throws -> String {
        let step = try chapter.text().steps[chapter.step - 1]
        let argument = argument(for: chapter, in: course)
        let ahead =
            "Green already: your code was ahead of the test. Read the step all the same: \(moves.read(argument)), then: \(moves.next(argument))"
        return [
            style.bold("\(chapter.number) · \(try chapter.title())")
                + style.dim("  Chapters/\(chapter.textFile.lastPathComponent)"),
            MarkdownRenderer(width: console.width, style: style).render(step.lead),
            style.dim("About \(step.minutes) minutes. The whole step: \(moves.read(argument))"),
            report(verdict).text(
                next: verdict.isGreen ? ahead : nextMove(after: verdict, chapter: chapter, in: course)),
        ].joined(separator: "\n\n")
    }

    /// The end of a chapter: what was learnt, what to try alone, which chapter is next.
    private func farewell(to chapter: Chapter, in course: Course) throws -> String {
        let text = try chapter.text()
        var lines = [
            style.green(style.bold("GREEN")) + "  \(chapter.number) · \(text.title) is finished.",
            "You drove out, test by test:",
        ]
        lines.append(text.steps.map { "  \(style.green("✓")) \($0.title)" }.joined(separator: "\n"))
        if let section = text.closing.first(where: { $0.title == "Your turn" }) {
            lines.append(
                "\(Self.behaviours(in: section)) left for you, without tests: ./kata read \(chapter.number) your turn"
            )
        }
        if let next = try unfinishedChapter(after: chapter, in: course) {
            let command = next.isStarted ? "check" : "start"
            lines.append(console.next("\(try next.title()): ./kata \(command) \(next.number)"))
        } else {
            lines.append(
                console.next("that was the last chapter. Write the first test of something of your own."))
        }
        return lines.joined(separator: "\n\n")
    }

    /// "Three behaviours are", by the items of the section's list.
    private static func behaviours(in section: ChapterText.Section) -> String {
        let count = section.markdown.linesBetweenFeeds.count { $0.hasPrefix("- ") }
        let words = [
            "", "One behaviour is", "Two behaviours are", "Three behaviours are", "Four behaviours are",
        ]
        return count == 0 ? "Something is" : words[safe: count] ?? "\(count) behaviours are"
    }
}
