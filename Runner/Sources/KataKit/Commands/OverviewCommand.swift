import KataBase
import KataWork

/// `./kata`: every chapter with a bar, where the learner is, and the one thing to do next.
package struct OverviewCommand: Command {
    package static let name = ""
    package static let parameters = ""
    package static let group = CommandGroup.overview
    package static let summary = "where you are and the one thing to do next"
    package static let options: [Option] = [.json, .version]

    private let json: Bool
    private let asksForVersion: Bool

    package init(_ arguments: inout Arguments) {
        (json, asksForVersion) = (arguments.has(.json), arguments.has(.version))
    }

    package func run(in call: Call) throws -> ExitStatus {
        if asksForVersion {
            call.console.print("Stringline \(call.version.words)")
            return .done
        }
        let standing = try Standing(in: call.workspace, by: call.keeper)
        if json {
            try call.console.print(json: standing)
        } else {
            call.teller.print(try standing.report(by: call.teller))
        }
        return .done
    }
}
