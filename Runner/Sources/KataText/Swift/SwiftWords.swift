/// A line of Swift in pieces of one kind each. Joined, they are the line.
package struct SwiftWords {
    package enum Kind: Equatable {
        case keyword, attribute, type, string, comment, other
    }

    package private(set) var words: [(text: String, kind: Kind)] = []

    package init(_ code: String) {
        let swift = SwiftText(code)
        // How far it is told.
        var place = 0
        var literal: SwiftLexer.Token?
        for (index, token) in swift.tokens.enumerated() {
            if literal == nil {
                append(swift.text(place..<token.start), .other)
                place = token.start
            }
            let text = swift.text(place..<token.end)
            switch token.kind {
            // What is interpolated is part of the string.
            case .string where token.depth == (literal ?? token).depth && text.last != "(":
                append(text, .string)
                literal = nil
            case .string where literal == nil: literal = token
            case _ where literal != nil: break
            case .word where words.last?.kind == .attribute && swift.isAdjacent(index):
                words[words.count - 1].text += text
            case .word: append(text, kind(of: text))
            case .sign: append(text, "@#".contains(text) ? .attribute : .other)
            case .comment: append(text, .comment)
            case .regex, .string: append(text, .other)
            }
            if literal == nil { place = token.end }
        }
        append(swift.text(place..<swift.bytes.count), literal == nil ? .other : .string)
    }

    private mutating func append(_ text: String, _ kind: Kind) {
        if text.isEmpty { return }
        if kind == .other, words.last?.kind == .other {
            words[words.count - 1].text += text
        } else {
            words.append((text, kind))
        }
    }

    private func kind(of word: String) -> Kind {
        if Self.keywords.contains(word) { return words.last?.text.last == "." ? .other : .keyword }
        return word.first?.isUppercase == true ? .type : .other
    }

    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
        "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "isolated",
        "let", "mutating", "nil", "nonisolated", "open", "override", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "set", "some", "any", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while",
    ]
}
