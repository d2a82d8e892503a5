import Foundation

extension [SourceText] {
    /// Those that no other one can see: all that they declare at the top are types, functions and variables whose names
    /// stand nowhere else. So an edit in one of them changes nothing in the others. What cannot be read for certain is
    /// not among them.
    var alone: [SourceText] {
        filter { file in
            guard let names = file.topLevelNames else { return false }
            return names.allSatisfy { name in
                allSatisfy { $0 == file || $0.bytes.range(of: name) == nil }
            }
        }
    }
}

extension SourceText {
    /// The names that a file declares at the top; nil where it extends what others declare, or cannot be read for certain.
    var topLevelNames: [Data]? {
        bytes.withUnsafeBytes { buffer in
            var scanner = TopLevelScanner(bytes: buffer)
            return scanner.names().map { $0.map { Data(buffer[$0]) } }
        }
    }
}

/// Reads what a Swift text declares outside of all braces, and no more.
///
/// The runner is built without the optimiser, and this is done for every test at every check: plain loops over bytes.
private struct TopLevelScanner {
    let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private static let declaring = words(["struct", "class", "enum", "actor", "func", "let", "var"])
    private static let reaching = words([
        "extension", "protocol", "typealias", "operator", "precedencegroup", "macro",
    ])

    private static func words(_ list: [String]) -> [[UInt8]] { list.map { Array($0.utf8) } }

    /// - Returns: nil where a declaration reaches others by more than its name, or where the text is not as expected.
    mutating func names() -> [Range<Int>]? {
        var names: [Range<Int>] = []
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: ","): if depth == 0 { return nil }
            case UInt8(ascii: "/"): guard skipComment() else { return nil }
            case UInt8(ascii: "\""): guard skipString() else { return nil }
            case UInt8(ascii: "#"): if follows("\"") || follows("#") || follows("/") { return nil }
            case _ where isWord(byte):
                let word = word()
                guard depth == 0 else { continue }
                if word.isOne(of: Self.reaching, in: bytes) { return nil }
                guard word.isOne(of: Self.declaring, in: bytes) else { continue }
                guard let name = name() else { return nil }
                names.append(name)
                continue
            default: break
            }
            place += 1
        }
        return depth == 0 ? names : nil
    }

    private func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private mutating func word() -> Range<Int> {
        let start = place
        while place < bytes.count, isWord(bytes[place]) { place += 1 }
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
        let isLong = follows("\"\"")
        place += isLong ? 3 : 1
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\") {
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
