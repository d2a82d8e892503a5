import Foundation
import KataText

extension [SourceText] {
    /// For each of them the places of those that it may lean on, itself among them, in their order: who declares a name that
    /// stands in it, or in one that it leans on. An edit in another one changes nothing for it.
    package var dependencies: [[Int]] { dependencies(of: map(Outline.init)) }

    /// - Parameter outlines: theirs, in their order.
    func dependencies(of outlines: [Outline]) -> [[Int]] {
        indices.map { place in
            var seen = [place]
            var next = 0
            while next < seen.count {
                let user = outlines[seen[next]]
                next += 1
                seen += indices.filter { !seen.contains($0) && user.mayLean(on: outlines[$0]) }
            }
            return seen.sorted()
        }
    }
}

/// What others may name in a text, and what it may name of theirs.
package struct Outline {
    /// The hashes of what it declares for others: types, functions and variables. nil where something reaches others by more
    /// than its name, or where the text cannot be read for certain.
    private let names: [UInt64]?
    /// The hashes of its words, but for those of comments and of strings.
    let words: Set<UInt64>
    /// Whether it may lean on what it does not name: an extension in it makes a type conform to something, for which any
    /// member of the type may count.
    let mayNameAnything: Bool

    init(_ text: SourceText) {
        var code = text.bytes
        let ranges = text.bytes.withUnsafeBytes { text in
            code.withUnsafeMutableBytes { code in
                var scanner = TopLevelScanner(bytes: text, code: code)
                return scanner.names()
            }
        }
        let declared = ranges.map { $0.map { text.bytes[$0] } }
        let isReached =
            declared?.contains {
                !Self.canBeFound($0) || Self.isCalledUnnamed(String(decoding: $0, as: UTF8.self))
            } ?? true
        names = isReached ? nil : declared?.map(Self.hash)
        (words, mayNameAnything) = (ranges == nil ? text.bytes : code).withUnsafeBytes(Self.words)
    }

    fileprivate func mayLean(on other: Outline) -> Bool {
        guard let names = other.names, !mayNameAnything else { return true }
        return names.contains(where: words.contains)
    }

    /// Whether the language calls a member of this name by itself, or what a macro expands to may.
    static func isCalledUnnamed(_ name: String) -> Bool {
        name.hasPrefix("_") || name.hasPrefix("build") || name.hasPrefix("append")
            || [
                "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "makeIterator",
                "makeAsyncIterator", "next", "Swift", "Testing",
            ].contains(name)
    }

    /// Whether a name can be found among the words of a text. Which signs beyond ASCII end a word, only the compiler knows, so
    /// each does.
    static func canBeFound(_ name: some Sequence<UInt8>) -> Bool {
        name.allSatisfy(\.isInASCIIWord)
    }

    /// FNV-1a. Two words that have one hash are taken for each other, and something is compiled that need not be.
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(start) { adding($1, to: $0) } }

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    private static func words(_ bytes: UnsafeRawBufferPointer) -> (words: Set<UInt64>, mayNameAnything: Bool)
    {
        let opening = hash("extension".utf8)
        var words: Set<UInt64> = []
        var word = start
        var (isExtending, mayNameAnything) = (false, false)
        for place in 0...bytes.count {
            let byte = place < bytes.count ? bytes[place] : 0
            if byte.isInASCIIWord {
                word = adding(byte, to: word)
                continue
            }
            if word != start {
                words.insert(word)
                if word == opening { isExtending = true }
                word = start
            }
            if byte == UInt8(ascii: "{") { isExtending = false }
            if byte == UInt8(ascii: ":"), isExtending { mayNameAnything = true }
        }
        return (words, mayNameAnything)
    }
}

/// Reads what a Swift text declares outside of all braces, and no more.
///
/// The runner is built without the optimiser, and this is done for every test at every check: plain loops over bytes.
private struct TopLevelScanner {
    let bytes: UnsafeRawBufferPointer
    /// The same bytes, in which comments and strings without an interpolation become blank.
    let code: UnsafeMutableRawBufferPointer
    private var place = 0
    /// Whether a string of several lines had code in it, in which strings may be that look as if they were outside.
    private var isBehindLongInterpolation = false

    init(bytes: UnsafeRawBufferPointer, code: UnsafeMutableRawBufferPointer) {
        self.bytes = bytes
        self.code = code
    }

