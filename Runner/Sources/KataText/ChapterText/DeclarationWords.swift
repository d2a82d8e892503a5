import KataBase

/// What a declaration begins with: attributes and modifiers, its keyword, and what stands behind that.
struct DeclarationWords {
    /// "@Binding", "private(set)", "static", in their order.
    let modifiers: [String]
    /// "func", "var", "struct"; empty where there is none.
    let keyword: String
    /// What stands behind the keyword.
    let rest: String

    init(_ source: String) {
        var modifiers: [String] = []
        var rest = source[...].drop(while: \.isWhitespace)
        while let word = Self.word(at: rest) {
            let behind = rest.dropFirst(word.count).drop(while: \.isWhitespace)
            // 'class func' is a func.
            let isModifier = word == "class" && Self.word(at: behind).map(Self.members.contains) ?? false
            if Self.keywords.contains(String(word)), !isModifier {
                (self.modifiers, keyword, self.rest) = (modifiers, String(word), String(behind))
                return
            }
            modifiers.append(String(word))
            rest = behind
        }
        (self.modifiers, keyword, self.rest) = (modifiers, "", String(rest))
    }

    private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]
    private static let keywords = members.union(StepNames.Declaration.scopes).union([
        "case", "typealias", "associatedtype", "import", "deinit",
    ])

    /// A word with the argument behind it: "@available(iOS 18, *)", "private(set)"; nil where there is none.
    private static func word(at text: Substring) -> String? {
        guard let first = text.first, first == "@" || first.isLetter || first == "_" else { return nil }
        let word = text.prefix { $0 == "@" || $0 == "_" || $0 == "." || $0.isLetter || $0.isNumber }
        guard !keywords.contains(String(word)), text.dropFirst(word.count).first == "(" else {
            return String(word)
        }
        var depth = 0
        let argument = text.dropFirst(word.count).prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
        return word + argument + ")"
    }

    /// How a compiler's message would call it: "problem(for:)", "init(fetchFact:remember:)", "state".
    var title: String {
        guard keyword != "extension" else { return typeName }
        let name = rest.prefix { !"(<:{=?! \n".contains($0) }
        switch keyword {
        case "func": return name + labels
        case "init", "subscript": return keyword + labels
        case "case": return String(name) + (rest.contains("(") ? labels : "")
        default: return String(name)
        }
    }

    /// The type that an extension is of: "[Event]", "Event.Obstacle".
    private var typeName: String {
        var depth = 0
        return String(
            rest.prefix { character in
                if "[<".contains(character) { depth += 1 }
                if "]>".contains(character) { depth -= 1 }
                return depth > 0 || !":{ \n".contains(character)
            })
    }

    private var labels: String {
        guard let list = rest.drop(while: { $0 != "(" }).bracketed else { return "" }
        let labels = String(list).splitOutsideOfBrackets(by: ",").map { parameter in
            parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).first ?? "_"
        }
        return "(" + labels.map { "\($0):" }.joined() + ")"
    }

    /// The protocols behind a type's name, or an extension's.
    var conformances: [String] {
        let behind = rest.dropFirst(keyword == "extension" ? typeName.count : title.count)
        // A part that is empty would not count.
        guard let colon = "name\(behind)".splitOutsideOfBrackets(by: ":").dropFirst().first else { return [] }
        let list = colon.firstRange(of: "where ").map { String(colon[..<$0.lowerBound]) } ?? colon
        return list.splitOutsideOfBrackets(by: ",")
    }
}

extension String {
    /// Its parts without the blanks around them; what is in brackets is not looked at.
    func splitOutsideOfBrackets(by separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var last: Character?
        for character in self {
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
            last = character
            if depth == 0, character == separator {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }
}

extension Substring {
    /// What stands in the round brackets with which it begins; nil where it begins with none.
    fileprivate var bracketed: Substring? {
        guard first == "(" else { return nil }
        var depth = 0
        let inside = dropFirst().prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth >= 0
        }
        return inside
    }
}
