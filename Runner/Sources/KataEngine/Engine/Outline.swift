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

/// The names that others may use of a text, and those that it may use of theirs.
package struct Outline {
    /// The hashes of what it declares for others: types, functions and variables. nil where something reaches others by more
    /// than its name, or where the text cannot be read for certain.
    private let names: [UInt64]?
    /// The hashes of its words, but for those of comments and of strings.
    let words: Set<UInt64>
    /// True where it may lean on what it does not name: an extension in it makes a type conform to something, for which
    /// any member of the type may count.
    let mayNameAnything: Bool

    init(_ text: SourceText) {
        self = text.bytes.withUnsafeBytes { Outline($0) }
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        let lexer = SwiftLexer(bytes, trustsSlashes: false)
        var reader = TopLevelReader(bytes: bytes, tokens: lexer.tokens)
        let declared = lexer.isCertain ? reader.names() : nil
        let isReached =
            declared?.contains {
                !Self.canBeFound(bytes[$0])
                    || Self.isCalledUnnamed(String(decoding: bytes[$0], as: UTF8.self))
            } ?? true
        names = isReached ? nil : declared?.map { Self.hash(bytes[$0]) }
        (words, mayNameAnything) = Self.words(bytes, lexer)
    }

    fileprivate func mayLean(on other: Outline) -> Bool {
        guard let names = other.names, !mayNameAnything else { return true }
        return names.contains(where: words.contains)
    }

    /// True for the name of a member that the language calls by itself, or that the code of a macro may call.
    static func isCalledUnnamed(_ name: String) -> Bool {
        name.hasPrefix("_") || name.hasPrefix("build") || name.hasPrefix("append")
            || [
                "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "makeIterator",
                "makeAsyncIterator", "next", "Swift", "Testing",
            ].contains(name)
    }

    /// True for a name that can be found among the words of a text. Which signs beyond ASCII end a word, only the
    /// compiler knows, so each does.
    static func canBeFound(_ name: some Sequence<UInt8>) -> Bool {
        name.allSatisfy(\.isInASCIIWord)
    }

    /// FNV-1a. Two words that have one hash are taken for each other, and something is compiled that need not be.
    static func hash(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(start) { adding($1, to: $0) } }

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    private static let opening = hash("extension".utf8)

    private static func words(
        _ bytes: UnsafeRawBufferPointer, _ lexer: SwiftLexer
    ) -> (words: Set<UInt64>, mayNameAnything: Bool) {
        var words: Set<UInt64> = []
        guard lexer.isCertain else {
            _ = add(wordsFrom: 0, to: bytes.count, of: bytes, to: &words)
            return (words, words.contains(opening))
        }
        let opening = opening
        var (isExtending, mayNameAnything) = (false, false)
        for token in lexer.tokens {
            switch token.kind {
            case .word, .regex:
                // What looks like a regular expression may be two slashes that divide.
                let last = add(wordsFrom: token.start, to: token.end, of: bytes, to: &words)
                if last == opening { isExtending = true }
            case .sign:
                if token.sign == UInt8(ascii: "{") { isExtending = false }
                if token.sign == UInt8(ascii: ":"), isExtending { mayNameAnything = true }
            case .string, .comment: break
            }
        }
        return (words, mayNameAnything)
    }

    /// - Returns: the last one's hash.
    private static func add(
        wordsFrom first: Int, to end: Int, of bytes: UnsafeRawBufferPointer, to words: inout Set<UInt64>
    ) -> UInt64 {
        var (word, last) = (start, start)
        var place = first
        while place < end {
            if bytes[place].isInASCIIWord {
                word = adding(bytes[place], to: word)
            } else if word != start {
                words.insert(word)
                (word, last) = (start, word)
            }
            place += 1
        }
        if word != start {
            words.insert(word)
            last = word
        }
        return last
    }
}

/// Reads what a Swift text declares outside of all braces, and no more.
private struct TopLevelReader {
    typealias Token = SwiftLexer.Token

    let bytes: UnsafeRawBufferPointer
    let tokens: [Token]
    private var index = 0

