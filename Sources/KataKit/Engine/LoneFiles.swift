import Foundation

extension [SourceText] {
    /// Those that no other one can see: all that they declare at the top are types, functions and variables whose names
    /// stand nowhere else. So an edit in one of them changes nothing in the others. What cannot be read for certain is
    /// not among them.
    var alone: [SourceText] {
        let outlines = map(\.outline)
        return indices.filter { place in
            guard let names = outlines[place].names else { return false }
            return names.allSatisfy { name in
                indices.allSatisfy { $0 == place || !outlines[$0].code.mentions(word: name) }
            }
        }.map { self[$0] }
    }
}

extension SourceText {
    /// What others may name in a file, and what it may name of theirs.
    fileprivate var outline: (names: [Data]?, code: Data) {
        var code = bytes
        let names = bytes.withUnsafeBytes { text in
            code.withUnsafeMutableBytes { code in
                var scanner = TopLevelScanner(bytes: text, code: code)
                return scanner.names().map { $0.map { Data(text[$0]) } }
            }
        }
        return (names, names == nil ? bytes : code)
    }
}

extension Data {
    /// Whether a word stands in it that is not a part of another one.
    fileprivate func mentions(word: Data) -> Bool {
        var rest = self[...]
        while let found = rest.range(of: word) {
            let isWhole = [found.lowerBound - 1, found.upperBound].allSatisfy { place in
                !indices.contains(place) || !TopLevelScanner.isWord(self[place])
            }
            if isWhole { return true }
            rest = rest[found.upperBound...]
        }
        return false
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

    init(bytes: UnsafeRawBufferPointer, code: UnsafeMutableRawBufferPointer) {
        self.bytes = bytes
        self.code = code
    }

    private static let variables = words(["let", "var"])
    private static let declaring = words(["struct", "class", "enum", "actor", "func"]) + variables
    private static let reaching = words([
        "extension", "protocol", "typealias", "operator", "precedencegroup", "macro",
    ])

    private static func words(_ list: [String]) -> [[UInt8]] { list.map { Array($0.utf8) } }

    /// - Returns: nil where a declaration reaches others by more than its name, or where the text is not as expected.
    mutating func names() -> [Range<Int>]? {
        var names: [Range<Int>] = []
        var depth = 0
        var mayHaveAnother = false
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: ","): if depth == 0, mayHaveAnother { return nil }
            case UInt8(ascii: "/"): guard skipComment() else { return nil }
            case UInt8(ascii: "\""): guard skipString() else { return nil }
            case UInt8(ascii: "#"): if follows("\"") || follows("#") || follows("/") { return nil }
            case _ where Self.isWord(byte):
                let word = word()
                guard depth == 0 else { continue }
                if word.isOne(of: Self.reaching, in: bytes) { return nil }
                guard word.isOne(of: Self.declaring, in: bytes) else { continue }
                mayHaveAnother = word.isOne(of: Self.variables, in: bytes)
                guard let name = name() else { return nil }
                names.append(name)
                continue
            default: break
            }
            place += 1
        }
        return depth == 0 ? names : nil
    }

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private mutating func word() -> Range<Int> {
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
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
            return start..<place
        }
        let name = word()
        return name.isEmpty ? nil : name
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

    /// Goes to the last byte of a comment, or stays on a slash that divides.
    ///
    /// - Returns: false where the comment has no end, or where the slash may begin a regular expression.
    private mutating func skipComment() -> Bool {
        let start = place
        defer { if place > start { blank(start) } }
        if follows("/") {
            while place + 1 < bytes.count, bytes[place + 1] != UInt8(ascii: "\n") { place += 1 }
            return true
        }
        guard follows("*") else { return follows(" ") || follows("=") }
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
                if follows("(") { isPlain = false }
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
