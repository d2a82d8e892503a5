/// Sets Swift's keywords, strings and comments apart, a line at a time. Only colour is added.
struct SwiftHighlighter {
    let style: Style

    func lines(_ code: [String]) -> [String] {
        style.isColored ? code.map(line) : code
    }

    private func line(_ code: String) -> String {
        var result = ""
        var rest = Substring(code)
        while let first = rest.first {
            if rest.hasPrefix("//") {
                return result + style.dim(String(rest))
            }
            let length: Int
            if first == "\"" {
                length = stringLength(rest)
                result += style.yellow(String(rest.prefix(length)))
            } else if first.isLetter || "_@#`".contains(first) {
                let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                length = name.count + 1
                let word = String(rest.prefix(length))
                let isKeyword = Self.keywords.contains(word) && !result.hasSuffix(".")
                result += isKeyword || "@#".contains(first) ? style.magenta(word) : word
            } else {
                length = 1
                result.append(first)
            }
            rest = rest.dropFirst(length)
        }
        return result
    }

    /// How long the literal is that begins the text; interpolations within it are part of it.
    private func stringLength(_ text: Substring) -> Int {
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
