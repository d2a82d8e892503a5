extension Runner {
    /// What `./kata read` shows.
    enum Passage: Equatable, Sendable {
        /// The step that is on; the introduction of a chapter that has not been started.
        case current
        case step(Int)
        /// A closing section by the beginning of its title: "your turn".
        case section(String)
    }

    /// `./kata read`: a step's text in the terminal.
    func read(_ query: String?, _ passage: Passage) throws -> Status {
        console.print(try text(of: query, passage))
        return .done
    }

    func text(of query: String?, _ passage: Passage) throws -> String {
        let course = try course()
        let chapter =
            try query == nil && currentChapter(in: course) == nil
            ? course.chapters[0] : chapter(query, in: course)
        let text = try chapter.text()
        let renderer = MarkdownRenderer(width: console.width, style: style)

        switch passage {
        case .current where !chapter.isStarted, .step(0):
            return renderer.render("# \(chapter.number) · \(text.title)\n\n\(text.introduction)")
                + "\n\n"
                + console.next("./kata \(chapter.isStarted ? "check" : "start \(chapter.number)")")
        case .current:
            return renderer.render(markdown(of: text.steps[min(chapter.step, text.steps.count) - 1]))
        case .step(let number):
            guard text.steps.indices.contains(number - 1) else {
                throw KataError.unknownStep(number, chapter: chapter.name, steps: text.steps.count)
            }
            return renderer.render(markdown(of: text.steps[number - 1]))
        case .section(let title):
            guard
                let section = text.closing.first(where: {
                    $0.title.lowercased().hasPrefix(title.lowercased())
                })
            else {
                let known = text.closing.map { "'\($0.title.lowercased())'" }.joined(separator: ", ")
                throw KataError.usage(
                    "\(chapter.name) has no section '\(title)'. It has steps 1 to \(text.steps.count), and \(known).",
                    command: "read")
            }
            return renderer.render("## \(section.title)\n\n\(section.markdown)")
        }
    }

    private func markdown(of step: StepText) -> String {
        """
        ## Step \(step.number) · \(step.title)
        *\(step.minutes) minutes*

        \(step.lead)

        ### Red

        \(step.red)

        ### Green

        \(step.green)

        ### Refactor

        \(step.refactor)
        """
    }
}
