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

    package func run(in call: Call) async throws -> ExitStatus {
        let console = call.console
        if settles { try await call.engines.settle() }
        let drawsProgress = !json && console.isTerminal
        if drawsProgress { console.drawProgress("Building and running a test …") }
        let report = DoctorReport(
            findings: await Doctor(call).findings(), style: call.teller.style, width: console.width,
            version: call.version)
        if drawsProgress { console.drawProgress("\r\u{1B}[K") }
        if json { try console.print(json: report) } else { call.teller.print(report.report) }
        return report.isHealthy ? .done : .misuse
    }
}
