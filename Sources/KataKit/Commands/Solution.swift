import Foundation

extension Runner {
    /// `./kata solution`: the reference as a diff against the learner's work, or in its place.
    public func solution(_ query: String?, step: Int?, apply: Bool) throws -> Status {
        let course = try course()
        let chapter = try startedChapter(query, in: course)
        let step = step ?? chapter.step
        guard (1...chapter.steps).contains(step) else {
            throw KataError.unknownStep(step, chapter: chapter.name, steps: chapter.steps)
        }
        remember(chapter)
        let argument = argument(for: chapter, in: course)
        let present = try Work.read(chapter.name, in: workspace)
        let reference = try Work.snapshot(
            "Step\(step)", of: chapter.name, ownTests: present.files[Work.ownTestsPath(of: chapter.name)],
            in: workspace)

        guard apply else {
            let diff = try SolutionDiff(workspace: workspace, environment: environment).text(
                from: workspace.sourcesFolder(of: chapter.name),
                to: workspace.snapshotFolder(of: chapter.name, named: "Step\(step)"), chapter: chapter.name)
            guard !diff.isEmpty else {
                console.print("Your work is the reference solution of step \(step), line for line.\n")
                console.print(style.bold("Next:") + " ./kata check\(argument)")
                return .done
            }
            console.print(
                style.bold("From your work to the reference of step \(step)")
                    + " (- yours, + the reference)\n")
            console.print(DiffRenderer(style: style).render(diff))
            let option = step == chapter.step ? "" : " \(step)"
            let named = option.isEmpty ? argument : " \(chapter.number)"
            console.print(
                style.bold("Next:") + " take from it what helps, then: ./kata check\(argument)"
                    + " (all of it: ./kata solution\(named)\(option) --apply)")
            return .done
        }
        let kept = try keep(present, of: chapter, as: .before("solution --apply"))
        try reference.replace(present, in: workspace)
        console.print("The reference solution of step \(step) is in Sources/\(chapter.name).")
        console.print(keptSentence(kept))
        console.print(
            "\n" + style.bold("Next:") + " read it until it holds no surprise, then: ./kata check\(argument)")
        return .done
    }
}
