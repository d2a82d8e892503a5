import Foundation
import KataBase

/// One of the compiler's errors, or of the linker's.
package struct Diagnostic: Hashable, Sendable {
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var message: String
    /// The source line that the compiler shows below its message.
    package var excerpt: String?
    /// The compiler's own additions: why, and what would mend it.
    package var notes: [Note] = []
    /// True where the compiler is content, and the linker is not.
    package var isLinkers = false

    /// A sentence that the compiler adds to an error, and where it points.
    package struct Note: Hashable, Sendable {
        package var file: String
        package var line: Int
        package var column: Int
        package var message: String
    }

    /// The errors in what a compiler printed with `-diagnostic-style llvm`, in the order of the text.
    ///
    /// An error of the linker's is where the symbol is asked for: at that line, in a file that is known by its name alone, or
    /// nowhere, as far as the linker says it. Warnings and source excerpts are passed over, and so are a warning's notes. An error inside a macro's expansion is reported where the
    /// macro stands in the learner's file, and a brace that is never closed where it opens; the notes that follow
    /// say both.
    ///
    /// Nobody reads more than `limit` of them: what a compiler printed behind that is passed over.
    ///
    /// - Parameter takesBare: whether an error without any place is one of the code: it is where the compiler says it,
    ///   and mostly not where SwiftPM does.
    package static func errors(in text: String, takesBare: Bool = true) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var inExpansion = false
        var wantsExcerpt = false
        var isAtEnd = false
        // What the compiler was at when it gave up, which it then says.
        var compiled: String?
        // What the linker says of anything but a symbol.
        var linkersOther: String?
        // What the notes are about; nil after a warning.
        var current: Int?
        for line in text.split(whereSeparator: \.isNewline) {
            if found.count > limit {
                found.removeLast()
                break
            }
            if line.contains(": "),
                let match = line.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*)/)
            {
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
                    current = found.count - 1
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
                    current = nil
                default:
                    guard let current, let line = Int(match.2), let column = Int(match.3) else { continue }
                    found[current].add(
                        Note(file: file, line: line, column: column, message: String(match.5)))
                }
            } else if wantsExcerpt {
                // At the end of a file there is no line above the caret.
                isAtEnd = line.allSatisfy { $0 == " " || $0 == "^" }
                found[found.count - 1].excerpt = isAtEnd ? nil : String(line)
                wantsExcerpt = false
            } else if let message = LinkersWords.message(of: line) {
                current = nil
                if found.contains(where: { $0.message == message }) { continue }
                found.append(Diagnostic(message: message, isLinkers: true))
                found[found.count - 1].take(LinkersWords.place(in: line))
            } else if found.last?.isLinkers == true, let place = LinkersWords.place(in: line) {
                found[found.count - 1].take(place)
            } else if let match = line.wholeMatch(of: /(<unknown>:0: )?error: (.*)/),
                takesBare || match.1 != nil, !match.2.hasPrefix("fatalError"),
                !match.2.contains("command failed")
            {
                found.append(Diagnostic(file: nil, line: nil, column: nil, message: String(match.2)))
                current = found.count - 1
            } else if line.contains("While evaluating request"),
                let match = line.firstMatch(of: /for file "(.+?)"/)
            {
                compiled = String(match.1)
            } else if linkersOther == nil {
                linkersOther = LinkersWords.other(in: line)
            }
        }
        if found.isEmpty, let linkersOther {
            found = [Diagnostic(message: linkersOther, isLinkers: true)]
        }
        // An error found late in a file makes the expansions of its @Test attributes fail as well, or leaves their names
        // undeclared, and whoever called the compiler has a word on its failure, too.
        var causes = found.filter { !$0.isConsequence }
        if causes.contains(where: { $0.file != nil }) { causes.removeAll { $0.file == nil } }
        return inOrder((causes.isEmpty ? found : causes).map { $0.placed(in: compiled) })
    }

    /// The same at a place that a note of it has, where it has none of its own: what the compiler adds to a type has none.
    ///
    /// - Parameter file: where it is at least, if that is known.
    private func placed(in file: String?) -> Diagnostic {
        guard self.file == nil else { return self }
        var diagnostic = self
        let note = notes.first { $0.file.hasSuffix(".swift") }
        (diagnostic.file, diagnostic.line, diagnostic.column) = (note?.file ?? file, note?.line, note?.column)
        return diagnostic
    }

    /// Takes the first place that the linker names. Where a second main is, it does not say.
    private mutating func take(_ place: (file: String, line: Int?)?) {
        guard let place, file == nil, message != Self.secondMain else { return }
        (file, line) = place
    }

    /// The message about two mains; the linker does not say where the second one is.
    static let secondMain = "duplicate symbol main"

    /// The number of errors of a compiler's call that are read.
    package static let limit = 1000

    /// - Throws: `KataError.noTesting` where the errors are the toolchain's, and nothing is known of the code.
    static func confirmTesting(_ errors: [Diagnostic]) throws(KataError) {
        if errors.contains(where: { $0.message.hasPrefix("no such module 'Testing'") }) { throw .noTesting }
    }

    /// Keeps a note that says why or what to do, once.
    private mutating func add(_ note: Note) {
        guard !note.isChatter, !notes.contains(note) else { return }
        notes.append(note)
    }

    static func inOrder(_ errors: [Diagnostic]) -> [Diagnostic] {
        errors.sorted { $0.place < $1.place }
    }

    /// Jobs that run side by side, and the type checker itself, do not always say things in the same order. The
    /// order of the text is the same every time; what has no place comes last.
    private var place: (String, Int, Int, String) {
        (file ?? "\u{10FFFF}", line ?? 0, column ?? 0, message)
    }

    private var isConsequence: Bool {
        message.hasPrefix("'@const' value should be")
            || message.contains("constant to use @section attribute")
            || message.hasPrefix("cannot find '$s")
    }
}

extension Diagnostic.Note {
    /// True where it only repeats the error, or is about the standard library's insides.
    fileprivate var isChatter: Bool {
        message.hasPrefix("in expansion of macro") || message.hasPrefix("to match this opening")
            || message.hasPrefix("candidate would match if") || message.hasPrefix("add stubs for conformance")
            || message.hasSuffix("are implicitly asynchronous")
            || message.hasSuffix("declared here") && !message.hasSuffix("previously declared here")
    }
}
