import Foundation
import KataBase
import KataText
import KataWork

/// `./kata again`: a step once more, from its promises alone.
package struct AgainCommand: Command {
    package static let name = Repetition.command
    package static let parameters = "[chapter] [step]"
    package static let group = CommandGroup.tests
    package static let summary = "a step that was green, once more and from its promises; your work waits"
    package static let remark: String? =
        "Without a step, the one that has been due for longest. A step is due two days after it was green, and where it went well each time after a week, then after a month; where it went worse than before, one of these pauses is left out again. When it is green again, your work comes back."
    package static let options: [Option] = [.stop]

    private let words: ChapterAndNumber
    private let stops: Bool

    package init(_ arguments: inout Arguments) {
        words = arguments.chapterAndNumber("step")
        stops = arguments.has(.stop)
    }

    package static func summary(of option: Option) -> String {
        option == .stop ? "leave the step, and bring your work back" : option.summary
    }

    package func run(in call: Call) async throws -> ExitStatus {
        try await call.keeper.whileNobodyReads { try carryOut(in: call) }
        return .done
    }

    private func carryOut(in call: Call) throws {
        let course = try call.course()
        if stops {
            call.teller.print(try stop(course.repetition, in: call))
            return
        }
        if let repetition = course.repetition { throw repetition.isUnderWay }
        let (query, step) = try words.meaning(in: course)
        let lights = try Lights(of: course, by: call.keeper)
        let light: Light
        if let query {
            light = try chosen(step, of: try course.chapter(query), among: lights)
        } else if let due = lights.due() {
            light = due
        } else {
            call.teller.print(try nothingDue(lights, in: call))
            return
        }
        let text = try light.chapter.agreeingText()
        try Repetition.begin(light, by: call.keeper)
        call.teller.print(try report(on: light, text.steps[light.step - 1], in: call))
    }

    private func stop(_ repetition: Repetition?, in call: Call) throws -> Report {
        guard let repetition else {
            return Report("You are at no step once more, so nothing waits.", next: "./kata")
        }
        let written = try repetition.end(in: call.workspace, by: call.keeper)
        return Report(
            "Your work on \(repetition.chapter) is back, at step \(repetition.stepBefore)."
                + (written.map { "\nWhat you wrote meanwhile is kept: ./kata restore \($0.id)" } ?? ""),
            next: call.teller.sentence(try Standing(in: call.workspace, by: call.keeper).move))
    }

    private func chosen(_ step: Int?, of chapter: Chapter, among lights: Lights) throws -> Light {
        let candidates = lights.all.filter { $0.chapter.name == chapter.name }
        guard let step else {
            guard let first = candidates.first else {
                throw KataError(
                    "No step of \(chapter.name) is behind you yet.", next: "Go on with: \(chapter.entrance)")
            }
            return first
        }
        guard (1...chapter.steps).contains(step) else {
            throw KataError.unknownStep(step, chapter: chapter.name, steps: chapter.steps)
        }
        guard let light = candidates.first(where: { $0.step == step }) else {
            throw KataError(
                "Step \(step) of \(chapter.name) is not behind you yet.",
                next: "Go on with: \(chapter.entrance)")
        }
        return light
    }

    private func nothingDue(_ lights: Lights, in call: Call) throws -> Report {
        let next = call.teller.sentence(try Standing(in: call.workspace, by: call.keeper).move)
        guard let first = lights.all.first, let due = first.due else {
            return Report("No step of yours was green long enough ago.", next: next)
        }
        return Report(
            "Nothing is due. The next is \(first.name), on \(due.timestamp.prefix(10)).\nOr take it now: ./kata again \(first.chapter.number) \(first.step)",
            next: next)
    }

    private func report(on light: Light, _ step: StepText, in call: Call) throws -> Report {
        let style = call.teller.style
        let argument = try call.course().chapter(named: light.chapter.name).argument
        let ago = light.date.map { ", green on \($0.timestamp.prefix(10))" } ?? ""
        return Report(
            [
                style.bold("ONCE MORE") + "  Step \(step.number) of \(light.chapter.steps) · \(step.title)"
                    + style.dim(ago),
                call.teller.markdown(step.isFolded ? "\(step.lead)\n\n\(step.folded)" : step.owed),
                call.teller.markdown(
                    "The code stands \(step.number == 1 ? "as in a fresh clone" : "at the end of step \(step.number - 1), as ours does"). Your work waits, and comes back when this is green; earlier with `./kata again --stop`."
                ),
            ],
            next: call.teller.sentence(
                .doOnceMore(
                    ownTest: step.isOwn
                        ? OwnTests.path(ofStep: step.number, chapter: light.chapter.name) : nil), argument))
    }
}
