import KataBase

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

    package func run(by session: Session) async throws -> ExitStatus {
        let course = try session.course()
        let chapter = try course.chapter(chapter)
        guard !chapter.isStarted else {
            session.remember(chapter, of: course)
            throw KataError.alreadyStarted(
                chapter: chapter.name, step: chapter.step, number: chapter.number)
        }
        _ = try chapter.agreeingText()
        // Remembered before Package.swift changes, for whoever watches that. Whatever was green before the chapter was
        // reset, this is a new beginning.
        let remembered = session.remember(chapter, of: course) { $0.green = nil }
        let started = try session.setStep(1, of: remembered)
        var introduction = try await Introduction(to: started, by: session)
        introduction.isFirstEver = course.progress.chapter == nil
        session.print(introduction.report(by: session))
        await session.tryBeside()
        return .done
    }
}
