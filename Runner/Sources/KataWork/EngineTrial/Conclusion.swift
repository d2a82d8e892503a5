import KataBase
import KataEngine
import KataText

/// The part of an engine's answer that another engine has to agree with. Times and the tests' words are left
/// out.
package enum Conclusion: Equatable, Sendable {
    /// Each with its place. Two engines agree where one's first error is among the other's: a build system may end at any.
    case errors([String])
    /// The places of the failures, and the names of their tests.
    case failures(Set<String>)
    case green
    /// A crash, or what only a linker has said.
    case other(String)
    /// A limit was reached.
    case late
    /// There is no outcome, for this reason.
    case none(String)

    /// The kinds of conclusion on which both engines have to agree before one of them is trusted alone.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case error, failure, green

        var words: String {
            switch self {
            case .error: "an error of the compiler's"
            case .failure: "a failed expectation"
            case .green: "a green"
            }
        }
    }

    init(_ outcome: Outcome, on setup: Setup, in workspace: Workspace) {
        let place = { (file: String, line: Int) in "\(setup.displayPath(file, in: workspace)):\(line)" }
        if let error = outcome.diagnostics.first {
            let errors = outcome.diagnostics.compactMap { error in
                error.isLinkers
                    ? nil : error.file.map { "\(place($0, error.line ?? 0)): \(error.message)" }
            }
            self = errors.isEmpty ? .other(error.message) : .errors(errors)
            return
        }
        switch outcome.run?.ending {
        case nil, .timedOut, .cancelled: self = .late
        case .crashed(let words):
            let test = outcome.run?.tests.first { $0.state == .running }
            self = .other("a crash in \(test?.name ?? words)")
        case .complete:
            let run = outcome.run
            let failed = run?.tests.filter { $0.state == .failed }.map {
                "\(place($0.file, $0.line)) \($0.name)"
            }
            let issues = run?.issues.map { "\(place($0.file, $0.line)) \($0.test ?? "")".trimmed }
            let all = Set((failed ?? []) + (issues ?? []))
            self = all.isEmpty ? .green : .failures(all)
        }
    }

    var kind: Kind? {
        switch self {
        case .errors: .error
        case .failures: .failure
        case .green: .green
        case .other, .late, .none: nil
        }
    }

    var words: String {
        switch self {
        case .errors(let errors): errors[0]
        case .failures(let places): "failed: \(places.sorted().joined(separator: ", "))"
        case .green: "green"
        case .late: "no end in time"
        case .other(let words), .none(let words): words
        }
    }

    /// - Parameter other: SwiftPM's.
    func agrees(with other: Conclusion) -> Bool {
        guard case .errors(let mine) = self, case .errors(let others) = other else { return self == other }
        return mine.contains(others[0])
    }
}
