/// The names that a step's test may use: what its `swift names` fences declare, Swift without bodies.
package struct StepNames: Sendable {
    package struct Declaration: Sendable, Equatable {
        /// The type that it stands in: "CatFactViewModel.Dependencies"; empty where it stands in none.
        package let owner: String
        /// "init", "func", "struct"
        package let keyword: String
        /// The name that a compiler's message would use: "init(fetchFact:remember:)", "state", "FilmCard".
        package let title: String

        /// "init" of "init(fetchFact:remember:)"
        package var baseName: Substring { title.prefix { $0 != "(" } }
        /// "fetchFact" and "remember" of "init(fetchFact:remember:)"
        package var labels: [Substring] {
            title.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
        }
    }

    /// Those that a test can use: no extensions, which only say where the others stand.
    package private(set) var declarations: [Declaration] = []

    package init(parsing text: String) {
        let swift = SwiftText(text)
        var scopes: [String] = []
        var index = 0
        while index < swift.tokens.count {
            defer { index += 1 }
            switch swift.sign(index) {
            // The arguments of an attribute, accessors, a value.
            case "(", "[", "{": index = swift.counterpart(of: index) ?? swift.tokens.count
            case "}": _ = scopes.popLast()
            default: break
            }
            switch swift.word(index) {
            case "extension":
                scopes.append(swift.typeName(at: index + 1))
                index = swift.brace(behind: index) ?? swift.tokens.count
            case "case":
                for place in swift.cases(after: index) { add(swift, "case", at: place, in: scopes) }
            case let keyword? where Self.types.contains(keyword):
                // 'class func' is a func.
                guard let name = swift.word(index + 1), !Self.members.contains(name) else { continue }
                add(swift, keyword, at: index + 1, in: scopes)
                scopes.append(name)
                index = swift.brace(behind: index) ?? swift.tokens.count
            case let keyword? where Self.members.contains(keyword):
                let isNamed = !["init", "subscript"].contains(keyword)
                add(swift, keyword, at: isNamed ? index + 1 : index, in: scopes)
            default: continue
            }
        }
    }

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
    private static let members: Set<String> = [
        "func", "var", "let", "init", "subscript", "typealias", "associatedtype",
    ]

    /// - Parameter place: that of its name.
    private mutating func add(_ swift: SwiftText, _ keyword: String, at place: Int, in scopes: [String]) {
        let isCalled =
            ["func", "init", "subscript"].contains(keyword)
            || keyword == "case" && swift.sign(place + 1) == "("
        let start = isCalled ? swift.tokens.indices[place...].first { swift.sign($0) == "(" } : nil
        let labels = start.map {
            "(" + swift.parts(inBracket: $0).map { swift.label(of: $0) + ":" }.joined() + ")"
        }
        declarations.append(
            Declaration(
                owner: scopes.joined(separator: "."), keyword: keyword,
                title: (swift.word(place) ?? swift.operator(at: place)) + (labels ?? "")))
    }
}

extension ChapterText {
    /// What a step tells of its names, as it stands in the text.
    package func toldNames(ofStep step: Int) -> String {
        fences.filter { $0.kind == .names && $0.step == step }.map(\.body).joined(separator: "\n")
    }

    /// The names of a step.
    package func names(ofStep step: Int) -> StepNames { StepNames(parsing: toldNames(ofStep: step)) }
}

extension SwiftText {
    /// The tokens between a bracket and its counterpart, as commas divide them.
    func parts(inBracket start: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        let end = counterpart(of: start) ?? tokens.count
        var (first, place, angles) = (start + 1, start + 1, 0)
        while place < end {
            switch sign(place) {
            case "(", "[", "{": place = counterpart(of: place) ?? end
            case "<": angles += 1
            case ">" where sign(place - 1) != "-": angles -= 1
            case "," where angles == 0:
                parts.append(first..<place)
                first = place + 1
            default: break
            }
            place += 1
        }
        return first < end ? parts + [first..<end] : parts
    }

    /// The word by which a parameter, or a value of a case, is called: "for" of "for id: Int", "_" of "Int".
    fileprivate func label(of part: Range<Int>) -> String {
        guard let colon = part.first(where: { sign($0) == ":" }) else { return "_" }
        let name = (part.lowerBound..<colon).first { word($0) != nil && sign($0 - 1) != "@" }
        return name.flatMap(word) ?? "_"
    }

    /// The places of the names behind 'case'.
    package func cases(after keyword: Int) -> [Int] {
        var places: [Int] = []
        var (place, isName) = (keyword + 1, true)
        while place < tokens.count, isName || !tokens[place].isFirstOnLine, !";}".contains(sign(place) ?? " ")
        {
            if isName, word(place) != nil { places.append(place) }
            isName = sign(place) == ","
            place = sign(place) == "(" ? (counterpart(of: place) ?? tokens.count) + 1 : place + 1
        }
        return places
    }

    /// The signs from a place on that no blank divides, up to a bracket.
    fileprivate func `operator`(at place: Int) -> String {
        let signs = tokens.indices[place...].prefix { index in
            index == place || sign(index) != "(" && sign(index) != nil && isAdjacent(index)
        }
        return signs.map { text(tokens[$0]) }.joined()
    }

    /// The type that an extension is of: "[Event]", "Event.Obstacle".
    fileprivate func typeName(at place: Int) -> String {
        var end = place
        while end < tokens.count, !":{".contains(sign(end) ?? " "), end == place || isAdjacent(end) {
            end = ("[(".contains(sign(end) ?? " ") ? counterpart(of: end) ?? end : end) + 1
        }
        return end == place ? "" : text(tokens[place].start..<tokens[end - 1].end)
    }
}
