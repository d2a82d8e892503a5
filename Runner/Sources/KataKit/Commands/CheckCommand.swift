import KataBase

/// `./kata check`: builds and runs the tests that are on, says what stands in the way and what comes next.
package struct CheckCommand: Command {
    package static let name = "check"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary = "build and run the tests that are on; red or green, why, and the next move"
    package static let options: [Option] = [.all, .json] + Option.checking

    private let chapter: String?
    private let json: Bool
    private let showsAll: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        json = arguments.has(.json)
        showsAll = arguments.has(.all)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        var isTold = false
        let chapter = try call.memory.takeUp(chapter)
        let verdict = try await call.checker.verdict(on: chapter) { early in
            guard !json else { return }
            call.console.print(call.teller.report(early, showsAll: showsAll).body + "\n")
            isTold = true
        }
        let report = call.teller.report(verdict, showsAll: showsAll)
        if json {
            try call.console.print(json: verdict)
        } else {
            let end = try await RepetitionEnd(
                verdict, on: chapter, by: call.checker, call.controls, leavesMistakes: false)
            let told = isTold ? report.ending : report.report()
            call.teller.print(end?.report(behind: told) ?? told)
        }
        call.engines.leaveTrial()
        return verdict.isGreen ? .done : .red
    }
}
