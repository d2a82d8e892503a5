/// Reads over what a test's message shows, to where something stands outside of all brackets, strings and comments. Its values
/// are no Swift: a slash in one divides nothing, and no quote has to end, so this is no work for `SwiftLexer`.
package struct SwiftPiece {
    private var rest: Substring.UnicodeScalarView

    /// - Returns: where the first of some signs is, or the end where none is; nil where a bracket, a string or a comment
    ///   does not end, or a bracket ends that never began.
    package static func end(of text: Substring.UnicodeScalarView, before signs: [String]) -> String.Index? {
        var piece = SwiftPiece(rest: text)
        return piece.skip(to: signs) ? piece.rest.startIndex : nil
    }

    private func follows(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

    private mutating func take(_ text: String) { rest = rest.dropFirst(text.unicodeScalars.count) }

    private mutating func skip(to signs: [String]) -> Bool {
        var depth = 0
        while let scalar = rest.first {
            if depth == 0, signs.contains(where: follows) { return true }
            switch scalar {
            case "\"", "#": guard skipString() else { return false }
            case "/" where follows("/*"): guard skip(past: "*/") else { return false }
            case "/" where follows("//"): guard skip(past: "\n") else { return false }
            default:
                if "([{".unicodeScalars.contains(scalar) { depth += 1 }
                if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
                guard depth >= 0 else { return false }
                rest = rest.dropFirst()
            }
        }
        return depth == 0
    }

    private mutating func skip(past end: String) -> Bool {
        while !rest.isEmpty {
            if follows(end) {
                take(end)
                return true
            }
            rest = rest.dropFirst()
        }
        return false
    }

    private mutating func skipString() -> Bool {
        let signs = String(String.UnicodeScalarView(rest.prefix { $0 == "#" }))
        take(signs)
        // Of a macro, or of #file, the sign is all that is special.
        guard follows("\"") else { return true }
        let quotes = follows("\"\"\"") ? "\"\"\"" : "\""
        take(quotes)
        while !rest.isEmpty {
            if follows(quotes + signs) {
                take(quotes + signs)
                return true
            }
            guard follows("\\" + signs) else {
                rest = rest.dropFirst()
                continue
            }
            take("\\" + signs)
            if follows("(") {
                take("(")
                guard skip(to: [")"]) else { return false }
            }
            rest = rest.dropFirst()
        }
        return false
    }
}
