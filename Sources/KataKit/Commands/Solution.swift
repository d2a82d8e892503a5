import Foundation

extension Runner {
    /// `./kata solution`: the reference as a diff against the learner's work, or in its place.
    func solution(_ query: String?, step: Int?, apply: Bool) throws -> Status {
        let chapter = try startedChapter(query, in: try course())
        let step = try referenceStep(step, of: chapter)
        remember(chapter)
        console.print(
            apply
                ? try applySolution(of: step, to: chapter) : try solutionText(of: step, for: chapter))
        return .done
    }

    private func referenceStep(_ step: Int?, of chapter: Chapter) throws(KataError) -> Int {
        let step = step ?? chapter.step
        guard (1...chapter.steps).contains(step) else {
            throw .unknownStep(step, chapter: chapter.name, steps: chapter.steps)
        }
        return step
    }

    /// How the work would have to change to be the reference of a step.
    func solutionText(of step: Int, for chapter: Chapter) throws -> String {
        let argument = argument(for: chapter, in: try course())
        let diff = try SolutionDiff(workspace: workspace, environment: environment).text(
            from: workspace.sourcesFolder(of: chapter.name),
            to: workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)"),
            chapter: chapter.name)
        guard !diff.isEmpty else {
            return "Your work is the reference solution of step \(step), line for line.\n\n"
                + console.next(moves.check(argument))
        }
        let option = step == chapter.step ? "" : " \(step)"
        let named = option.isEmpty ? argument : " \(chapter.number)"
        return [
            style.bold("From your work to the reference of step \(step)") + " (- yours, + the reference)", "",
            DiffRenderer(style: style).render(diff),
            console.next(
                "take from it what helps, then: \(moves.check(argument))"
                    + " (all of it: ./kata solution\(named)\(option) --apply)"),
        ].joined(separator: "\n")
    }

    private func applySolution(of step: Int, to chapter: Chapter) throws -> String {
        let argument = argument(for: chapter, in: try course())
        let present = try Work.read(chapter.name, in: workspace)
        let reference = try Work.snapshot(
            "Step\(step)", of: chapter.name, ownTests: present.files[Work.ownTestsPath(of: chapter.name)],
            in: workspace)
        let kept = try keep(present, of: chapter, as: .before("solution --apply"))
        try reference.replace(present, in: workspace)
        return [
            "The reference solution of step \(step) is in Sources/\(chapter.name).", keptSentence(kept), "",
            console.next("read it until it holds no surprise, then: ./kata check\(argument)"),
        ].joined(separator: "\n")
    }
}
