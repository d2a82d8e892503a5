import KataBase
import KataText
import KataWork

/// `./kata judge`: which mistakes the learner's own tests catch, and whether they accept what keeps the promises.
package struct JudgeCommand: Command {
    package static let name = Judge.command
    package static let group = CommandGroup.tests
    package static let parameters = "[chapter]"
    package static let summary =
        "what your own tests are worth: which mistakes they catch, and where they ask too much"
    package static let options: [Option] = [.all, .json, .engine, .buildLimit]

    private let chapter: String?
    private let isAboutAll: Bool
    private let json: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        isAboutAll = arguments.has(.all)
        json = arguments.has(.json)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let chapter = try call.memory.takeUp(chapter)
        let judgement = try await Self.judgement(
            on: chapter, by: call.checker, isAboutAll: isAboutAll, isComplete: json)
        if json {
            try call.console.print(
                json: JudgementObject(
                    chapter: chapter, judgement: judgement, folded: chapter.hiding(try chapter.agreeingText())
                ))
        } else {
            call.teller.print(try call.teller.report(judgement, on: chapter, isAboutAll: isAboutAll).report)
        }
        return judgement.isFlawless ? .done : .red
    }

    package static func summary(of option: Option) -> String {
        option == .all
            ? "all promises so far, those of the steps whose tests were given, too" : option.summary
    }

    /// Judges the learner's tests by the promises of the steps whose test is the learner's, up to the one that is on.
    ///
    /// - Parameters:
    ///   - isAboutAll: by the promises of all steps.
    ///   - isComplete: whether all tests that catch a mistake are told.
    static func judgement(
        on chapter: Chapter, by checker: Checker, isAboutAll: Bool = false, isComplete: Bool = false
    ) async throws -> Judgement {
        let judge = try checker.judge(of: chapter)
        guard judge.text.steps.prefix(chapter.step).contains(where: { !$0.promises.isEmpty }) else {
            throw KataError(
                "The steps of \(chapter.name) that are on state no promises to judge tests by.",
                next: "See what they say with: ./kata read \(chapter.number)")
        }
        let steps = isAboutAll ? Array(1...chapter.step) : judge.ownSteps
        guard !steps.isEmpty else {
            throw KataError(
                "The tests of \(chapter.name) up to step \(chapter.step) were given: no test was yours to write yet.",
                next:
                    "To hold tests of your own to all promises so far: ./kata judge\(chapter.argument) --all")
        }
        let judgement = try await checker.keeper.whileRead {
            try checker.keeper.confirmStep(of: chapter)
            return try await judge.judgement(of: steps, isComplete: isComplete, namesIdle: !isComplete)
        }
        checker.memory.remember(judgement, of: chapter, judge.text)
        return judgement
    }
}
