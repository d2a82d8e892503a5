import Foundation

/// One of the compiler's errors.
public struct Diagnostic: Equatable, Sendable {
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var message: String
    /// The source line that the compiler shows below its message.
    public var excerpt: String?

    /// The errors in what a compiler printed with `-diagnostic-style llvm`, in the order of the text.
    ///
    /// Warnings and source excerpts are passed over. An error inside a macro's expansion is reported where the
    /// macro stands in the learner's file, and a brace that is never closed where it opens; the notes that follow
    /// say both.
    ///
    /// - Parameter takesBare: whether an error without any place is one of the code: it is where the compiler says it,
    ///   and mostly not where SwiftPM does.
    static func errors(in text: String, takesBare: Bool = true) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var inExpansion = false
        var wantsExcerpt = false
        var isAtEnd = false
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*)/) {
                wantsExcerpt = false
                let file = String(match.1)
                let isExpansion = file.contains("@__swiftmacro") || file.hasPrefix("macro expansion")
                switch match.4 {
                case "error":
                    isAtEnd = false
                    inExpansion = isExpansion
                    wantsExcerpt = !isExpansion
                    found.append(
                        Diagnostic(
                            file: isExpansion ? nil : file, line: Int(match.2), column: Int(match.3),
                            message: String(match.5)))
                case "note" where inExpansion && !isExpansion && match.5.hasPrefix("in expansion of macro"):
                    found[found.count - 1].file = file
                    found[found.count - 1].line = Int(match.2)
                    found[found.count - 1].column = Int(match.3)
                    inExpansion = false
                    wantsExcerpt = true
                case "note" where isAtEnd && match.5.hasPrefix("to match this opening"):
                    found[found.count - 1].line = Int(match.2)
                    found[found.count - 1].column = Int(match.3)
                    isAtEnd = false
                    wantsExcerpt = true
                case "warning":
                    inExpansion = false
                default:
                    break
                }
            } else if wantsExcerpt {
                // At the end of a file there is no line above the caret.
                isAtEnd = line.allSatisfy { $0 == " " || $0 == "^" }
                found[found.count - 1].excerpt = isAtEnd ? nil : String(line)
                wantsExcerpt = false
            } else if let match = line.firstMatch(
                of: /undefined (?:reference to|symbols?:?) [`']?([^']+)'?$/)
            {
                let message = "undefined symbol \(match.1)"
                if found.contains(where: { $0.message == message }) { continue }
                found.append(Diagnostic(file: nil, line: nil, column: nil, message: message))
            } else if let match = line.wholeMatch(of: /(<unknown>:0: )?error: (.*)/),
                takesBare || match.1 != nil, !match.2.hasPrefix("fatalError"),
                !match.2.contains("command failed")
            {
                found.append(Diagnostic(file: nil, line: nil, column: nil, message: String(match.2)))
            }
        }
        // An error found late in a file makes the expansions of its @Test attributes fail as well, and whoever called
        // the compiler has a word on its failure, too.
        var causes = found.filter { !$0.isConsequence }
        if causes.contains(where: { $0.file != nil }) { causes.removeAll { $0.file == nil } }
        return inOrder(causes.isEmpty ? found : causes)
    }

    static func inOrder(_ errors: [Diagnostic]) -> [Diagnostic] { errors.sorted { $0.place < $1.place } }

    /// Jobs that run side by side, and the type checker itself, do not always say things in the same order. The
    /// order of the text is the same every time; what has no place comes last.
    private var place: (String, Int, Int, String) {
        (file ?? "\u{10FFFF}", line ?? 0, column ?? 0, message)
    }

    private var isConsequence: Bool {
        message.hasPrefix("'@const' value should be")
            || message.contains("constant to use @section attribute")
    }
}
