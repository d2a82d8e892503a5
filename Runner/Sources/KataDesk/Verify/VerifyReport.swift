import KataBase
import KataKit
import KataText

/// The end of `./kata verify`: what is broken, a table, and a count.
struct VerifyReport: Encodable {
    let results: [Proof.Claim]
    let chapters: [Chapter]
    let style: TextStyle

    var failed: Int { results.count { $0.isBroken } }
    var passed: Int { results.count - failed }

    var text: String {
        var parts: [String] = []
        for result in results {
            switch result.finding {
            case .holds: continue
            case .broken(let why):
                parts.append("\(style.red("✗")) \(result.chapter): \(result.words)\n  \(why)")
            case .note(let words): parts.append("\(style.yellow("·")) \(words)")
            }
        }
        parts.append(table)
        parts.append("\(passed) passed, \(failed) failed")
        return parts.joined(separator: "\n\n")
    }

    private var table: String {
        var rows = chapters.map { (name: "\($0.number) \($0.name)", subject: $0.name) }
        if results.contains(where: { $0.chapter == PageProofs.name }) {
            rows.append((PageProofs.name, PageProofs.name))
        }
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        let kinds = Proof.Kind.allCases
        var lines = ["".padded(to: width) + kinds.map { $0.plural.padded(to: 10) }.joined()]
        for row in rows {
            let cells = kinds.map { kind in
                let all = results.filter { $0.chapter == row.subject && $0.kind == kind }
                // A page has nothing but files to prove.
                if all.isEmpty && row.subject == PageProofs.name { return "".padded(to: 10) }
                let good = all.count { !$0.isBroken }
                return "\(good)/\(all.count)".padded(to: 10)
            }
            lines.append(row.name.padded(to: width) + cells.joined())
        }
        return lines.map(\.trimmingTrailingBlanks).joined(separator: "\n")
    }

    private enum Key: String, CodingKey { case schema, passed, failed, results }

    /// The object of `verify --json`, schema 1.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .schema)
        try container.encode(passed, forKey: .passed)
        try container.encode(failed, forKey: .failed)
        try container.encode(results, forKey: .results)
    }
}

extension Proof.Kind {
    fileprivate var plural: String {
        switch self {
        case .red: "red"
        case .green: "green"
        case .fence: "fences"
        case .bug: "bugs"
        case .file: "files"
        }
    }
}

extension Proof.Claim: Encodable {
    var isBroken: Bool {
        if case .broken = finding { return true }
        return false
    }

    private enum Key: String, CodingKey { case chapter, kind, claim, holds, message }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(chapter, forKey: .chapter)
        try container.encode(kind, forKey: .kind)
        try container.encode(words, forKey: .claim)
        try container.encode(!isBroken, forKey: .holds)
        switch finding {
        case .holds: try container.encodeNil(forKey: .message)
        case .broken(let words), .note(let words): try container.encode(words, forKey: .message)
        }
    }
}
