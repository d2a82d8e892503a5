import KataBase
import KataText
import KataWork

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
            return try whole(try self.step(step, of: chapter, in: text), of: chapter, in: call)
        }
        if wanted == [ReadWords.intro], step == nil { return introduction(to: chapter, text, in: call) }
        if wanted.allSatisfy(ReadWords.parts.contains) {
            let step = try self.step(step, of: chapter, in: text)
            let turns = try newestTurns(of: step, at: chapter, in: call.workspace)
            return Report(
                call.teller.page(
                    (["## \(heading(of: step))"]
                        + wanted.map { markdown(of: $0, in: step, turns, of: chapter) })
                        .joined(separator: "\n\n")), next: try goingOn(from: step, of: chapter, in: call))
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
        return Report(call.teller.page("## \(section.title)\n\n\(section.markdown)"))
    }

    private func introduction(to chapter: Chapter, _ text: ChapterText, in call: Call) -> Report {
        Report(
            call.teller.page("# \(chapter.number) · \(text.title)\n\n\(text.introduction)"),
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

    /// A step, as far as the learner has come: up to the Red of the newest test where that is not green yet, so that nobody
    /// reads the answer by accident.
    private func whole(_ step: StepText, of chapter: Chapter, in call: Call) throws -> Report {
        let isOn = step.number == chapter.step
        let isThrough = chapter.isThrough(step)
        let order =
            isOn ? try TestOrder.of(step: step.number, chapter: chapter.name, in: call.workspace) : nil
        let newest = isOn ? step.turn(at: chapter.place.test, in: order) : step.turns[0]
        // Who is not at a step, or through with it, reads how it begins.
        let turns =
            isThrough ? step.turns : isOn ? step.turns(upTo: chapter.place.test, in: order) : [step.turns[0]]
        let promises = markdown(of: .promises, in: step, of: chapter)
        let read = turns.map { turn in
            let isGreen = isThrough || turn != newest || isOn && chapter.isGreen
            // The newest red that is on is printed by a check.
            let red = isOn && turn == newest ? turn.redWithoutOutput : turn.red
            return "### \(turn.heading)\n\n\(red)"
                + (isGreen && !turn.green.isEmpty ? "\n\n### Green\n\n\(turn.green)" : "")
        }
        let isWhole = isThrough && !step.refactor.isEmpty
        let parts =
            ["## \(heading(of: step))\n\(minutes(of: step))", step.lead, promises] + read
            + [isWhole ? markdown(of: .refactor, in: step, of: chapter) : ""]
        let text = call.teller.page(parts.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        guard !isThrough, !(isOn && chapter.isGreen) else {
            return Report(text, next: try goingOn(from: step, of: chapter, in: call))
        }
        return Report(
            text,
            next: call.teller.sentence(
                isOn
                    ? try move(at: step, of: chapter, in: call)
                    : .readGreen(chapter: chapter.number, step: step.number), chapter.argument))
    }

    /// The move that a step asks for while it is not green yet.
    private func move(at step: StepText, of chapter: Chapter, in call: Call) throws -> Move {
        let files = (try? Work.read(chapter.name, in: call.workspace).files) ?? [:]
        if let test = try chapter.testToWrite(at: step, among: files, in: call.workspace) {
            return .attempt(in: [], ownTest: test)
        }
        guard try LastCheck.exists(of: chapter, by: call.keeper) else { return .seeItFail }
        return .attempt(in: step.codeFiles(among: files.keys), ownTest: nil)
    }

    /// The next move after reading of the step that is on; nil for any other.
    private func goingOn(from step: StepText, of chapter: Chapter, in call: Call) throws -> String? {
        guard step.number == chapter.step else { return nil }
        let move: Move =
            chapter.isGreen ? .goToNext : step.isOwn ? try self.move(at: step, of: chapter, in: call) : .check
        return call.teller.sentence(move, chapter.argument)
    }

    /// The turns of a step that a part is asked of: the newest that has a text while the step goes on, and all of any other.
    private func newestTurns(
        of step: StepText, at chapter: Chapter, in workspace: Workspace
    ) throws(KataError) -> [StepText.Turn] {
        guard step.number == chapter.step, let test = chapter.place.test else { return step.turns }
        let order = try TestOrder.of(step: step.number, chapter: chapter.name, in: workspace)
        return step.turns(upTo: test, in: order).suffix(1)
    }

    private func heading(of step: StepText) -> String { "Step \(step.number) · \(step.title)" }

    private func minutes(of step: StepText) -> String {
        (["*\(step.minutes) minutes\(step.share)*"] + step.placesOfCode).joined(separator: " · ")
    }

    /// - Parameter word: a part's, or "intro", which is what stands before a step's first part.
    private func markdown(
        of word: String, in step: StepText, _ turns: [StepText.Turn], of chapter: Chapter
    ) -> String {
        guard let part = StepText.Part.allCases.first(where: { $0.rawValue.lowercased() == word }) else {
            return [minutes(of: step), step.lead].joined(separator: "\n\n")
        }
        if part == .promises, chapter.folds(step) {
            return [step.lead, markdown(of: part, in: step, of: chapter)].joined(separator: "\n\n")
        }
        let body: String
        switch part {
        case .promises, .refactor: body = markdown(of: part, in: step, of: chapter)
        case .red: body = turns.map { "### \($0.heading)\n\n\($0.red)" }.joined(separator: "\n\n")
        case .hints:
            body =
                "### Hints\n\n"
                + turns.flatMap(\.hints).enumerated().map { hint($0 + 1, $1) }.joined(separator: "\n")
        case .green:
            body = turns.filter { !$0.green.isEmpty || turns.count == 1 }
                .map { "### \($0.greenHeading)\n\n\($0.green)" }.joined(separator: "\n\n")
        }
        guard body.isEmpty else { return body }
        return part == .promises ? "This step states no promises." : "There is nothing to tidy in this step."
    }

    /// Of what a step has once: empty where it has none.
    private func markdown(of part: StepText.Part, in step: StepText, of chapter: Chapter) -> String {
        let body =
            part == .promises ? chapter.folds(step) ? step.folded : step.owed : step.refactor
        return body.isEmpty ? "" : "### \(part.rawValue)\n\n\(body)"
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
