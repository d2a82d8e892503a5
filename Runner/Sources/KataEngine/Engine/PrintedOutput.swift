import Foundation
import KataBase

/// The output of a test run, told apart: the learner's own words, and those of the runtime, the testing library and
/// SwiftPM. Only words are taken from here; what passed and what failed stands in the event stream.
package struct PrintedOutput {
    /// The words that the learner's code printed.
    let learners: String
    /// The runtime's account of a crash: "Module/File.swift:12: Fatal error: message", or without a place.
    let fatalError: String?
    /// The signal that ended the tests, where SwiftPM ran them and says so.
    let signal: Int32?

    /// Stands last where more was printed than is kept.
    package static let cut = "… (What was printed after that is not kept.)"

    package init(_ result: ChildProcess.Completion, stream: EventStream) {
        let text = String(decoding: result.standardOutput + result.standardError, as: UTF8.self)
        lazy var reported = Set(
            stream.messages.flatMap { $0.split(whereSeparator: \.isNewline) }.map(\.trimmed))
        var kept: [Substring] = []
        var fatalError: String?
        var signal: Int32?
        var isTrace = false
        var isConflict = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            // There may be thousands of them, and a regular expression takes its time.
            if line.hasPrefix("error: "), let match = line.firstMatch(of: #/unexpected signal code ([0-9]+)/#)
            {
                signal = Int32(match.1)
                continue
            }
            if Substring(line.utf8.prefix { !Self.fileEnds.contains($0) }).hasSuffix(".swift"),
                line.contains(#/^[^ :]+\.swift:[0-9]+: (Fatal error|Precondition failed|Assertion failed)/#)
            {
                fatalError = String(line)
                continue
            }
            if Self.lastWords.contains(where: line.hasPrefix) {
                // Addresses say nothing, and differ from one run to the next.
                fatalError = String(line).replacing(
                    #/(?: to)? 0x[0-9a-f]+| \(0x[0-9a-f]+\)|\(unknown context at \$[0-9a-f]+\)\./#, with: "")
                isConflict = line.hasPrefix("Simultaneous")
                continue
            }
            if isConflict {
                isConflict = line != "Fatal access conflict detected."
                continue
            }
            isTrace = line == "Current stack trace:" || isTrace && line.contains(#/^[0-9]+ +[^ ]+ +0x/#)
            if isTrace || Self.isRuntimeNoise(line) || Self.isLibraryNoise(line, reported) { continue }
            kept.append(line)
        }
        if result.isTruncated { kept.append(Self.cut[...]) }
        let lines = kept.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
        learners = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
        self.fatalError = fatalError
        self.signal = signal
    }

    /// The first words of the runtime about a crash without a place. Where two accesses overlap, both follow.
    private static let lastWords = [
        "Could not cast value of type '", "Fatal error: ", "Simultaneous accesses to 0x",
    ]

    /// The signs that end a file's name at the beginning of a line.
    private static let fileEnds = [UInt8(ascii: ":"), UInt8(ascii: " ")]

    /// Lines of the runtime and of SwiftPM.
    private static func isRuntimeNoise(_ line: Substring) -> Bool {
        line.hasPrefix("*** Signal ") || line.hasPrefix("swift runtime: ")
            || line.hasPrefix("swift-runtime: ")
            || line.hasPrefix("error: Exited with ") || line.hasPrefix("error: Process '")
            || line.hasPrefix("warning: No matching ")
    }

    /// Lines of the testing library's own report: a symbol and words, or one more line of a message.
    private static func isLibraryNoise(_ line: Substring, _ reported: @autoclosure () -> Set<String>) -> Bool
    {
        // A warning's symbol comes with a sign that says how to draw it.
        let symbol = line.unicodeScalars.first
        let isMarked =
            symbol.map("◇✔✘━↳⚠➜±⏵".unicodeScalars.contains) ?? false && line.dropFirst().first == " "
        return isMarked || !line.allSatisfy(\.isWhitespace) && reported().contains(line.trimmed)
    }
}
