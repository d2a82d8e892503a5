import Foundation

/// The words and signs of a Swift text, without its comments, its strings and what is interpolated into them.
package struct SourceTokens {
    package struct Token: Sendable {
        /// A word, or one sign.
        package let text: String
        package let isWord: Bool
        package let line: Int
        let isFirstOnLine: Bool

        static let end = Token(text: "", isWord: false, line: 0, isFirstOnLine: true)
    }

    package private(set) var list: [Token] = []
    /// What stands between the quotes of a string, in the order of their ends, and the line that it ends in.
    package private(set) var strings: [(text: String, line: Int)] = []
    private let bytes: [UInt8]
    private var place = 0
    /// The line of the last byte that was counted.
    private var line = 1
    private var counted = 0
    private var isFirstOnLine = true

    private let regexStarts: Set<String>

    /// - Parameter trustsSlashes: whether a regular expression is read behind "=", a comma or "return", too, where an operator
    ///   of the text's own might stand.
    /// - Returns: nil where a string or a comment does not end, or where a slash may begin a regular expression.
    package init?(_ text: Data, trustsSlashes: Bool = true) {
        bytes = Array(text)
        regexStarts = trustsSlashes ? ["(", "[", ":", ",", "=", "return"] : ["(", ":"]
        // What a text may begin with to say that it is UTF-8.
        if follows("\u{FEFF}") { place = 3 }
        guard read() else { return nil }
    }

    /// What stands at a place, and nothing beyond either end.
    package subscript(index: Int) -> Token { list.indices.contains(index) ? list[index] : .end }

    private func byte(_ distance: Int = 0) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }

    private func follows(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    /// Reads to the end, or to the bracket that ends an interpolation.
    private mutating func read(isInterpolation: Bool = false) -> Bool {
        var depth = 0
        while place < bytes.count {
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isFirstOnLine = true
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: place += 1
            case UInt8(ascii: "/"): guard readSlash() else { return false }
            case UInt8(ascii: "\""): guard skipString(signs: 0) else { return false }
            case UInt8(ascii: "#"):
                let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
                guard byte(signs) == UInt8(ascii: "\"") else {
                    // What has more than one begins a regular expression.
                    guard signs == 1, byte(1) != UInt8(ascii: "/") else { return false }
                    add(1)
                    continue
                }
                place += signs
                guard skipString(signs: signs) else { return false }
            case UInt8(ascii: "`"):
                guard let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return false }
                add(end + 1 - place, isWord: true)
            case let byte where byte.isInWord:
                add(bytes[place...].prefix(while: \.isInWord).count, isWord: true)
            case let byte:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                add(1)
                if isInterpolation, depth < 0 { return true }
            }
        }
        return !isInterpolation
    }

    private mutating func add(_ count: Int, isWord: Bool = false) {
        let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
        list.append(Token(text: text, isWord: isWord, line: lineOfPlace(), isFirstOnLine: isFirstOnLine))
        isFirstOnLine = false
        place += count
    }

    private mutating func lineOfPlace() -> Int {
        while counted < place {
            let isFeed = bytes[counted] == UInt8(ascii: "\n")
            if isFeed
                || bytes[counted] == UInt8(ascii: "\r") && byte(counted + 1 - place) != UInt8(ascii: "\n")
            {
                line += 1
            }
            counted += 1
        }
        return line
    }

    private mutating func readSlash() -> Bool {
        if follows("//") {
            // To the compiler a return ends a line, too.
            let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
            place = bytes[place...].firstIndex(where: ends.contains) ?? bytes.count
            return true
        }
        guard follows("/*") else {
            // It divides where it has blanks on both sides, or none.
            let before = place > 0 ? bytes[place - 1] : 0
            // A regular expression may begin with "=".
            let next = byte(1) == UInt8(ascii: "=") ? byte(2) : byte(1)
            let isBeforeBlank = [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(next)
            let isDeclared = list.last?.text == "func"
            // Right behind what ends a value no regular expression begins.
            let isBehindValue = before.isInWord || [UInt8](")]}\"".utf8).contains(before)
            guard isBeforeBlank || isDeclared || isBehindValue else {
                return skipRegex()
            }
            add(1)
            return true
        }
        var depth = 0
        while place < bytes.count {
            if follows("/*") {
                depth += 1
                place += 2
            } else if follows("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return true }
            } else {
                place += 1
            }
        }
        return false
    }

    /// Skips a regular expression where one has to begin.
    private mutating func skipRegex() -> Bool {
        guard regexStarts.contains(list.last?.text ?? "") else { return false }
        place += 1
        var depth = 0
        while place < bytes.count, byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "/") {
                place += 1
                return true
            }
            if byte() == UInt8(ascii: "(") { depth += 1 }
            if byte() == UInt8(ascii: ")") { depth -= 1 }
            // The slash was an operator that is handed over.
            if depth < 0 { return false }
            place += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// - Parameter signs: how many number signs stand before it.
    private mutating func skipString(signs: Int) -> Bool {
        let number = String(repeating: "#", count: signs)
        let quotes = follows("\"\"\"") ? "\"\"\"" : "\""
        place += quotes.utf8.count
        let start = place
        while place < bytes.count {
            if follows("\\\(number)(") {
                let count = list.count
                place += signs + 2
                guard read(isInterpolation: true) else { return false }
                list.removeSubrange(count...)
            } else if follows(quotes + number) {
                strings.append((String(decoding: bytes[start..<place], as: UTF8.self), lineOfPlace()))
                place += quotes.utf8.count + signs
                return true
            } else if follows("\\" + number) {
                // What is escaped, such as a quote.
                place += signs + 2
            } else if quotes.count == 1, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte()) {
                return false
            } else {
                place += 1
            }
        }
        return false
    }
}

extension SourceTokens {
    /// What is left of a text without its blanks and comments: the same for two that differ in nothing else.
    package static func essence(of text: Data) -> [String] {
        if let tokens = SourceTokens(text) { return tokens.list.map(\.text) + tokens.strings.map(\.text) }
        let blanks = Set(" \t\r\n".utf8)
        return [String(decoding: text.filter { !blanks.contains($0) }, as: UTF8.self)]
    }

    /// Whether a text declares a macro. Where its words cannot be told from its strings, those count as well.
    package static func declareMacro(in text: Data) -> Bool {
        guard let tokens = SourceTokens(text) else {
            return String(decoding: text, as: UTF8.self).contains(/\bmacro\s+`?\w+`?\s*[(<]/)
        }
        return tokens.list.indices.contains { index in
            tokens[index].text == "macro" && tokens[index + 1].isWord
                && ["(", "<"].contains(tokens[index + 2].text)
        }
    }
}
