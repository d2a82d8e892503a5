import KataBase
import KataText
import KataWork

/// `./kata start`: switches on the first test of a chapter and shows it.
package struct StartCommand: Command {
    package static let name = "start"
    package static let parameters = "<chapter>"
    package static let group = CommandGroup.everyDay
    package static let summary = "switch on the first test of a chapter"
    package static let options: [Option] = [.step]

    private let chapter: String
    private let isWholeStep: Bool

    package init(_ arguments: inout Arguments) throws {
        chapter = try arguments.required("chapter")
        isWholeStep = arguments.has(.step)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let (started, isFirstEver) = try await call.keeper.whileNobodyReads { try begin(in: call) }
        let introduction = try Introduction(
            to: started, from: nil, in: call.workspace, isFirstEver: isFirstEver)
        call.teller.print(introduction.report(by: call.teller))
        return .done
    }

    /// Switches the first step on.
    private func begin(in call: Call) throws -> (started: Chapter, isFirstEver: Bool) {
        let course = try call.course()
        let chapter = try course.chapter(chapter)
        guard !chapter.isStarted else {
            call.memory.remember(chapter)
            throw KataError(
                "\(chapter.name) is already at \(chapter.place.words).",
                next:
                    "Go on with ./kata check \(chapter.number), or start over with ./kata reset \(chapter.number)."
            )
        }
        _ = try chapter.agreeingText()
        // Remembered before Package.swift changes, for whoever watches that. Whatever was green before the chapter was
        // reset, this is a new beginning.
        let remembered = call.memory.remember(chapter) { $0.notes.greenPlace = nil }
        let place =
            isWholeStep
            ? StepPlace(step: 1) : try TestOrder.beginning(of: 1, chapter: chapter.name, in: call.workspace)
        return (try call.workspace.move(remembered, to: place), course.isUntouched)
    }
}
