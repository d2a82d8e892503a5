/// A line of Swift in pieces of one kind each. Joined, they are the line.
package struct SwiftWords {
    package enum Kind: Equatable {
        case keyword, attribute, type, string, comment, other
    }

    package private(set) var words: [(text: String, kind: Kind)] = []

    package init(_ code: String) {
        var rest = Substring(code)
        while let first = rest.first {
            if rest.hasPrefix("//") {
                append(rest, .comment)
                return
            }
            let length: Int
            if first == "\"" {
                length = Self.stringLength(rest)
                append(rest.prefix(length), .string)
            } else if first.isLetter || "_@#`".contains(first) {
                let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                length = name.count + 1
                append(rest.prefix(length), kind(of: rest.prefix(length)))
            } else {
                length = 1
                append(rest.prefix(1), .other)
            }
            rest = rest.dropFirst(length)
        }
    }

    private mutating func append(_ text: Substring, _ kind: Kind) {
        if kind == .other, words.last?.kind == .other {
            words[words.count - 1].text += text
        } else {
            words.append((String(text), kind))
        }
    }

    private func kind(of word: Substring) -> Kind {
        if "@#".contains(word.first ?? " ") { return .attribute }
        if Self.keywords.contains(String(word)) {
            return words.last?.text.last == "." ? .other : .keyword
        }
        return word.first?.isUppercase == true ? .type : .other
    }

    /// How long the literal is that begins the text; interpolations within it are part of it.
    private static func stringLength(_ text: Substring) -> Int {
        var depth = 0
        var previous: Character = " "
        for (index, character) in text.enumerated().dropFirst() {
            if character == "(", previous == "\\" || depth > 0 {
                depth += 1
            } else if character == ")", depth > 0 {
                depth -= 1
            } else if character == "\"", previous != "\\", depth == 0 {
                return index + 1
            }
            previous = previous == "\\" ? " " : character
        }
        return text.count
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
