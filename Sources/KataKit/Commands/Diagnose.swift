extension Runner {
    /// `./kata doctor`: what is there, what is missing and how to mend it.
    public func doctor(json: Bool) async throws -> Status {
        if !json, console.isTerminal { console.drawProgress("Building and running a test …") }
        let report = DoctorReport(findings: await Doctor(runner: self).findings(), style: style)
        if !json, console.isTerminal { console.drawProgress("\r\u{1B}[K") }
        console.print(json ? try JSONLine.encode(report) : report.text)
        return report.isHealthy ? .done : .misuse
    }
}
