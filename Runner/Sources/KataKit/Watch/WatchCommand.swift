import Foundation
import KataBase

/// `./kata watch`: a check on every save, until `q` or Ctrl-C.
///
/// Without a terminal it prints plain lines and takes no keys.
package struct WatchCommand: Command {
    package static let name = "watch"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary =
        "check on every save; keys for hints, the text, the solution, the next step"
    package static let remark: String? =
        "What is longer than the screen is scrolled with ↑, ↓, space and PgUp. Any key that has no meaning there goes back from a page. Capital letters do the same as small ones."
    package static let options: [Option] = [.problems] + Option.checking

    private let chapter: String?
    private let showsProblems: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        showsProblems = arguments.has(.problems)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        do { _ = try call.memory.takeUp(chapter) } catch {
            if showsProblems {
                var problems = ProblemPrinter(call.teller)
                problems.end(after: "\(error)", in: nil)
            }
            throw error
        }
        let ending = try await WaitingThread.run {
            let terminal = showsProblems ? nil : TerminalSession(environment: call.environment)
            let watcher = try Watcher(
                call: call, query: chapter, terminal: terminal, showsProblems: showsProblems)
            return try TerminalLoop(on: terminal, in: call.workspace).run(watcher)
        }
        return try ending.status()
    }

    package static func summary(of option: Option) -> String {
        option == .problems
            ? "plain lines on a terminal, too, without keys; \(option.summary)" : option.summary
    }
}
