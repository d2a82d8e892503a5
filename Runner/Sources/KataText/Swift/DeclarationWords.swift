import KataBase

/// The first words of a declaration: attributes and modifiers, its keyword, and the rest behind it.
struct DeclarationWords {
    /// "@Binding", "private(set)", "static", in their order.
    let modifiers: [String]
    /// "func", "var", "struct"; empty where there is none.
    let keyword: String
    /// The source behind the keyword.
    let rest: String

    init(_ source: String) {
        let swift = SwiftText(source)
        var modifiers: [String] = []
        var index = 0
        while let end = Self.wordEnd(at: index, in: swift) {
            let word = swift.text(swift.tokens[index].start..<swift.tokens[end - 1].end)
            // 'class func' is a func.
            let isModifier = word == "class" && swift.word(end).map(Self.members.contains) ?? false
            if Self.keywords.contains(word), !isModifier {
                (self.modifiers, keyword, rest) = (modifiers, word, Self.rest(of: swift, from: end))
                return
            }
            modifiers.append(word)
            index = end
        }
        (self.modifiers, keyword, rest) = (modifiers, "", Self.rest(of: swift, from: index))
    }

    private static func rest(of swift: SwiftText, from index: Int) -> String {
        swift.tokens.indices.contains(index) ? swift.text(swift.tokens[index].start..<swift.bytes.count) : ""
    }

    private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]
    private static let keywords = members.union(StepNames.Declaration.scopes).union([
        "case", "typealias", "associatedtype", "import", "deinit",
    ])

    /// Behind which token a word ends with the argument that belongs to it: "@available(iOS 18, *)", "private(set)"; nil
    /// where there is none.
    private static func wordEnd(at index: Int, in swift: SwiftText) -> Int? {
        var end = swift.sign(index) == "@" ? index + 1 : index
        guard let word = swift.word(end), !word.hasPrefix("`") else { return nil }
        end += 1
        while swift.sign(end) == ".", swift.word(end + 1) != nil { end += 2 }
        guard !keywords.contains(word), swift.sign(end) == "(", swift.isAdjacent(end) else { return end }
        return (swift.counterpart(of: end) ?? swift.tokens.count - 1) + 1
    }

    /// The name that a compiler's message would use: "problem(for:)", "init(fetchFact:remember:)", "state".
    var title: String {
        let swift = SwiftText(rest)
        switch keyword {
        case "extension": return typeName
        case "func": return name(in: swift) + labels(in: swift)
        case "init", "subscript": return keyword + labels(in: swift)
        case "case": return name(in: swift) + (rest.contains("(") ? labels(in: swift) : "")
        default: return name(in: swift)
        }
    }

    /// A word, or the signs of an operator.
    private func name(in swift: SwiftText) -> String {
        if let word = swift.word(0) { return word }
        var end = 0
        while let sign = swift.sign(end), sign != "(", end == 0 || swift.isAdjacent(end) { end += 1 }
        return end == 0 ? "" : swift.text(0..<swift.tokens[end - 1].end)
    }

    /// The type that an extension is of: "[Event]", "Event.Obstacle".
    private var typeName: String {
        let swift = SwiftText(rest)
        var (end, depth) = (0, 0)
        while end < swift.tokens.count {
            let sign = swift.sign(end) ?? " "
            if depth == 0, ":{".contains(sign) || end > 0 && !swift.isAdjacent(end) { break }
            if "[<".contains(sign) { depth += 1 }
            if "]>".contains(sign) { depth -= 1 }
            end += 1
        }
        return end == 0 ? "" : swift.text(0..<swift.tokens[end - 1].end)
    }

    private func labels(in swift: SwiftText) -> String {
        guard let start = swift.tokens.indices.first(where: { swift.sign($0) == "(" }) else { return "" }
        let end = swift.counterpart(of: start).map { swift.tokens[$0].start } ?? swift.bytes.count
        let labels = swift.text(swift.tokens[start].end..<end).splitOutsideOfBrackets(by: ",").map {
            $0.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).first ?? "_"
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
        let swift = SwiftText(self)
        var parts: [String] = []
        var (start, depth) = (0, 0)
        for index in swift.tokens.indices {
            guard let sign = swift.sign(index) else { continue }
            if "([<{".contains(sign) { depth += 1 }
            if ")]}".contains(sign)
                || sign == ">" && !(swift.sign(index - 1) == "-" && swift.isAdjacent(index))
            {
                depth -= 1
            }
            if depth == 0, sign == separator {
                parts.append(swift.text(start..<swift.tokens[index].start))
                start = swift.tokens[index].end
            }
        }
        parts.append(swift.text(start..<swift.bytes.count))
        return parts.map(\.trimmed).filter { !$0.isEmpty }
    }
}
