/// The declarations of a Swift text as its users see them: whatever their access, their bodies and their initial values.
///
///     extension Money { public func times(_ n: Int = 1) -> Money { … } }     // Money.func times(_ n:Int)->Money
///
/// It reads signatures, not the language: what is inside a body, and what a macro adds, is no declaration of the text.
struct Declarations: Equatable {
    /// "Money.func times(_ n:Int)->Money", "Money: Equatable"; types by their path.
    private(set) var all: Set<String> = []

    private var tokens: ArraySlice<String>

    init(_ source: String) {
        tokens = SwiftTokens(source).tokens[...]
        members(of: "")
    }

    /// What another text declares and this one does not, in a stable order.
    func missing(from other: Declarations) -> [String] { other.all.subtracting(all).sorted() }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let members: Set = [
        "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype",
    ]
    /// What a signature has that its users need not know.
    private static let modifiers: Set = [
        "public", "internal", "private", "fileprivate", "package", "open", "final", "lazy", "override",
        "convenience", "required", "indirect", "nonisolated", "mutating", "nonmutating",
    ]

    /// Reads to the brace that closes a type's body, or to the end.
    private mutating func members(of path: String) {
        var isStatic = false
        while let token = tokens.popFirst() {
            switch token {
            case "}": return
            case "{": skip("{", "}")
            case "(": skip("(", ")")
            case "static": isStatic = true
            case "class" where tokens.first.map { Self.members.contains($0) } == true: isStatic = true
            case _ where Self.types.contains(token):
                type(in: path)
                isStatic = false
            case _ where Self.members.contains(token):
                member(token, of: path, isStatic: isStatic)
                isStatic = false
            default: continue
            }
        }
    }

    private mutating func type(in path: String) {
        let head = head().filter { !Self.modifiers.contains($0) }
        let parts = head.split(separator: ":", maxSplits: 1)
        let name = parts.first?.joined().prefix { $0 != "<" && $0 != " " } ?? ""
        let full = path.isEmpty ? String(name) : "\(path).\(name)"
        all.insert(full)
        if parts.count > 1 {
            let conformances = parts[1].prefix { $0 != "where" }.split(separator: ",")
            for conformance in conformances { all.insert("\(full): \(conformance.joined())") }
        }
        if tokens.first == "{" {
            tokens.removeFirst()
            members(of: full)
        }
    }

    private mutating func member(_ kind: String, of path: String, isStatic: Bool) {
        let head = head()
        // Whether it is stored, computed or a constant is the type's own affair.
        let word = kind == "let" ? "var" : kind
        let signature = (isStatic ? "static " : "") + Self.joined([word] + head)
        all.insert(path.isEmpty ? signature : "\(path).\(signature)")
        if tokens.first == "=" { skipValue(to: ["\n", "}", ";"]) }
        if tokens.first == "{" {
            tokens.removeFirst()
            skip("{", "}")
        }
    }

    /// The tokens up to a body, an initial value or the end of the line; a default value is left out.
    private mutating func head() -> [String] {
        var head: [String] = []
        var depth = 0
        while let token = tokens.first {
            if depth == 0, ["{", "=", "}", ";"].contains(token) { break }
            if token == "\n" {
                if depth == 0, !continues(head) { break }
                tokens.removeFirst()
                continue
            }
            if "([<".contains(token) { depth += 1 }
            if ")]>".contains(token), token != "->" { depth -= 1 }
            tokens.removeFirst()
            if token == "=" {
                skipValue(to: [",", ")"])
                continue
            }
            head.append(token)
        }
        return head
    }

    /// Whether a declaration goes on behind a line's end.
    private func continues(_ head: [String]) -> Bool {
        let next = tokens.first { $0 != "\n" }
        return head.isEmpty || [",", ":", "->", "where", "throws", "async"].contains(head.last)
            || ["->", "where", "throws", "async", "{", ","].contains(next)
    }

    /// Skips a value, up to what ends it: the comma or the parenthesis behind a default, the end of an initial one's line.
    private mutating func skipValue(to ends: Set<String>) {
        var depth = 0
        while let token = tokens.first {
            if depth == 0, ends.contains(token) { return }
            if "([{".contains(token) { depth += 1 }
            if ")]}".contains(token) { depth -= 1 }
            tokens.removeFirst()
        }
    }

    /// Skips what is between two brackets, the first of which has been read.
    private mutating func skip(_ opening: String, _ closing: String) {
        var depth = 1
        while depth > 0, let token = tokens.popFirst() {
            depth += token == opening ? 1 : token == closing ? -1 : 0
        }
    }

    /// The tokens with a blank between two words.
    private static func joined(_ tokens: [String]) -> String {
        tokens.filter { !modifiers.contains($0) }.reduce(into: "") { text, token in
            let isWord = { (character: Character?) in character?.isLetter ?? false || character == "_" }
            text += (isWord(text.last) && isWord(token.first) ? " " : "") + token
        }
    }
}

/// The words and marks of a Swift text, its comments and attributes left out; a line's end is a token.
struct SwiftTokens {
    private(set) var tokens: [String] = []

    init(_ source: String) {
        var rest = source[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if first.isNewline {
                tokens.append("\n")
                rest = rest.dropFirst()
            } else if first.isWhitespace {
                rest = rest.dropFirst()
            } else if rest.hasPrefix("\"\"\"") || first == "\"" {
                rest = Self.afterString(rest)
                tokens.append("\"\"")
            } else if first == "@" || first == "#" {
                rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
                if first == "@", rest.first == "(" { rest = Self.afterParentheses(rest) }
            } else if first.isLetter || first.isNumber || first == "_" || first == "`" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
                tokens.append(String(word))
                rest = rest.dropFirst(word.count)
            } else if let mark = ["->", "...", "..<", "==", "&&", "||", "??", "<=", ">=", "!=", "+="].first(
                where: {
                    rest.hasPrefix($0)
                })
            {
                tokens.append(mark)
                rest = rest.dropFirst(mark.count)
            } else {
                tokens.append(String(first))
                rest = rest.dropFirst()
            }
        }
    }

    private static func afterString(_ text: Substring) -> Substring {
        let mark = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var rest = text.dropFirst(mark.count)
        while !rest.isEmpty, !rest.hasPrefix(mark) {
            if rest.hasPrefix("\\(") {
                rest = afterParentheses(rest.dropFirst())
            } else {
                rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
            }
        }
        return rest.dropFirst(mark.count)
    }

    /// - Parameter text: begins with the opening one.
    private static func afterParentheses(_ text: Substring) -> Substring {
        var depth = 0
        var rest = text
        while let first = rest.first {
            if first == "\"" {
                rest = afterString(rest)
                continue
            }
            depth += first == "(" ? 1 : first == ")" ? -1 : 0
            rest = rest.dropFirst()
            if depth == 0 { break }
        }
        return rest
    }
}
