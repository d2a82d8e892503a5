import KataBase
import KataText
import KataWork

/// `./kata solution`: the reference as a diff against the learner's work, or in its place.
package struct SolutionCommand: Command {
    package static let name = "solution"
    package static let parameters = "[chapter] [step]"
    package static let group = CommandGroup.stuck
    package static let summary = "the reference as a diff against your work"
    package static let options: [Option] = [.apply]

    private let words: ChapterAndNumber
    private let applies: Bool

    package init(_ arguments: inout Arguments) {
        words = arguments.chapterAndNumber("step")
        applies = arguments.has(.apply)
    }

    /// The diff against the reference of the step that is on.
    init(chapter: String?) {
        words = ChapterAndNumber(words: chapter.map { [$0] } ?? [], what: "step", command: Self.name)
        applies = false
    }

    package func run(in call: Call) async throws -> ExitStatus {
        call.teller.print(
            try await applies
                ? call.keeper.whileNobodyReads { try report(in: call) } : report(in: call))
        return .done
    }

    func report(in call: Call) throws -> Report {
        let course = try call.course()
        let (query, number) = try words.meaning(in: course)
        let chapter = try course.startedChapter(query)
        let step = number ?? chapter.step
        guard (1...chapter.steps).contains(step) else {
            throw KataError.unknownStep(step, chapter: chapter.name, steps: chapter.steps)
        }
        let current = call.memory.remember(chapter)
        return try applies ? apply(step, to: current, in: call) : diff(to: step, of: current, in: call)
    }

    /// The changes that would make the work the reference of a step.
    private func diff(to step: Int, of chapter: Chapter, in call: Call) throws -> Report {
        let (workspace, style, argument) = (call.workspace, call.teller.style, chapter.argument)
        let diff = try SolutionDiff(workspace: workspace, environment: call.environment).text(
            from: workspace.sourcesFolder(of: chapter.name),
            to: workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)"),
            chapter: chapter.name)
        let test = try tests(of: step, chapter: chapter.name, in: workspace)
        guard !diff.isEmpty else {
            return Report(
                ["Your work is the reference solution of step \(step), line for line.", test],
                next: call.teller.sentence(.check, argument))
        }
        return Report(
            [
                style.bold("From your work to the reference of step \(step)") + " (- yours, + the reference)",
                DiffRenderer(style: style).render(diff), test,
            ],
            next: call.teller.sentence(
                .takeWhatHelps(chapter: chapter.number, otherStep: step == chapter.step ? nil : step),
                argument))
    }

    /// The sentences that say where our tests are, of a step whose test is the learner's; nil for any other
    /// step.
    private func tests(of step: Int, chapter: String, in workspace: Workspace) throws -> String? {
        guard let ours = try OwnTests.reference(of: step, chapter: chapter, in: workspace) else { return nil }
        guard let short = OwnTests.shortTest(of: step, chapter: chapter, in: workspace) else {
            return "Our test of this step, where yours is asked for: \(ours)"
        }
        return """
            A short test of this step, as a learner may write it: \(short)
            Our test, which has to see every mistake of the gallery: \(ours)
            """
    }

    private func apply(_ step: Int, to chapter: Chapter, in call: Call) throws -> Report {
        let ours = try OwnTests.ours(upTo: step, of: chapter.name, in: call.workspace)
        let kept = try call.keeper.replaceWork(of: chapter, before: "solution --apply") { present in
            try Work.snapshot(
                "Step\(step)", of: chapter.name, ownTests: present.ownTests.merging(ours) { $1 },
                in: call.workspace)
        }
        return Report(
            [
                "The reference solution of step \(step) is in Sources/\(chapter.name).",
                OwnTests.sentence(on: ours).map { "\($0) Your other tests are as they were." }, kept,
            ].compactMap(\.self).joined(separator: "\n"),
            next: call.teller.sentence(.readSolution, chapter.argument))
    }
}
