import Foundation

/// A text of Swift in its tokens, in their order. What stands between two of them is blank.
package struct SwiftLexer {
    package struct Token: Sendable, Equatable {
        package enum Kind: Sendable {
            /// A name, a keyword or a number. One in backticks has them, and may have blanks.
            case word
            /// A bracket, a comma, or one sign of an operator.
            case sign
            /// From a quote to its counterpart. Where something is interpolated, to the bracket before that, and on from
            /// the one behind it.
            case string
            case regex
            case comment
        }

        package let kind: Kind
        package let start: Int
        package let end: Int
        /// The byte of a sign; 0 elsewhere.
        package let sign: UInt8
        /// The number of interpolations that it stands in.
        package let depth: Int
        /// True where nothing, not even a comment, stands before it in its line.
        package let isFirstOnLine: Bool
        /// The length of a string's quotes, with their number signs; 0 elsewhere.
        package let quotes: Int
    }

    package let tokens: [Token]
    /// True where each token is what the compiler takes it for: all that begins has an end, and each slash is known to
    /// divide or to begin a regular expression. Elsewhere the tokens are a guess.
    package let isCertain: Bool

    /// - Parameter trustsSlashes: whether a regular expression is read behind "=", a comma or "return", too, where an operator
    ///   of the text's own might stand, and between number signs.
    package init(_ text: UnsafeRawBufferPointer, trustsSlashes: Bool = true) {
        guard let start = text.bindMemory(to: UInt8.self).baseAddress else {
            (tokens, isCertain) = ([], true)
            return
        }
        var scanner = SwiftScanner(text: start, count: text.count, trustsSlashes: trustsSlashes)
        scanner.scan()
        (tokens, isCertain) = (scanner.tokens, scanner.isCertain)
    }

    package init(_ text: some ContiguousBytes, trustsSlashes: Bool = true) {
        self = text.withUnsafeBytes { SwiftLexer($0, trustsSlashes: trustsSlashes) }
    }
}
