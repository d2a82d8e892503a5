import KataBase
import KataText
import KataWork

/// `./kata check`: builds and runs the tests that are on, says what stands in the way and what comes next.
package struct CheckCommand: Command {
    package static let name = "check"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary = "build and run the tests that are on; red or green, why, and the next move"
    package static let options: [Option] = [.all, .json, .problems] + Option.checking

    private let chapter: String?
    private let json: Bool
    private let showsAll: Bool
    private let showsProblems: Bool

    package init(_ arguments: inout Arguments) throws {
        chapter = arguments.next()
        json = arguments.has(.json)
        showsAll = arguments.has(.all)
        showsProblems = arguments.has(.problems)
        guard !json || !showsProblems else {
            throw KataError.usage(
                "'--json' has all that '--problems' has: leave one out.", command: Self.name)
        }
    }

    package func run(in call: Call) async throws -> ExitStatus {
        var problems = showsProblems ? ProblemPrinter(call.teller) : nil
        if showsProblems { Signals.sayAtEnd(ProblemPrinter.stopped) }
        var name: String?
        do {
            let chapter = try call.memory.takeUp(chapter)
            name = chapter.name
            let verdict = try await tellVerdict(on: chapter, in: call, &problems)
            problems?.end(verdict)
            return verdict.isGreen ? .done : .red
        } catch {
            problems?.end(after: "\(error)", in: name)
            throw error
        }
    }

    private func tellVerdict(
        on chapter: Chapter, in call: Call, _ problems: inout ProblemPrinter?
    ) async throws -> Verdict {
        var isTold = false
        func tell(_ early: Verdict) {
            guard !json, !isTold else { return }
            call.console.print(call.teller.report(early, showsAll: showsAll).body + "\n")
            problems?.tell(early)
            isTold = true
        }
        var verdict = try await call.checker.check(chapter) { tell($0) }
        if !json {
            verdict.onApple = await call.checker.appleRemarks(on: verdict, of: chapter) { tell(verdict) }
        }
        let report = call.teller.report(verdict, showsAll: showsAll)
        if json {
            try call.console.print(json: verdict)
        } else {
            let end = try await RepetitionEnd(
                verdict, on: chapter, by: call.checker, leavesMistakes: false)
            let told = isTold ? report.ending : report.report()
            call.teller.print(end?.report(behind: told, by: call.teller) ?? told)
        }
        call.engines.leaveTrial()
        return verdict
    }
}
