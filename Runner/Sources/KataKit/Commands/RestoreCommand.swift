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

    package func run(in call: Call) async throws -> ExitStatus {
        try await call.keeper.whileNobodyReads { try restore(in: call) }
        return .done
    }

    private func restore(in call: Call) throws {
        let course = try call.course()
        let history = try call.keeper.history()
        let entry = try history.entry(id)
        let chapter = try course.chapter(named: entry.chapter)
        // The steps may have had other numbers then.
        let steps = Renumbering.Heading.all(in: try Files.text(chapter.textFile))
        let then = chapter.page.steps(at: entry.date) ?? steps
        let renumbering = Renumbering(from: then, to: steps)
        // What was recorded before a step had a file for the learner's test goes on with ours, or without one.
        let ours = try OwnTests.ours(upTo: chapter.steps, of: chapter.name, in: call.workspace)
        let passed = renumbering.handedOver(before: entry.step).map {
            OwnTests.path(ofStep: $0, chapter: chapter.name)
        }
        let shipped = try OwnTests.shipped(for: chapter.name, in: call.workspace)
            .merging(ours.filter { passed.contains($0.key) }) { $1 }
        let files = renumbering.carried(try history.files(of: entry.id))
        let wanted = Work(files: shipped.merging(files) { $1 })
        let kept = try call.keeper.replaceWork(of: chapter, before: "restore") { _ in wanted }
        call.memory.remember(chapter)
        let step = min(renumbering.place(of: entry.step), chapter.steps)
        // The same tests are on, where it is the same step.
        let order =
            renumbering.number(of: entry.step) == step
            ? try TestOrder.of(step: step, chapter: chapter.name, in: call.workspace) : nil
        let place = order?.place(step: step, test: entry.test) ?? StepPlace(step: step)
        try call.workspace.move(chapter, to: place)

        call.teller.print(
            Report(
                "\(chapter.name) is as it was at \(entry.timestamp), at \(place.words).\n\(kept)",
                next: "./kata check"))
    }
}
