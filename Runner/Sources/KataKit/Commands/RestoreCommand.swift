import KataBase
import KataText

/// `./kata restore`: brings a recorded state back, with the step it was at.
package struct RestoreCommand: Command {
    package static let name = "restore"
    package static let parameters = "<id>"
    package static let group = CommandGroup.work
    package static let summary = "bring a state from the history back"

    private let id: String

    package init(_ arguments: inout Arguments) throws { id = try arguments.required("id") }

    package func run(by session: Session) throws -> ExitStatus {
        let course = try session.course()
        let history = try session.history()
        let entry = try history.entry(id)
        let chapter = try course.chapter(named: entry.chapter)
        // What was recorded before a step had a file for the learner's test goes on without one.
        let shipped = try OwnTests.shipped(for: chapter.name, in: session.workspace)
        let wanted = Work(files: shipped.merging(try history.files(of: entry.id)) { $1 })
        let kept = try session.replaceWork(of: chapter, before: "restore") { _ in wanted }
        session.remember(chapter, of: course)
        try session.setStep(min(entry.step, chapter.steps), of: chapter)

        session.print(
            Report(
                "\(chapter.name) is as it was at \(entry.timestamp), at step \(entry.step).\n\(kept)",
                next: "./kata check"))
        return .done
    }
}