    init(bytes: UnsafeRawBufferPointer, tokens: [Token]) {
        (self.bytes, self.tokens) = (bytes, tokens)
    }

    private static let variables = words(["let", "var"])
    private static let declaring = words(["struct", "class", "enum", "actor", "func"]) + variables
    private static let reaching = words(["protocol", "typealias", "operator", "precedencegroup", "macro"])
    /// Words whose meaning for the word behind them is known.
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
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            guard token.depth == 0 else { continue }
            switch token.kind {
            case .comment, .string, .regex: continue
            case .sign:
                switch token.sign {
                case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                    depth -= 1
                    if inExtension, depth == 0 { return names }
                    if depth < 0 { return nil }
                case UInt8(ascii: ","): if depth == level, mayHaveAnother { return nil }
                default: continue
                }
            case .word:
                guard depth == level else { continue }
                // Perhaps it is more than one.
                guard bytes[token.start..<token.end].allSatisfy({ $0 < 0x80 }) else { return nil }
                guard isHidden || isKnownBeforeNext(index - 1) else { return nil }
                if inExtension, isOne(of: Self.hiding, token), !isBeforeBracket { isHidden = true }
                if isOne(of: inExtension ? Self.nameless : Self.reaching, token) {
                    guard isHidden else { return nil }
                    isHidden = false
                }
                if isOne(of: Self.extending, token) {
                    guard let type = wordsToBrace(), let members = self.names(inExtension: true) else {
                        return nil
                    }
                    names += type + members
                    continue
                }
                guard isOne(of: Self.declaring, token) else { continue }
                mayHaveAnother = isOne(of: Self.variables, token)
                guard let name = name() else { return nil }
                if !isHidden { names.append(name) }
                isHidden = false
            }
        }
        return depth == level && !inExtension ? names : nil
    }

    /// Goes to the brace behind an extension's type.
    ///
    /// - Returns: the type's words, since its members may be what others' conformances rest on; nil where the extension does
    ///   more than to add members.
    private mutating func wordsToBrace() -> [Range<Int>]? {
        var words: [Range<Int>] = []
        while index < tokens.count, tokens[index].sign != UInt8(ascii: "{") {
            switch tokens[index].kind {
            case .word: words.append(plain(tokens[index]))
            case .sign where tokens[index].sign != UInt8(ascii: ":"): break
            default: return nil
            }
            index += 1
        }
        return index < tokens.count ? words : nil
    }

    /// True where it is known what a word means for the one behind it.
    private func isKnownBeforeNext(_ index: Int) -> Bool {
        let word = tokens[index]
        if index > 0, tokens[index - 1].sign == UInt8(ascii: "@"), tokens[index - 1].end == word.start {
            return true
        }
        guard index + 1 < tokens.count else { return true }
        let next = tokens[index + 1]
        guard next.kind == .word, !next.isFirstOnLine || word.isFirstOnLine else { return true }
        return isOne(of: Self.leading, word) || isOne(of: Self.joining, next)
    }

    private var isBeforeBracket: Bool { index < tokens.count && tokens[index].sign == UInt8(ascii: "(") }

    /// The name of a declaration; nil where it has none that is a word: an operator, a pattern.
    private mutating func name() -> Range<Int>? {
        guard index < tokens.count, tokens[index].kind == .word, !tokens[index].isFirstOnLine else {
            return nil
        }
        let token = tokens[index]
        index += 1
        // "class func" and "class var" are a type's own members; "class subscript" has no name.
        if isOne(of: Self.declaring, token) { return name() }
        return isOne(of: Self.nameless, token) ? nil : plain(token)
    }

    /// Without its backticks.
    private func plain(_ word: Token) -> Range<Int> {
        bytes[word.start] == UInt8(ascii: "`") ? word.start + 1..<word.end - 1 : word.start..<word.end
    }

    private func isOne(of words: [[UInt8]], _ token: Token) -> Bool {
        let count = token.end - token.start
        return words.contains { word in
            guard word.count == count else { return false }
            for index in 0..<count where bytes[token.start + index] != word[index] { return false }
            return true
        }
    }
}