    private static let variables = words(["let", "var"])
    private static let declaring = words(["struct", "class", "enum", "actor", "func"]) + variables
    private static let reaching = words(["protocol", "typealias", "operator", "precedencegroup", "macro"])
    /// Those of which it is known what they mean for the word behind them.
    private static let leading =
        declaring + extending + hiding
        + words([
            "import", "internal", "package", "public", "open", "static", "final", "override", "mutating",
            "nonmutating", "weak", "unowned", "nonisolated", "async", "throws", "rethrows", "some", "any",
            "try",
            "await", "if", "elseif", "else", "where", "as", "is",
        ])
    /// Those that may stand behind any word.
    private static let joining = words(["async", "throws", "rethrows", "else", "where", "as", "is"])
    private static let extending = words(["extension"])
    private static let hiding = words(["private", "fileprivate"])
    private static let nameless = reaching + words(["init", "subscript", "case"])

    private static func words(_ list: [String]) -> [[UInt8]] { list.map { Array($0.utf8) } }

    /// Reads the text to its end, or an extension from its brace to behind the closing one.
    ///
    /// - Returns: the names of what is seen outside of the file; nil where a declaration reaches others by more than its
    ///   name, or where the text is not as expected.
    mutating func names(inExtension: Bool = false) -> [Range<Int>]? {
        let level = inExtension ? 1 : 0
        var names: [Range<Int>] = []
        var depth = 0
        var (isHidden, mayHaveAnother) = (false, false)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if inExtension, depth == 0 {
                    place += 1
                    return names
                }
                if depth < 0 { return nil }
            case UInt8(ascii: ","): if depth == level, mayHaveAnother { return nil }
            case UInt8(ascii: "/"): guard skipComment() else { return nil }
            case UInt8(ascii: "\""): guard skipString() else { return nil }
            case UInt8(ascii: "#"): guard skipRawString() else { return nil }
            case let byte where byte.isInWord:
                let word = word()
                guard depth == level else { continue }
                // Perhaps it is more than one.
                guard bytes[word].allSatisfy({ $0 < 0x80 }) else { return nil }
                guard isHidden || isKnownBeforeNext(word) else { return nil }
                if inExtension, word.isOne(of: Self.hiding, in: bytes), !isBeforeBracket { isHidden = true }
                if word.isOne(of: inExtension ? Self.nameless : Self.reaching, in: bytes) {
                    guard isHidden else { return nil }
                    isHidden = false
                }
                if word.isOne(of: Self.extending, in: bytes) {
                    guard let type = wordsToBrace(), let members = self.names(inExtension: true) else {
                        return nil
                    }
                    names += type + members
                    continue
                }
                guard word.isOne(of: Self.declaring, in: bytes) else { continue }
                mayHaveAnother = word.isOne(of: Self.variables, in: bytes)
                guard let name = name() else { return nil }
                if !isHidden { names.append(name) }
                isHidden = false
                continue
            default: break
            }
            place += 1
        }
        return depth == level && !inExtension ? names : nil
    }

    /// Goes to the brace behind an extension's type.
    ///
    /// - Returns: the type's words, since its members may be what others' conformances rest on; nil where the extension does
    ///   more than to add members.
    private mutating func wordsToBrace() -> [Range<Int>]? {
        var words: [Range<Int>] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: "{") {
            if bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "/") { return nil }
            if bytes[place].isInWord { words.append(word()) } else { place += 1 }
        }
        return place < bytes.count ? words : nil
    }

    /// Whether it is known what a word, which was read, means for the one behind it.
    private func isKnownBeforeNext(_ word: Range<Int>) -> Bool {
        if word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "@") { return true }
        var first = word.lowerBound
        while first > 0, bytes[first - 1] == UInt8(ascii: " ") { first -= 1 }
        let isFirstOnLine = first == 0 || bytes[first - 1] == UInt8(ascii: "\n")
        var next = word.upperBound
        while next < bytes.count,
            bytes[next] == UInt8(ascii: " ") || isFirstOnLine && bytes[next] == UInt8(ascii: "\n")
        {
            next += 1
        }
        guard next < bytes.count, bytes[next].isInWord else { return true }
        var end = next
        while end < bytes.count, bytes[end].isInWord { end += 1 }
        return word.isOne(of: Self.leading, in: bytes) || (next..<end).isOne(of: Self.joining, in: bytes)
    }

    private var isBeforeBracket: Bool {
        bytes[place...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
    }

    private mutating func word() -> Range<Int> {
        let start = place
        while place < bytes.count, bytes[place].isInWord { place += 1 }
        return start..<place
    }

    /// What a declaration is called; nil where that is no name: an operator, a pattern.
    private mutating func name() -> Range<Int>? {
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        guard place < bytes.count else { return nil }
        if bytes[place] == UInt8(ascii: "`") {
            place += 1
            let start = place
            while place < bytes.count, bytes[place] != UInt8(ascii: "`") { place += 1 }
            guard place < bytes.count else { return nil }
            defer { place += 1 }
            // Between these anything may stand, and a word it is not.
            return bytes[start..<place].allSatisfy(\.isInWord) ? start..<place : nil
        }
        let name = word()
        // "class func" and "class var" are a type's own members; "class subscript" has no name.
        if name.isOne(of: Self.declaring, in: bytes) { return self.name() }
        return name.isEmpty || name.isOne(of: Self.nameless, in: bytes) ? nil : name
    }

    private func follows(_ text: StaticString, by distance: Int = 1) -> Bool {
        var index = 0
        while index < text.utf8CodeUnitCount {
            let other = place + distance + index
            guard other < bytes.count, bytes[other] == text.utf8Start[index] else { return false }
            index += 1
        }
        return true
    }

    /// Goes to the last byte of a comment, or of a regular expression, or stays on a slash that divides.
    ///
    /// - Returns: false where that has no end, or where it is not certain which of them it is.
    private mutating func skipComment() -> Bool {
        let start = place
        var isRegex = false
        defer { if place > start, !isRegex { blank(start) } }
        if follows("/") {
            while place + 1 < bytes.count, bytes[place + 1] != UInt8(ascii: "\n") { place += 1 }
            return true
        }
        guard follows("*") else {
            // Perhaps it divides after all: the words stay.
            isRegex = true
            return follows(" ") || follows("=") || skipRegex()
        }
        var depth = 0
        while place < bytes.count {
            if follows("/*", by: 0) {
                depth += 1
                place += 2
            } else if follows("*/", by: 0) {
                depth -= 1
                place += 2
                if depth == 0 {
                    place -= 1
                    return true
                }
            } else {
                place += 1
            }
        }
        return false
    }

    /// Goes to the slash that ends a regular expression, where one has to begin: behind an opening bracket or a colon.
    private mutating func skipRegex() -> Bool {
        var before = place - 1
        while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
        guard before >= 0, [UInt8(ascii: "("), UInt8(ascii: ":")].contains(bytes[before]) else {
            return false
        }
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            if bytes[place] == UInt8(ascii: "/") { return true }
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// Goes to the last byte of a string. One within an interpolation ends it, and what is between them is read as code:
    /// a bracket in there is missed at the end.
    ///
    /// - Returns: false where the string has no end.
    private mutating func skipString() -> Bool {
        let start = place
        var isPlain = !isBehindInterpolation
        defer { if isPlain { blank(start) } }
        let isLong = follows("\"\"")
        place += isLong ? 3 : 1
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\") {
                if follows("(") {
                    isPlain = false
                    if isLong { isBehindLongInterpolation = true }
                }
                place += 1
            } else if byte == UInt8(ascii: "\""), !isLong {
                return true
            } else if byte == UInt8(ascii: "\""), follows("\"\"") {
                place += 2
                return true
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return false
            }
            place += 1
        }
        return false
    }

    /// Goes to the last byte of a string between single number signs, or stays on the sign where none begins.
    ///
    /// - Returns: false where the string has no end, where it may hold another one, or for what looks otherwise.
    private mutating func skipRawString() -> Bool {
        if follows("#") || follows("/") || follows("\"\"\"") { return false }
        guard follows("\"") else { return true }
        let start = place
        var isPlain = true
        place += 2
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            if follows("\"#", by: 0) {
                place += 1
                if isPlain { blank(start) }
                return true
            }
            if follows("\\#(", by: 0) { isPlain = false }
            if !isPlain, follows("#\"", by: 0) { return false }
            place += 1
        }
        return false
    }

    /// Whether an interpolation began on the same line: what looks like a string may be the code between two of them.
    private var isBehindInterpolation: Bool {
        var index = place
        while index > 1, bytes[index - 1] != UInt8(ascii: "\n") {
            index -= 1
            if bytes[index] == UInt8(ascii: "("), bytes[index - 1] == UInt8(ascii: "\\") { return true }
        }
        return false
    }

    /// Takes what was read since a place, and the byte that is being read, out of the code.
    private func blank(_ start: Int) {
        if isBehindLongInterpolation { return }
        var index = start
        while index <= place, index < code.count {
            code[index] = UInt8(ascii: " ")
            index += 1
        }
    }
}

extension Range<Int> {
    /// Whether the bytes in it are one of some words.
    fileprivate func isOne(of words: [[UInt8]], in bytes: UnsafeRawBufferPointer) -> Bool {
        words.contains { word in
            guard word.count == count else { return false }
            for index in 0..<word.count where bytes[lowerBound + index] != word[index] { return false }
            return true
        }
    }
}
