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
    package static let options = Option.checking

    private let chapter: String?

    package init(_ arguments: inout Arguments) { chapter = arguments.next() }

    package func run(in call: Call) async throws -> ExitStatus {
        _ = try call.memory.takeUp(chapter)
        let ending = try await WaitingThread.run {
            let terminal = TerminalSession(environment: call.environment)
            return try WatchLoop(call: call, query: chapter, terminal: terminal).run()
        }
        return try ending.status()
    }
}
