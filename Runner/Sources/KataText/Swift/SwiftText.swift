/// A piece of Swift with its tokens.
package struct SwiftText {
    package let bytes: [UInt8]
    package let tokens: [SwiftLexer.Token]
    /// True where each token is what the compiler takes it for.
    let isCertain: Bool

    package init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
        let lexer = SwiftLexer(bytes)
        (tokens, isCertain) = (lexer.tokens, lexer.isCertain)
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    package func text(_ token: SwiftLexer.Token) -> String { text(token.start..<token.end) }

    /// Its names, keywords and numbers, in their order.
    package var words: [String] { tokens.lazy.filter { $0.kind == .word }.map(text) }

    /// The sign at a place among the tokens; nil where something else is there, or nothing, or where it is interpolated.
    package func sign(_ index: Int) -> Character? {
        guard tokens.indices.contains(index), tokens[index].depth == 0, tokens[index].kind == .sign else {
            return nil
        }
        return Character(UnicodeScalar(tokens[index].sign))
    }

    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return text(tokens[index])
    }

    /// True where nothing stands between a token and the one before it.
    func isAdjacent(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0 && tokens[index].start == tokens[index - 1].end
    }

    /// The place of the first brace that stands in no other bracket.
    package var firstBrace: Int? { brace(behind: -1) }

    /// The same, from behind a token on.
    func brace(behind token: Int) -> Int? {
        var place = token + 1
        while place < tokens.count {
            switch sign(place) {
            case "{": return place
            case "(", "[": place = (counterpart(of: place) ?? tokens.count) + 1
            default: place += 1
            }
        }
        return nil
    }

    /// The place of the bracket that ends what begins at one; nil where none does.
    package func counterpart(of index: Int) -> Int? {
        var depth = 0
        for place in index..<tokens.count {
            guard let sign = sign(place) else { continue }
            if "([{".contains(sign) { depth += 1 }
            if ")]}".contains(sign) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }
}
