import Foundation

extension Runner {
    /// `./kata reset`: the chapter over from its start, or as it stands at the end of a step.
    func reset(_ query: String, to step: Int?) throws -> Status {
        let course = try course()
        let chapter = try course.chapter(query)
        let target = step ?? 0
        guard (0...chapter.steps).contains(target) else {
            throw KataError.unknownStep(target, chapter: chapter.name, steps: chapter.steps)
        }
        let present = try Work.read(chapter.name, in: workspace)
        // At the chapter's start the learner's own tests would name what is no longer there.
        let ownTests =
            target == 0
            ? Data(OwnTests.template(for: chapter.name).utf8)
            : present.files[Work.ownTestsPath(of: chapter.name)]
        let wanted = try Work.snapshot("Step\(target)", of: chapter.name, ownTests: ownTests, in: workspace)
        let kept = wanted == present ? nil : try keep(present, of: chapter, as: .before("reset"))
        try wanted.replace(present, in: workspace)
        try setStep(target, of: chapter)
        if target > 0 { remember(chapter) }

        console.print(
            target == 0
                ? "\(chapter.number) · \(try chapter.title()) is as in a fresh clone."
                : "\(chapter.number) · \(try chapter.title()) stands at the end of step \(target).")
        console.print(keptSentence(kept))
        console.print(
            "\n"
                + console.next(
                    target == 0 ? "./kata start \(chapter.number)" : "./kata check, then ./kata next"))
        return .done
    }
}
