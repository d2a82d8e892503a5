import KataBase
import KataText
import KataWork

/// Prints what checks find for an editor: a line a problem, and one that ends each check, whatever came of it.
struct ProblemPrinter {
    private let teller: Teller
    private var told: [ProblemLine] = []
    private var isOpen = false

    /// The words with which the last line of a check begins.
    static let ending = "The check has ended: "
    /// The last line of a check that a signal ends.
    static let stopped = "\n\(ending)\(wasStopped).\n"
    private static let wasStopped = "it was stopped"

    init(_ teller: Teller) { self.teller = teller }

    /// A check begins. One that has no end yet was stopped.
    mutating func begin() {
        endStopped()
        (told, isOpen) = ([], true)
    }

    /// Prints what was not told of this check before.
    mutating func tell(_ verdict: Verdict) {
        let lines = teller.report(verdict).problemLines.filter { !told.contains($0) }
        told += lines
        guard !lines.isEmpty else { return }
        teller.console.print("\n" + lines.map(\.text).joined(separator: "\n"))
    }

    /// Ends a check, and prints what was not told of it.
    mutating func end(_ verdict: Verdict) {
        tell(verdict)
        let counts = [ProblemLine.Severity.error, .warning].compactMap { severity in
            let number = told.count { $0.severity == severity }
            return number == 0 ? nil : count(number, severity.rawValue)
        }
        end(
            verdict.color.rawValue.uppercased()
                + (counts.isEmpty ? "" : ", with \(counts.joined(separator: " and "))"))
    }

    /// Ends a check that could not be made.
    ///
    /// - Parameters:
    ///   - words: why not.
    ///   - chapter: the one that was to be checked, where that is known.
    mutating func end(after words: String, in chapter: String?) {
        if let place = chapter.flatMap(teller.workspace.textPath) {
            let line = ProblemLine(.error, at: place, [words])
            told.append(line)
            teller.console.print("\n" + line.text)
        }
        end("nothing was checked")
    }

    /// Ends a check that has no end yet.
    mutating func endStopped() { if isOpen { end(Self.wasStopped) } }

    private mutating func end(_ words: String) {
        isOpen = false
        teller.console.print((told.isEmpty ? "\n" : "") + Self.ending + words + ".")
    }
}
