/// The `#expect`s of a text of tests, with what can be made wrong in each.
///
/// What is not understood for certain is left out: one that has a label ("throws:"), or whose place is its caller's, and
/// one that stands in a branch, which need not be reached.
package struct Expectations {
    /// An `#expect`, by its first argument.
    package struct Expectation {
        /// From the macro's line to that of its last bracket, counted from 1.
        package let lines: ClosedRange<Int>
        /// The bytes of what has to be true, behind `try` and `await`.
        package let condition: Range<Int>
        /// The values that it expects, where they can be told: what stands right of the only `==`.
        package let values: [SwiftLiteral]
        /// True where these are arguments of a call that makes what is compared: its type decides whether they count.
        package let isMade: Bool
        /// The text that has to be contained in another one; nil where it expects something else.
        package let part: SwiftLiteral?
    }

    package private(set) var all: [Expectation] = []
    private let text: SwiftText

    package init(in text: SwiftText) {
        self.text = text
        guard text.isCertain else { return }
        // For each brace that is open, whether what is in it need not be reached.
        var branches: [Bool] = []
        var (line, counted) = (1, 0)
        for index in text.tokens.indices {
            let start = text.tokens[index].start
            line += text.bytes[counted..<start].count { $0 == UInt8(ascii: "\n") }
            counted = start
            switch text.sign(index) {
            case "{": branches.append(branches.last ?? false || opensBranch(index))
            case "}": _ = branches.popLast()
            case "#" where branches.last != true: read(index, in: line)
            default: break
            }
        }
    }

    private static let heads: Set<String> = ["if", "else", "guard", "switch", "catch", "while"]

    /// True for a brace of `if` and the like.
    private func opensBranch(_ brace: Int) -> Bool {
        if text.word(brace - 1) == "else" { return true }
        var first = brace
        while first > 0, !text.tokens[first].isFirstOnLine { first -= 1 }
        while text.sign(first) == "}" { first += 1 }
        return text.word(first).map(Self.heads.contains) ?? false
    }

    private mutating func read(_ index: Int, in line: Int) {
        guard text.isAdjacent(index + 1), text.word(index + 1) == "expect", text.sign(index + 2) == "(",
            let end = text.counterpart(of: index + 2)
        else { return }
        let arguments = parts(index + 3..<end)
        guard var condition = arguments.first, !arguments.contains(where: tellsPlace),
            text.sign(condition.lowerBound + 1) != ":"
        else { return }
        while ["try", "await"].contains(text.word(condition.lowerBound) ?? "") {
            condition = condition.dropFirst()
        }
        guard !condition.isEmpty else { return }
        let bytes = text.tokens[condition.lowerBound].start..<text.tokens[condition.upperBound - 1].end
        let length = text.bytes[text.tokens[index].start..<text.tokens[end].end].count {
            $0 == UInt8(ascii: "\n")
        }
        let right = rightSide(of: condition)
        let written = right.flatMap { literals(in: $0) }
        all.append(
            Expectation(
                lines: line...line + length, condition: bytes,
                values: written ?? right.map { self.arguments(in: $0) } ?? [],
                isMade: right != nil && written == nil,
                part: right == nil ? part(of: condition) : nil))
    }

    private func tellsPlace(_ argument: Range<Int>) -> Bool {
        text.word(argument.lowerBound) == "sourceLocation" && text.sign(argument.lowerBound + 1) == ":"
    }

    // MARK: Operators

    /// The places that stand in no bracket of a range, each bracket's first one among them.
    private func outer(_ range: Range<Int>) -> [Int] {
        var (places, place): ([Int], Int) = ([], range.lowerBound)
        while place < range.upperBound {
            places.append(place)
            let opens = text.sign(place).map { "([{".contains($0) } ?? false
            place = (opens ? text.counterpart(of: place) ?? place : place) + 1
        }
        return places
    }

    /// A range parted at its commas, without the comments that begin or end a part.
    private func parts(_ range: Range<Int>) -> [Range<Int>] {
        let commas = outer(range).filter { text.sign($0) == "," }
        let starts = [range.lowerBound] + commas.map { $0 + 1 }
        return zip(starts, commas + [range.upperBound]).map { start, end in
            var part = start..<end
            while let first = part.first, text.tokens[first].kind == .comment { part = part.dropFirst() }
            while let last = part.last, text.tokens[last].kind == .comment { part = part.dropLast() }
            return part
        }.filter { !$0.isEmpty }
    }

    /// What stands right of the `==`; nil where there is none, or where it is not the only one that decides.
    private func rightSide(of condition: Range<Int>) -> Range<Int>? {
        let places = outer(condition)
        var equals: [Int] = []
        for place in places where text.sign(place).map(Self.operators.contains) ?? false {
            let follows = text.isAdjacent(place) && text.sign(place - 1).map(Self.operators.contains) ?? false
            let isDouble =
                !follows && text.sign(place) == "=" && text.isAdjacent(place + 1)
                && text.sign(place + 1) == "="
            let goesOn =
                text.isAdjacent(place + 2) && text.sign(place + 2).map(Self.operators.contains) ?? false
            if isDouble, !goesOn {
                equals.append(place)
            } else if text.sign(place).map("&|?".contains) ?? false, !isPostfix(place) {
                return nil
            }
        }
        guard equals.count == 1, equals[0] + 2 < condition.upperBound else { return nil }
        return equals[0] + 2..<condition.upperBound
    }

    private static let operators: Set<Character> = Set("/=-+!*%<>&|^~?")

    /// True for the "?" of a chain.
    private func isPostfix(_ place: Int) -> Bool {
        text.sign(place) == "?" && text.isAdjacent(place) && text.sign(place + 1) != "?"
            && text.sign(place - 1) != "?"
    }

    // MARK: Values

    /// A literal, or the elements of a list of them; nil where it is something else.
    private func literals(in range: Range<Int>) -> [SwiftLiteral]? {
        literal(range).map { [$0] } ?? list(range)
    }

    /// The texts in a call that makes a value: `.loaded(CatFact(fact: "Cats nap."))`.
    private func arguments(in range: Range<Int>) -> [SwiftLiteral] {
        let signs = range.compactMap(text.sign)
        guard !signs.contains(where: { "!?{".contains($0) }),
            !range.contains(where: { ["try", "await"].contains(text.word($0) ?? "") })
        else { return [] }
        return range.compactMap { place in
            guard text.tokens[place].depth == 0, isArgument(place) else { return nil }
            return literal(place..<place + 1)
        }.filter { $0.form == .text }
    }

    /// True for what stands alone between the brackets and commas of a call that makes a value: of a type, or `.loaded(…)`.
    private func isArgument(_ place: Int) -> Bool {
        var before = place - 1
        if text.sign(before) == ":" { before -= 2 }
        var open = place
        var depth = 1
        while open > 0, depth > 0 {
            open -= 1
            if text.sign(open).map({ ")]}".contains($0) }) ?? false { depth += 1 }
            if text.sign(open).map({ "([{".contains($0) }) ?? false { depth -= 1 }
        }
        return ["(", ","].contains(text.sign(before)) && [")", ","].contains(text.sign(place + 1))
            && text.sign(open) == "(" && makesValue(open - 1)
    }

    private func makesValue(_ name: Int) -> Bool {
        if text.word(name)?.first?.isUppercase == true { return true }
        return text.word(name) != nil && text.sign(name - 1) == "."
            && (!text.isAdjacent(name - 1) || text.sign(name - 2).map { "([,:".contains($0) } ?? false)
    }

    private func list(_ range: Range<Int>) -> [SwiftLiteral]? {
        guard text.sign(range.lowerBound) == "[",
            text.counterpart(of: range.lowerBound) == range.upperBound - 1
        else { return nil }
        var elements: [SwiftLiteral] = []
        for part in parts(range.lowerBound + 1..<range.upperBound - 1) {
            guard let values = literals(in: part) else { return nil }
            elements += values
        }
        return elements
    }

    private func part(of condition: Range<Int>) -> SwiftLiteral? {
        let end = condition.upperBound
        guard text.sign(end - 1) == ")",
            let start = outer(condition).last(where: { text.sign($0) == "(" }),
            text.counterpart(of: start) == end - 1, let literal = literal(start + 1..<end - 1),
            literal.form == .text || literal.form == .pieces, text.word(start - 1) == "contains",
            text.sign(start - 2) == ".",
            !outer(condition).contains(where: { text.sign($0).map(Self.operators.contains) ?? false })
        else { return nil }
        return literal
    }

    private func literal(_ range: Range<Int>) -> SwiftLiteral? {
        guard let first = range.first, let last = range.last, text.tokens[first].depth == 0 else {
            return nil
        }
        let bytes = text.tokens[first].start..<text.tokens[last].end
        let source = text.text(bytes)
        guard text.tokens[first].kind == .string else {
            return source.contains(where: \.isWhitespace)
                ? nil : SwiftLiteral(number: source, place: bytes.lowerBound)
        }
        // What is interpolated is between two parts of one text.
        let parts = range.map { text.tokens[$0] }.filter { $0.depth == 0 }
        guard
            parts.dropFirst().allSatisfy({ $0.kind == .string && text.bytes[$0.start] == UInt8(ascii: ")") }),
            parts.last?.end == bytes.upperBound, text.bytes[bytes.upperBound - 1] != UInt8(ascii: "(")
        else { return nil }
        return SwiftLiteral(
            text: source, place: bytes.lowerBound, quotes: parts[0].quotes,
            parts: parts.map { $0.start - bytes.lowerBound..<$0.end - bytes.lowerBound })
    }
}

