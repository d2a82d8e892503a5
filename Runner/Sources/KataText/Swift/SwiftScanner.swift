/// Makes the tokens of a text.
///
/// The runner is built without the optimiser, and each test is read at each check: plain loops over bytes.
struct SwiftScanner {
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private let trustsSlashes: Bool
    private(set) var tokens: [SwiftLexer.Token] = []
    private(set) var isCertain = true
    private var place = 0
    private var isFirstOnLine = true
    /// The strings in whose interpolations the place is.
    private var open: [Literal] = []

    private struct Literal {
        /// The number of number signs before its quotes.
        let signs: Int
        let isLong: Bool
        /// The number of open brackets in the interpolation.
        var brackets = 0

        var quotes: Int { signs + (isLong ? 3 : 1) }
    }

    init(text: UnsafePointer<UInt8>, count: Int, trustsSlashes: Bool) {
        (self.text, self.count, self.trustsSlashes) = (text, count, trustsSlashes)
        tokens.reserveCapacity(count / 4)
    }

    mutating func scan() {
        // What a text may begin with to say that it is UTF-8.
        if follows("\u{FEFF}") { place = 3 }
        while place < count {
            let byte = text[place]
            if byte.isInWord {
                let start = place
                while place < count, text[place].isInWord { place += 1 }
                add(.word, from: start)
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: place += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isFirstOnLine = true
                place += 1
            case UInt8(ascii: "\""): scanString(Literal(signs: 0, isLong: follows("\"\"\"")))
            case UInt8(ascii: "/"): scanSlash()
            case UInt8(ascii: "#"): scanNumberSign()
            case UInt8(ascii: "`"): scanBackticks()
            case UInt8(ascii: ")") where open.last?.brackets == 0:
                guard let literal = open.popLast() else { return }
                scanRest(of: literal, from: place)
            default:
                if let last = open.indices.last {
                    if byte == UInt8(ascii: "(") { open[last].brackets += 1 }
                    if byte == UInt8(ascii: ")") { open[last].brackets -= 1 }
                }
                addSign()
            }
        }
        if !open.isEmpty { isCertain = false }
    }

    private mutating func add(_ kind: SwiftLexer.Token.Kind, from start: Int, quotes: Int = 0) {
        tokens.append(
            SwiftLexer.Token(
                kind: kind, start: start, end: place, sign: kind == .sign ? text[start] : 0,
                depth: open.count,
                isFirstOnLine: isFirstOnLine, quotes: quotes))
        isFirstOnLine = false
    }

    private mutating func addSign() {
        place += 1
        add(.sign, from: place - 1)
    }

    private func byte(_ distance: Int) -> UInt8 {
        place + distance < count ? text[place + distance] : 0
    }

    private func follows(_ words: StaticString, by distance: Int = 0) -> Bool {
        let length = words.utf8CodeUnitCount
        guard place + distance + length <= count else { return false }
        var index = 0
        while index < length {
            if text[place + distance + index] != words.utf8Start[index] { return false }
            index += 1
        }
        return true
    }

