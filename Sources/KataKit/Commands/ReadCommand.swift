/// `./kata read`: a step's text in the terminal.
package struct ReadCommand: Command {
    package static let name = "read"
    package static let parameters = "[chapter] [step or section …]"
    package static let summary = "the step's text in the terminal"
    package static let options: [Option] = []

    /// What is read of a chapter.
    enum Part: Equatable, Sendable {
        /// The step that is on; the introduction of a chapter that has not been started.
        case current
        case step(Int)
        /// A closing section by the beginning of its title: "your turn".
        case section(String)

        /// - Parameter words: "3", "step 3" or "your turn".
        init(_ words: [String], usage: String) throws(KataError) {
            let isNumbered = words.first?.lowercased() == "step" && words.count > 1 && Int(words[1]) != nil
            let words = isNumbered ? Array(words.dropFirst()) : words
            switch words.first.map(Int.init) {
            case nil: self = .current
            case .some(nil): self = .section(words.joined(separator: " "))
            case .some(let number?):
                guard words.count == 1 else {
                    throw .usage("'\(words[1])' is one word too many for '\(usage)'.", command: "read")
                }
                self = .step(number)
            }
        }
    }

    private let chapter: String?
    private let part: Part

    package init(_ arguments: inout Arguments) throws {
        chapter = arguments.next()
        part = try Part(arguments.rest(), usage: Self.usage)
    }

    init(chapter: String?, _ part: Part = .current) {
        self.chapter = chapter
        self.part = part
    }

    package func run(by runner: Runner) throws -> ExitStatus {
        runner.console.print(try text(by: runner))
        return .done
    }

    func text(by runner: Runner) throws -> String {
        let course = try runner.course()
        let chapter =
            try chapter == nil && course.current == nil ? course.chapters[0] : course.chapter(chapter)
        let text = try chapter.text()

        switch part {
        case .current where !chapter.isStarted, .step(0):
            return runner.markdown("# \(chapter.number) · \(text.title)\n\n\(text.introduction)")
                + "\n\n" + runner.next("./kata \(chapter.isStarted ? "check" : "start \(chapter.number)")")
        case .current:
            return runner.markdown(markdown(of: text.steps[min(chapter.step, text.steps.count) - 1]))
        case .step(let number):
            guard text.steps.indices.contains(number - 1) else {
                throw KataError.unknownStep(number, chapter: chapter.name, steps: text.steps.count)
            }
            return runner.markdown(markdown(of: text.steps[number - 1]))
        case .section(let title):
            let wanted = title.lowercased()
            guard let section = text.closing.first(where: { $0.title.lowercased().hasPrefix(wanted) }) else {
                let known = text.closing.map { "'\($0.title.lowercased())'" }.joined(separator: ", ")
                throw KataError.usage(
                    "\(chapter.name) has no section '\(title)'. It has steps 1 to \(text.steps.count), and \(known).",
                    command: "read")
            }
            return runner.markdown("## \(section.title)\n\n\(section.markdown)")
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
