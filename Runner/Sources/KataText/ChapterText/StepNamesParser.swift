/// Reads declarations without bodies, as far as is needed to give them some.
struct StepNamesParser {
    private let text: [Character]
    private var index = 0
    private var scopes: [StepNames.Declaration] = []
    private var found: [StepNames.Piece] = []

    init(_ text: String) { self.text = Array(text) }

    mutating func pieces() -> [StepNames.Piece] {
        while index < text.count {
            if let space = space() {
                found.append(.space(space))
            } else if text[index] == "}" {
                index += 1
                _ = scopes.popLast()
                found.append(.closing)
            } else {
                declare(declaration())
            }
        }
        return found
    }

    private mutating func declare(_ source: String) {
        let words = DeclarationWords(source)
        guard words.keyword == "case" else {
            let declaration = declaration(words, source)
            // What it holds may begin behind it.
            if declaration.isScope, index < text.count, text[index] == "{" {
                index += 1
                scopes.append(declaration)
                found.append(.opening(declaration))
            } else {
                found.append(.declaration(declaration))
            }
            return
        }
        // Each of several cases is a name of its own.
        let cases = words.rest.splitOutsideOfBrackets(by: ",")
        for (number, name) in cases.enumerated() {
            if number > 0 { found.append(.space("; ")) }
            let source = number == 0 ? source.prefix(source.count - words.rest.count) + name : "case \(name)"
            found.append(.declaration(declaration(DeclarationWords(String(source)), String(source))))
        }
    }

    private func declaration(_ words: DeclarationWords, _ source: String) -> StepNames.Declaration {
        let owner = scopes.map(\.title).joined(separator: ".")
        return StepNames.Declaration(owner: owner, keyword: words.keyword, title: words.title, text: source)
    }

    /// - Returns: nil where a declaration, or the end of a type, begins.
    private mutating func space() -> String? {
        var space = ""
        while index < text.count, text[index].isWhitespace || text[index] == ";" || isComment {
            if isComment {
                skipComment()
            } else {
                space.append(text[index])
                index += 1
            }
        }
        return space.isEmpty ? nil : space
    }

    private var isComment: Bool { text[index...].starts(with: "//") }

    private mutating func skipComment() {
        while index < text.count, !text[index].isNewline { index += 1 }
    }

    /// Reads to the declaration's end: its accessors belong to it, a type's members do not.
    private mutating func declaration() -> String {
        var source = ""
        var depth = 0
        while index < text.count {
            if isComment {
                skipComment()
                continue
            }
            let character = text[index]
            if depth == 0 {
                if character == "}" || character == ";" { break }
                if character.isNewline, !goesOn(source) { break }
                if character == "{" {
                    guard !StepNames.Declaration.scopes.contains(DeclarationWords(source).keyword) else {
                        break
                    }
                    source += braces()
                    break
                }
            }
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth = max(0, depth - 1) }
            source.append(character)
            index += 1
            if character == "\"" { source += restOfLiteral() }
        }
        return String(source.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// Whether a declaration is not at its end where its line is.
    private func goesOn(_ source: String) -> Bool {
        if DeclarationWords(source).keyword.isEmpty { return true }
        if let last = source.last(where: { !$0.isWhitespace }), ",:=&(".contains(last) { return true }
        let next = String(text[index...].drop { $0.isWhitespace }.prefix(9))
        return ["{", "->", ":", "&", "where ", "async ", "throws ", "rethrows "].contains {
            next.hasPrefix($0)
        }
    }

    private mutating func braces() -> String {
        var source = ""
        var depth = 0
        while index < text.count {
            let character = text[index]
            source.append(character)
            index += 1
            if character == "\"" { source += restOfLiteral() }
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0 { break }
        }
        return source
    }

    private mutating func restOfLiteral() -> String {
        var source = ""
        while index < text.count, !text[index].isNewline {
            let character = text[index]
            source.append(character)
            index += 1
            if character == "\"" { break }
            if character == "\\", index < text.count {
                source.append(text[index])
                index += 1
            }
        }
        return source
    }
}
