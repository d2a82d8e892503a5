import Foundation
import KataText

/// The words and signs of a Swift text, without its comments and its strings.
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
    /// The texts between the quotes of strings, in the order of their ends, each with the line that it ends in.
    package private(set) var strings: [(text: String, line: Int)] = []

    /// - Parameters:
    ///   - trustsSlashes: whether a regular expression is read behind "=", a comma or "return", too, where an operator
    ///     of the text's own might stand.
    ///   - readsInterpolations: whether the words of what is interpolated into strings are among them.
    /// - Returns: nil where a string or a comment does not end, or where a slash may begin a regular expression.
    package init?(_ text: Data, trustsSlashes: Bool = true, readsInterpolations: Bool = false) {
        let bytes = Array(text)
        let lexer = SwiftLexer(bytes, trustsSlashes: trustsSlashes)
        guard lexer.isCertain else { return nil }
        var lines = Lines(bytes: bytes)
        var isFirstOnLine = true
        // The beginnings of the strings that the place is in.
        var starts: [Int] = []
        for token in lexer.tokens {
            if token.isFirstOnLine { isFirstOnLine = true }
            switch token.kind {
            case .comment, .regex: continue
            case .string:
                if bytes[token.start] != UInt8(ascii: ")") {
                    starts.append(token.start + token.quotes)
                }
                guard bytes[token.end - 1] != UInt8(ascii: "("), let start = starts.popLast() else {
                    continue
                }
                let words = String(decoding: bytes[start..<token.end - token.quotes], as: UTF8.self)
                strings.append((words, lines.line(of: token.end - token.quotes)))
            case .word, .sign:
                let wasFirst = isFirstOnLine
                isFirstOnLine = false
                guard token.depth == 0 || readsInterpolations else { continue }
                list.append(
                    Token(
                        text: String(decoding: bytes[token.start..<token.end], as: UTF8.self),
                        isWord: token.kind == .word, line: lines.line(of: token.start),
                        isFirstOnLine: wasFirst))
            }
        }
    }

    /// The token at a place; the end beyond either end.
    package subscript(index: Int) -> Token { list.indices.contains(index) ? list[index] : .end }

    /// Counts a text's lines on the way through it.
    private struct Lines {
        let bytes: [UInt8]
        private var line = 1
        private var counted = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func line(of place: Int) -> Int {
            while counted < place {
                let (byte, next) = (bytes[counted], counted + 1 < bytes.count ? bytes[counted + 1] : 0)
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
                    line += 1
                }
                counted += 1
            }
            return line
        }
    }
}

extension SourceTokens {
    /// The tokens and strings of a text without its blanks and comments, each word by the number of the first one that is the
    /// same: two texts that differ in blanks, comments and names alone have one shape.
    package static func shape(of text: Data) -> [String] {
        guard let tokens = SourceTokens(text) else {
            let blanks = Set(" \t\r\n".utf8)
            return [String(decoding: text.filter { !blanks.contains($0) }, as: UTF8.self)]
        }
        var numbers: [String: Int] = [:]
        let signs = tokens.list.map { token in
            guard token.isWord, token.text.first?.isNumber == false else { return token.text }
            let number = numbers[token.text] ?? numbers.count
            numbers[token.text] = number
            return "name \(number)"
        }
        return signs + tokens.strings.map(\.text)
    }
}
