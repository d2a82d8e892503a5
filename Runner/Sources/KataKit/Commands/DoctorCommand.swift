import KataBase

/// `./kata doctor`: what is there, what is missing and how to mend it.
package struct DoctorCommand: Command {
    package static let name = "doctor"
    package static let parameters = ""
    package static let group = CommandGroup.workspace
    package static let summary =
        "toolchain, git, terminal, platform: what is there, and how to mend what is not"
    package static let options: [Option] = [.settle, .json, .engine]

    private let json: Bool
    private let settles: Bool

    package init(_ arguments: inout Arguments) {
        json = arguments.has(.json)
        settles = arguments.has(.settle)
    }

    package func run(by session: Session) async throws -> ExitStatus {
        let console = session.console
        if settles { try await session.settleEngine() }
        let drawsProgress = !json && console.isTerminal
        if drawsProgress { console.drawProgress("Building and running a test …") }
        let report = DoctorReport(
            findings: await Doctor(session: session).findings(), style: session.style, width: console.width)
        if drawsProgress { console.drawProgress("\r\u{1B}[K") }
        if json { try console.print(json: report) } else { session.print(report.report) }
        return report.isHealthy ? .done : .misuse
    }
}
