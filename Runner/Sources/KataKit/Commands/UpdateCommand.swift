import KataBase
import KataText

/// `./kata update`: a newer version of the workspace, with everything that the learner wrote left as it is.
package struct UpdateCommand: Command {
    package static let name = UpdateMark.command
    package static let parameters = "[remote] [branch]"
    package static let group = CommandGroup.workspace
    package static let summary =
        "a newer version of the chapters and of this program; what you wrote stays"

    private let remote: String?
    private let branch: String?

    package init(_ arguments: inout Arguments) {
        remote = arguments.next()
        branch = arguments.next()
    }

    package func run(in call: Call) async throws -> ExitStatus {
        // In the middle of an update there may be no course.
        if let repetition = Repetition.load(from: call.workspace) { throw repetition.refusal(of: Self.name) }
        let git = try Git.find(environment: call.environment)
        let checkout = Checkout(workspace: call.workspace, git: git, environment: call.environment)
        let outcome = try await call.keeper.whileNobodyReads {
            try Update.carryOut(in: checkout, keeping: call.keeper, from: remote, branch)
        }
        switch outcome {
        case .nothingNewer(let source):
            call.teller.print(Report("\(source) has nothing newer.", next: "./kata"))
        case .updated(let report):
            call.teller.print(report.report)
        }
        return .done
    }
}