/// A value as it is written in a text.
package struct SwiftLiteral: Equatable, Sendable {
    package enum Form: Sendable {
        /// In a line.
        case text
        /// A text of one character, which may be a `Character`.
        case character
        /// A text of several lines, or one into which something is interpolated.
        case pieces
        case whole, fraction, truth
    }

    /// With its quotes.
    package let source: String
    /// Of its first byte.
    package let place: Int
    package let form: Form
    /// The length of a text's quotes; 0 elsewhere.
    private let quotes: Int
    /// The bytes of the source that are none of what is interpolated.
    private let parts: [Range<Int>]

    init?(number source: String, place: Int) {
        if source == "true" || source == "false" {
            form = .truth
        } else if source.wholeMatch(of: /-?[0-9]+/) != nil {
            form = .whole
        } else if source.wholeMatch(of: /-?[0-9]+\.[0-9]+/) != nil {
            form = .fraction
        } else {
            return nil
        }
        (self.source, self.place, quotes, parts) = (source, place, 0, [])
    }

    init(text source: String, place: Int, quotes: Int, parts: [Range<Int>]) {
        (self.source, self.place, self.quotes, self.parts) = (source, place, quotes, parts)
        let content = source.dropFirst(quotes).dropLast(quotes)
        let isInPieces = parts.count > 1 || content.contains(where: \.isNewline)
        form = isInPieces ? .pieces : content.count == 1 ? .character : .text
    }

    package var range: Range<Int> { place..<place + source.utf8.count }

    /// Without its quotes.
    package var content: String { String(source.dropFirst(quotes).dropLast(quotes)) }

    /// True where both mean one value.
    package func equals(_ other: SwiftLiteral) -> Bool {
        guard let a = Double(source), let b = Double(other.source) else { return content == other.content }
        return a == b
    }

    /// The places in its bytes of the letters that may become others: none of what is escaped.
    package var letters: [Int] {
        guard !source.contains(/\\#*u\{/) else { return [] }
        let bytes = Array(source.utf8)
        return parts.flatMap(\.self).filter { index in
            let letter = bytes[index] | 0x20
            return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") && index > 0
                && !"\\#".utf8.contains(bytes[index - 1])
        }
    }

    /// The same with another byte at a place.
    package func replacing(_ place: Int, with letter: UInt8) -> SwiftLiteral {
        var bytes = Array(source.utf8)
        bytes[place] = letter
        return SwiftLiteral(
            text: String(decoding: bytes, as: UTF8.self), place: self.place, quotes: quotes, parts: parts)
    }
}
