/// The lines that a program prints, one after another: the learner's own, and the runtime's account of a crash.
package struct PrintedLines {
    /// "Module/File.swift:12: Fatal error: message", or without a place.
    package private(set) var fatalError: String?
    /// The signal that ended the tests, where SwiftPM ran them and says so.
    private(set) var signal: Int32?
    /// True once the runtime has begun to tell of a crash.
    package private(set) var isCrashing = false
    private var isTrace = false
    private var isConflict = false

    package init() {}

    /// - Returns: whether the line is none of the runtime's, nor of SwiftPM's.
    package mutating func take(_ line: Substring) -> Bool {
        // There may be thousands of them, and a regular expression takes its time.
        if line.hasPrefix("error: "), let match = line.firstMatch(of: #/unexpected signal code ([0-9]+)/#) {
            signal = Int32(match.1)
            return false
        }
        if Substring(line.utf8.prefix { !Self.fileEnds.contains($0) }).hasSuffix(".swift"),
            line.contains(#/^[^ :]+\.swift:[0-9]+: (Fatal error|Precondition failed|Assertion failed)/#)
        {
            fatalError = String(line)
            isCrashing = true
            return false
        }
        if Self.lastWords.contains(where: line.hasPrefix) {
            // Addresses say nothing, and differ from one run to the next.
            fatalError = String(line).replacing(
                #/(?: to)? 0x[0-9a-f]+| \(0x[0-9a-f]+\)|\(unknown context at \$[0-9a-f]+\)\./#, with: "")
            isConflict = line.hasPrefix("Simultaneous")
            isCrashing = true
            return false
        }
        if isConflict {
            isConflict = line != "Fatal access conflict detected."
            return false
        }
        isTrace = line == "Current stack trace:" || isTrace && line.contains(#/^[0-9]+ +[^ ]+ +0x/#)
        isCrashing = isCrashing || line.hasPrefix("*** Signal ")
        return !isTrace && !Self.isRuntimeNoise(line)
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
}
