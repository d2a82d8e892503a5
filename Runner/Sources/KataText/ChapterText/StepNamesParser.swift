/// Reads declarations without bodies, as far as is needed to give them some.
struct StepNamesParser {
    private let text: SwiftText
    /// The token that comes next, and up to where the text was read.
    private var index = 0
    private var place = 0
    private var scopes: [StepNames.Declaration] = []
    private var found: [StepNames.Piece] = []

    init(_ text: String) { self.text = SwiftText(text) }

    mutating func pieces() -> [StepNames.Piece] {
        while true {
            let space = space()
            if !space.isEmpty { found.append(.space(space)) }
            guard index < text.tokens.count else { return found }
            if text.sign(index) == "}" {
                _ = take()
                _ = scopes.popLast()
                found.append(.closing)
            } else {
                declare(declaration())
            }
        }
    }

    /// Goes behind the next token.
    ///
    /// - Returns: what stands before it and itself; of a comment, how its lines end.
    private mutating func take() -> String {
        let token = text.tokens[index]
        defer {
            index += 1
            place = token.end
        }
        let isComment = token.kind == .comment
        return text.text(place..<token.start)
            + (isComment ? text.text(token).filter(\.isNewline) : text.text(token))
    }

    private mutating func declare(_ source: String) {
        let words = DeclarationWords(source)
        guard words.keyword == "case" else {
            let declaration = declaration(words, source)
            // What it holds may begin behind it.
            if declaration.isScope, text.sign(index) == "{" {
                _ = take()
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

    /// Goes to where a declaration, or the end of a type, begins.
    private mutating func space() -> String {
        var space = ""
        while index < text.tokens.count, text.tokens[index].kind == .comment || text.sign(index) == ";" {
            space += take()
        }
        let end = index < text.tokens.count ? text.tokens[index].start : text.bytes.count
        defer { place = end }
        return space + text.text(place..<end)
    }

    /// Reads to the declaration's end: its accessors belong to it, a type's members do not.
    private mutating func declaration() -> String {
        var source = ""
        var depth = 0
        while index < text.tokens.count {
            let sign = text.sign(index)
            if depth == 0 {
                if sign == "}" || sign == ";" { break }
                if text.tokens[index].isFirstOnLine, !source.isEmpty, !goesOn(source) { break }
                if sign == "{" {
                    guard !StepNames.Declaration.scopes.contains(DeclarationWords(source).keyword) else {
                        break
                    }
                    let end = text.counterpart(of: index) ?? text.tokens.count - 1
                    source += text.text(place..<text.tokens[end].end)
                    (index, place) = (end + 1, text.tokens[end].end)
                    break
                }
            }
            if sign == "(" || sign == "[" { depth += 1 }
            if sign == ")" || sign == "]" { depth = max(0, depth - 1) }
            source += take()
        }
        return source.trimmed
    }

    /// True for a declaration that does not end where its line does.
    private func goesOn(_ source: String) -> Bool {
        if DeclarationWords(source).keyword.isEmpty { return true }
        if let last = source.last(where: { !$0.isWhitespace }), ",:=&(".contains(last) { return true }
        guard let next = text.tokens[index...].firstIndex(where: { $0.kind != .comment }) else {
            return false
        }
        if let word = text.word(next) { return ["where", "async", "throws", "rethrows"].contains(word) }
        return text.sign(next).map { "{:&".contains($0) || $0 == "-" && text.sign(next + 1) == ">" } ?? false
    }
}
