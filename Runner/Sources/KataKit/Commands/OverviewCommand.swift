import KataBase

/// `./kata`: every chapter with a bar, where the learner is, and the one thing to do next.
package struct OverviewCommand: Command {
    package static let name = ""
    package static let parameters = ""
    package static let group = CommandGroup.overview
    package static let summary = "where you are and the one thing to do next"
    package static let options: [Option] = [.json]

    private let json: Bool

    package init(_ arguments: inout Arguments) { json = arguments.has(.json) }

    package func run(by session: Session) throws -> ExitStatus {
        let standing = try Standing(by: session)
        if json {
            try session.console.print(json: standing)
        } else {
            session.print(try standing.report(by: session))
        }
        return .done
    }
}