    /// True where as many number signs stand there.
    private func follow(signs: Int, by distance: Int) -> Bool {
        var index = 0
        while index < signs {
            if byte(distance + index) != UInt8(ascii: "#") { return false }
            index += 1
        }
        return true
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private mutating func scanBackticks() {
        let start = place
        repeat { place += 1 } while place < count && text[place] != UInt8(ascii: "`")
        if place < count {
            place += 1
            add(.word, from: start)
        } else {
            isCertain = false
            place = start
            addSign()
        }
    }

    // MARK: Strings

    private mutating func scanNumberSign() {
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        if byte(signs) == UInt8(ascii: "\"") {
            scanString(Literal(signs: signs, isLong: isLong(behind: signs)))
        } else if byte(signs) == UInt8(ascii: "/") {
            scanRegex(signs: signs)
        } else {
            if signs > 1 { isCertain = false }
            addSign()
        }
    }

    /// True where three quotes begin a string of several lines: in #"""# one stands between two.
    private func isLong(behind signs: Int) -> Bool {
        guard follows("\"\"\"", by: signs) else { return false }
        var distance = signs + 1
        while place + distance < count, !Self.isLineEnd(byte(distance)) {
            if byte(distance) == UInt8(ascii: "\""), follow(signs: signs, by: distance + 1) { return false }
            distance += 1
        }
        return true
    }

    private mutating func scanString(_ literal: Literal) {
        let start = place
        place += literal.quotes
        scanRest(of: literal, from: start)
    }

    /// Goes behind a string's end, or into the next interpolation.
    private mutating func scanRest(of literal: Literal, from start: Int) {
        if start == place { place += 1 }
        while place < count {
            let byte = text[place]
            if byte == 0x5C, follow(signs: literal.signs, by: 1) {
                // What is escaped may be a quote.
                let isInterpolation = self.byte(1 + literal.signs) == UInt8(ascii: "(")
                place += 2 + literal.signs
                if isInterpolation {
                    add(.string, from: start, quotes: literal.quotes)
                    open.append(literal)
                    return
                }
            } else if byte == 0x22, !literal.isLong || follows("\"\"\""),
                follow(signs: literal.signs, by: literal.isLong ? 3 : 1)
            {
                place += literal.quotes
                add(.string, from: start, quotes: literal.quotes)
                return
            } else if !literal.isLong, Self.isLineEnd(byte) {
                break
            } else {
                place += 1
            }
        }
        isCertain = false
        place = min(place, count)
        add(.string, from: start, quotes: literal.quotes)
    }

    // MARK: Slashes

    private mutating func scanSlash() {
        let start = place
        if follows("//") {
            // To the compiler a return ends a line, too.
            while place < count, !Self.isLineEnd(text[place]) { place += 1 }
            add(.comment, from: start)
        } else if follows("/*") {
            scanLongComment()
            add(.comment, from: start)
        } else if divides {
            addSign()
        } else if mayBeginRegex, let length = lengthOfRegex {
            place += length
            add(.regex, from: start)
        } else {
            isCertain = false
            addSign()
        }
    }

    private mutating func scanLongComment() {
        var depth = 0
        repeat {
            if follows("/*") {
                depth += 1
                place += 2
            } else if follows("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < count
        if depth > 0 { isCertain = false }
    }

    /// A slash divides where it has blanks on both sides, or none.
    private var divides: Bool {
        // A regular expression may begin with "=".
        let next = byte(1) == UInt8(ascii: "=") ? byte(2) : byte(1)
        if next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") { return true }
        guard let last = tokens.last else { return false }
        if isWord("func", last) { return true }
        // Right behind what ends a value no regular expression begins.
        guard last.end == place else { return false }
        switch last.kind {
        case .word:
            return text[last.start] != UInt8(ascii: "`") && !Self.leading.contains { isWord($0, last) }
        case .string: return true
        case .sign: return [UInt8](")]}".utf8).contains(last.sign)
        case .regex, .comment: return false
        }
    }

    /// Words behind which a value begins.
    private static let leading: [StaticString] = [
        "return", "in", "case", "try", "await", "throw", "where", "if", "while", "guard", "else", "switch",
        "is",
        "as",
    ]

    private var mayBeginRegex: Bool {
        guard let last = tokens.last else { return false }
        if last.kind == .sign { return [UInt8](trustsSlashes ? "([:,=".utf8 : "(:".utf8).contains(last.sign) }
        return trustsSlashes && isWord("return", last)
    }

    private func isWord(_ word: StaticString, _ token: SwiftLexer.Token) -> Bool {
        token.kind == .word && token.end - token.start == word.utf8CodeUnitCount
            && follows(word, by: token.start - place)
    }

    /// nil where it does not end in its line, or ends what is around it: the slash was an operator that is handed over.
    private var lengthOfRegex: Int? {
        var (distance, depth) = (1, 0)
        while place + distance < count, !Self.isLineEnd(byte(distance)) {
            switch byte(distance) {
            case UInt8(ascii: "/"): return distance + 1
            case UInt8(ascii: "\\"): distance += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth < 0 { return nil }
            distance += 1
        }
        return nil
    }

    /// Goes behind a regular expression between number signs. One that begins with a line's end may have several lines.
    private mutating func scanRegex(signs: Int) {
        let start = place
        if !trustsSlashes { isCertain = false }
        place += signs + 1
        let isLong = Self.isLineEnd(byte(0))
        while place < count, isLong || !Self.isLineEnd(text[place]) {
            if text[place] == UInt8(ascii: "/"), follow(signs: signs, by: 1) {
                place += 1 + signs
                add(.regex, from: start)
                return
            }
            place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        isCertain = false
        place = min(place, count)
        add(.regex, from: start)
    }
}
