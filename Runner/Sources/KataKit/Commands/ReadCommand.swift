import KataBase
import KataText

/// `./kata read`: the text in the terminal, and of a step only what helps before it is green.
package struct ReadCommand: Command {
    package static let name = "read"
    package static let parameters = "[chapter] [step] [part …]"
    package static let group = CommandGroup.everyDay
    package static let summary =
        "the text: a step up to Red, or a part: intro, promises, red, green, refactor, hints, your turn"

    package static let remark: String? =
        "The words may stand in any order: of two numbers the first is the chapter's. Promises that are folded are shown once their step is green."

    private let words: ReadWords

    package init(_ arguments: inout Arguments) throws { words = ReadWords(arguments.rest()) }

    /// The step that is on.
    init(chapter: String?) { words = ReadWords(chapter.map { [$0] } ?? []) }

    package func run(in call: Call) throws -> ExitStatus {
        call.teller.print(try report(in: call))
        return .done
    }

    func report(in call: Call) throws -> Report {
        let (chapter, step, wanted) = try words.meaning(in: call.course())
        let text = try chapter.text()
        guard !wanted.isEmpty else {
            if step ?? chapter.step == 0 { return introduction(to: chapter, text, in: call) }
            return whole(try self.step(step, of: chapter, in: text), of: chapter, in: call)
        }
        if wanted == [ReadWords.intro], step == nil { return introduction(to: chapter, text, in: call) }
        if wanted.allSatisfy(ReadWords.parts.contains) {
            let step = try self.step(step, of: chapter, in: text)
            return Report(
                call.teller.markdown(
                    (["## \(heading(of: step))"] + wanted.map { markdown(of: $0, in: step, of: chapter) })
                        .joined(separator: "\n\n")), next: goingOn(from: step, of: chapter, in: call))
        }
        let part = wanted.joined(separator: " ")
        if let step {
            throw KataError.usage(
                "Step \(step) has no part '\(part)'."
                    + Spelling.question(
                        part, among: ReadWords.parts,
                        otherwise: " A step has intro, promises, red, green, refactor and hints."),
                command: "read")
        }
        guard let section = text.section(part) else { throw noSection(part, of: chapter, text) }
        return Report(call.teller.markdown("## \(section.title)\n\n\(section.markdown)"))
    }

    private func introduction(to chapter: Chapter, _ text: ChapterText, in call: Call) -> Report {
        Report(
            call.teller.markdown("# \(chapter.number) · \(text.title)\n\n\(text.introduction)"),
            next: chapter.isStarted
                ? call.teller.sentence(chapter.step == 1 ? .readFirstStep : .check, chapter.argument)
                : chapter.entrance)
    }

    private func step(
        _ step: Int?, of chapter: Chapter, in text: ChapterText
    ) throws(KataError) -> StepText {
        let number = step ?? max(1, min(chapter.step, text.steps.count))
        guard text.steps.indices.contains(number - 1) else {
            throw .unknownStep(number, chapter: chapter.name, steps: text.steps.count)
        }
        return text.steps[number - 1]
    }

    /// A step; up to Red where it is not green yet, so that the learner does not read the answer by accident.
    private func whole(_ step: StepText, of chapter: Chapter, in call: Call) -> Report {
        let isOn = step.number == chapter.step
        // The red of the step that is on has just been printed.
        let red = isOn ? "### Red\n\n\(step.redWithoutOutput)" : markdown(of: .red, in: step, of: chapter)
        let before = [markdown(of: .promises, in: step, of: chapter), red].filter { !$0.isEmpty }
        let start = (["## \(heading(of: step))\n\(minutes(of: step))", step.lead] + before)
            .joined(separator: "\n\n")
        guard !chapter.isThrough(step) else {
            return Report(
                call.teller.markdown(
                    ([start]
                        + [.green, .refactor].map { markdown(of: $0, in: step, of: chapter) }
                        .filter { !$0.isEmpty })
                        .joined(separator: "\n\n")), next: goingOn(from: step, of: chapter, in: call))
        }
        return Report(
            call.teller.markdown(start),
            next: call.teller.sentence(
                isOn
                    ? move(at: step, of: chapter, in: call)
                    : .readGreen(chapter: chapter.number, step: step.number), chapter.argument))
    }

    /// The move that a step asks for while it is not green yet.
    private func move(at step: StepText, of chapter: Chapter, in call: Call) -> Move {
        guard !step.isOwn else {
            return .attempt(in: [], ownTest: OwnTests.path(ofStep: step.number, chapter: chapter.name))
        }
        let files = (try? Work.read(chapter.name, in: call.workspace).files) ?? [:]
        return .attempt(in: step.codeFiles(among: files.keys), ownTest: nil)
    }

    /// The next move after reading of the step that is on; nil for any other.
    private func goingOn(from step: StepText, of chapter: Chapter, in call: Call) -> String? {
        guard step.number == chapter.step else { return nil }
        return call.teller.sentence(chapter.isGreen ? .goToNext : .check, chapter.argument)
    }

    private func heading(of step: StepText) -> String { "Step \(step.number) · \(step.title)" }

    private func minutes(of step: StepText) -> String {
        "*\(step.minutes) minutes\(step.share)*"
            + (StepText.CodeFile.markdown(of: step.codeFiles).map { " · your code: \($0)" } ?? "")
    }

    /// - Parameter word: a part's, or "intro", which is what stands before a step's first part.
    private func markdown(of word: String, in step: StepText, of chapter: Chapter) -> String {
        guard let part = StepText.Part.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
            return [minutes(of: step), step.lead].joined(separator: "\n\n")
        }
        if part == .promises, chapter.folds(step) {
            return [step.lead, markdown(of: part, in: step, of: chapter)].joined(separator: "\n\n")
        }
        let body = markdown(of: part, in: step, of: chapter)
        guard body.isEmpty else { return body }
        return part == .promises ? "This step states no promises." : "There is nothing to tidy in this step."
    }

    private func markdown(of part: StepText.Part, in step: StepText, of chapter: Chapter) -> String {
        let body =
            switch part {
            case .promises: chapter.folds(step) ? step.folded : step.owed
            case .red: step.red
            case .green: step.green
            case .refactor: step.refactor
            case .hints: step.hints.enumerated().map { hint($0 + 1, $1) }.joined(separator: "\n")
            }
        return part.isOptional && body.isEmpty ? "" : "### \(part.rawValue)\n\n\(body)"
    }

    /// An item of a numbered list.
    private func hint(_ number: Int, _ text: String) -> String {
        let lines = text.linesBetweenFeeds.map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
        return "\(number). \(lines.trimmed)"
    }

    private func noSection(_ title: String, of chapter: Chapter, _ text: ChapterText) -> KataError {
        let sections = text.closing.map { $0.title.lowercased() }
        let list = sections.map { "'\($0)'" }.joined(separator: ", ")
        return .usage(
            "\(chapter.name) has no section '\(title)'."
                + Spelling.question(
                    title, among: sections + ReadWords.parts,
                    otherwise: " It has steps 1 to \(text.steps.count), and \(list)."),
            command: "read")
    }
}
