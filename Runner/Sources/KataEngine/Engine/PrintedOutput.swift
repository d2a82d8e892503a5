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
        var lines = PrintedLines()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        where lines.take(line) && !Self.isLibraryNoise(line, reported) {
            kept.append(line)
        }
        if result.isTruncated { kept.append(Self.cut[...]) }
        let printed = kept.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
        learners = printed.isEmpty ? "" : printed.joined(separator: "\n") + "\n"
        fatalError = lines.fatalError
        signal = lines.signal
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
