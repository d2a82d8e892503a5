import Foundation
import KataBase
import KataText

/// `./kata reset`: the chapter over from its start, or as it stands at the end of a step.
package struct ResetCommand: Command {
    package static let name = "reset"
    package static let parameters = "<chapter>"
    package static let group = CommandGroup.work
    package static let summary = "start the chapter over, or stand at the end of a step; your work is kept"
    package static let options: [Option] = [.to]

    private let chapter: String
    private let step: Int

    package init(_ arguments: inout Arguments) throws {
        chapter = try arguments.required("chapter")
        step = try arguments.number(.to) ?? 0
    }

    package func run(in call: Call) async throws -> ExitStatus {
        try await call.keeper.whileNobodyReads { try reset(in: call) }
        return .done
    }

    private func reset(in call: Call) throws {
        let course = try call.course()
        let chapter = try course.chapter(chapter)
        guard (0...chapter.steps).contains(step) else {
            throw KataError.unknownStep(step, chapter: chapter.name, steps: chapter.steps)
        }
        // Tests of the learner's could name what is no longer there.
        let shipped = try OwnTests.shipped(for: chapter.name, in: call.workspace)
        let ours = try OwnTests.ours(upTo: step, of: chapter.name, in: call.workspace)
        let kept = try call.keeper.replaceWork(of: chapter, before: "reset") { _ in
            try Work.snapshot(
                "Step\(step)", of: chapter.name, ownTests: shipped.merging(ours) { $1 },
                in: call.workspace)
        }
        if step > 0 { call.memory.remember(chapter) }
        call.memory.note(on: chapter) { $0.forgetJudgement() }
        try call.workspace.move(chapter, to: StepPlace(step: step))

        let title = "\(chapter.number) · \(try chapter.title())"
        call.teller.print(
            Report(
                [
                    "\(title) \(step == 0 ? "is as in a fresh clone." : "stands at the end of step \(step).")",
                    OwnTests.sentence(on: ours), kept,
                ].compactMap(\.self).joined(separator: "\n"),
                next: step == 0 ? "./kata start \(chapter.number)" : "./kata check, then ./kata next"))
    }
}
