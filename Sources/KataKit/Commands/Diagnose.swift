extension Runner {
    /// `./kata doctor`: what is there, what is missing and how to mend it.
    func doctor(json: Bool) async throws -> Status {
        if !json, console.isTerminal { console.drawProgress("Building and running a test …") }
        let report = DoctorReport(
            findings: await Doctor(runner: self).findings(), style: style, width: console.width)
        if !json, console.isTerminal { console.drawProgress("\r\u{1B}[K") }
        if json { try console.print(json: report) } else { console.print(report.text) }
        return report.isHealthy ? .done : .misuse
    }
}
