import KataBase
import KataText
import KataWork

/// The doctor's findings as a text and as an object.
struct DoctorReport {
    let findings: [Finding]
    let style: TextStyle
    /// The terminal's columns.
    var width = 80
    var version: ProjectVersion?

    private func count(_ status: Finding.Status) -> Int { findings.count { $0.status == status } }

    var isHealthy: Bool { count(.problem) == 0 }

    var report: Report {
        let column = (findings.map { displayWidth(of: $0.subject) }.max() ?? 0) + 2
        let lines = findings.flatMap { finding in
            let head = "\(mark(finding.status)) \(finding.subject.padded(to: column))"
            let mend = finding.mend.map { fitted($0.visible, behind: "".padded(to: column + 2)) }
            return fitted(finding.words.visible, behind: head) + (mend ?? [])
        }
        return Report(lines.joined(separator: "\n"), next: next)
    }

    /// The lines of a finding. On 80 columns nothing is broken, and a pipeline never is: it is there to be
    /// copied.
    private func fitted(_ words: String, behind head: String) -> [String] {
        guard width < 80, !words.contains(" | ") else { return [head + words] }
        return ScreenLines(width: width).lines(words, behind: head)
    }

    /// A sign of its own for each status, for a reader who does not see the colours.
    private func mark(_ status: Finding.Status) -> String {
        switch status {
        case .fine: style.green("✓")
        case .remark: style.yellow("!")
        case .problem: style.red("✗")
        }
    }

    private var next: String {
        let problems = count(.problem)
        if problems > 0 {
            return "mend the \(problems == 1 ? "line" : "\(problems) lines") marked ✗, then: ./kata doctor"
        }
        return count(.remark) > 0
            ? "nothing has to be mended. Go on with: ./kata" : "all is well. Go on with: ./kata"
    }
}

extension DoctorReport: Encodable {
    private enum Key: String, CodingKey { case schema, version, commit, healthy, checks }

    private struct Check: Encodable {
        let finding: Finding

        private enum Key: String, CodingKey { case name, status, finding, mend }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(finding.subject, forKey: .name)
            try container.encode(finding.status, forKey: .status)
            try container.encode(finding.words, forKey: .finding)
            try container.encode(finding.mend, forKey: .mend)
        }
    }

    /// The object of `doctor --json`, schema 1. A `mend` that is not needed is null, never missing; so are a version and a
    /// commit that are not known.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(version?.number, forKey: .version)
        try container.encode(version?.commit, forKey: .commit)
        try container.encode(isHealthy, forKey: .healthy)
        try container.encode(findings.map(Check.init), forKey: .checks)
    }
}
