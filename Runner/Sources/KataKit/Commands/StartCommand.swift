import KataBase
import KataText

/// `./kata start`: switches on the first step of a chapter and shows its red.
package struct StartCommand: Command {
    package static let name = "start"
    package static let parameters = "<chapter>"
    package static let group = CommandGroup.everyDay
    package static let summary = "switch on step 1 of a chapter"
    package static let options = Option.checking

    private let chapter: String

    package init(_ arguments: inout Arguments) throws {
        chapter = try arguments.required("chapter")
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let (started, isFirstEver) = try await call.keeper.whileNobodyReads { try begin(in: call) }
        let introduction = try await Introduction(to: started, by: call.checker, isFirstEver: isFirstEver)
        call.teller.print(introduction.report(by: call.teller))
        call.engines.leaveTrial()
        return .done
    }

    /// Switches the first step on.
    private func begin(in call: Call) throws -> (started: Chapter, isFirstEver: Bool) {
        let course = try call.course()
        let chapter = try course.chapter(chapter)
        guard !chapter.isStarted else {
            call.memory.remember(chapter)
            throw KataError(
                "\(chapter.name) is already at step \(chapter.step).",
                next:
                    "Go on with ./kata check \(chapter.number), or start over with ./kata reset \(chapter.number)."
            )
        }
        _ = try chapter.agreeingText()
        // Remembered before Package.swift changes, for whoever watches that. Whatever was green before the chapter was
        // reset, this is a new beginning.
        let remembered = call.memory.remember(chapter) { $0.notes.green = nil }
        return (try call.workspace.move(remembered, to: StepPlace(step: 1)), course.isUntouched)
    }
}
