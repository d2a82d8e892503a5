import KataBase
import KataText
import KataWork

/// `./kata next`: on to the next test when green, or to the next step.
package struct NextCommand: Command {
    package static let name = "next"
    package static let parameters = "[chapter]"
    package static let group = CommandGroup.everyDay
    package static let summary = "when green: on to the next test, or the next step"
    package static let options: [Option] = [.step, .anyway] + Option.checking

    private let chapter: String?
    /// True where it goes on from a test of the learner's that guards nothing.
    private let goesOnAnyway: Bool
    private let isWholeStep: Bool

    package init(_ arguments: inout Arguments) {
        chapter = arguments.next()
        goesOnAnyway = arguments.has(.anyway)
        isWholeStep = arguments.has(.step)
    }

    package func run(in call: Call) async throws -> ExitStatus {
        let advance = try await Advance.made(
            from: call.memory.takeUp(chapter), by: call.checker, isWhole: isWholeStep,
            evenUnguarded: goesOnAnyway)
        call.teller.print(advance.report(by: call.teller))
        call.engines.leaveTrial()
        return switch advance {
        case .stillRed, .unguarded: .red
        case .finished, .introduced, .repeated: .done
        }
    }
}
