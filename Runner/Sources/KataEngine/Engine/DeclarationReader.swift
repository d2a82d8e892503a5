/// Reads off a text's words which types, extensions and operators it declares, and where.
struct DeclarationReader {
    private typealias Token = SourceTokens.Token

    let tokens: SourceTokens
    private(set) var types: [TypeDeclaration] = []
    private(set) var extensions: [ExtensionDeclaration] = []
    private(set) var operators: [OperatorFunction] = []
    private var place: DeclarationPlace
    /// The scopes that begin at a brace, by the brace's index, and those that are open.
    private var opening: [Int: Opening] = [:]
    private var open: [Opening] = []
    /// The number of `#if` that the words stand in.
    private var conditions = 0

    private struct Opening {
        let scope: DeclarationPlace.Scope
        var isPrivate = false
        var isProtocol = false
    }

    init(tokens: SourceTokens, path: String) {
        self.tokens = tokens
        place = DeclarationPlace(path: path)
    }

    mutating func read() {
        for index in tokens.list.indices {
            switch tokens[index].text {
            case "{":
                open.append(opening[index] ?? Opening(scope: .named("{\(index)}")))
                place.scopes = open.map(\.scope)
            case "}":
                _ = open.popLast()
                place.scopes = open.map(\.scope)
            case "#" where tokens[index + 1].text == "if": conditions += 1
            case "#" where tokens[index + 1].text == "endif": conditions -= 1
            case _ where tokens[index - 1].text == ".": continue
            case "struct", "class", "enum", "actor", "protocol": readType(index)
            case "extension": readExtension(index)
            case "typealias": readAlias(index)
            case "func": readFunction(index)
            default: continue
            }
        }
    }

    // MARK: Types

    private mutating func readType(_ index: Int) {
        let name = tokens[index + 1]
        // "class func" and "class var" are members.
        guard name.isWord, [":", "{", "<", "where"].contains(tokens[index + 2].text) else { return }
        let isProtocol = tokens[index].text == "protocol"
        let isPrivate = isPrivate(index)
        let start = behindParameters(index + 2)
        let inherited = tokens[start].text == ":" ? list(from: start + 1, to: ["{", "where"]) : []
        opening[brace(from: start)] = Opening(
            scope: .named(name.plain), isPrivate: isPrivate, isProtocol: isProtocol)
        add(name.plain, isProtocol ? .protocol(inherited) : .type, isPrivate)
    }

    private mutating func readExtension(_ index: Int) {
        let (type, end) = words(from: index + 1, to: [":", "{", "where"])
        let inherited = tokens[end].text == ":" ? list(from: end + 1, to: ["{", "where"]) : []
        extensions.append(ExtensionDeclaration(type: type, inherited: inherited, place: place))
        opening[brace(from: end)] = Opening(scope: .extending(type), isPrivate: isPrivate(index))
    }

    private mutating func readAlias(_ index: Int) {
        let start = behindParameters(index + 2)
        guard tokens[index + 1].isWord, tokens[start].text == "=" else { return }
        var end = start + 1
        while end < tokens.list.count {
            let isContinued =
                ["=", "&", ">", "."].contains(tokens[end - 1].text)
                || ["&", ".", "-"].contains(tokens[end].text)
            if tokens[end].isFirstOnLine, !isContinued { break }
            if [";", "}"].contains(tokens[end].text) { break }
            end = behind(end)
        }
        add(tokens[index + 1].plain, .alias(Array(tokens.list[start + 1..<end])), isPrivate(index))
    }

    private mutating func add(_ name: String, _ kind: TypeDeclaration.Kind, _ isPrivate: Bool) {
        types.append(
            TypeDeclaration(
                name: name, kind: kind, place: place, isPrivate: isPrivate, isConditional: conditions > 0))
    }

    // MARK: Operators

    private mutating func readFunction(_ index: Int) {
        // What a protocol asks for is declared elsewhere.
        guard open.last?.isProtocol != true else { return }
        var (name, start) = ("", index + 1)
        if tokens[start].isWord, !tokens[start].plain.isEmpty, tokens[start].plain.allSatisfy(\.isOperator) {
            (name, start) = (tokens[start].plain, start + 1)
        } else {
            while let sign = tokens[start].text.first, !tokens[start].isWord, sign.isOperator {
                name.append(sign)
                start += 1
            }
            // In "==<T>" the last sign begins the type parameters.
            if name.count > 1, name.last == "<", tokens[start].isWord {
                name.removeLast()
                start -= 1
            }
        }
        guard !name.isEmpty else { return }
        let bracket = behindParameters(start)
        var parameters: [String: [[SourceTokens.Token]]] = [:]
        if bracket > start {
            for parameter in list(from: start + 1, to: [">"]) {
                let name = parameter.first { $0.text != "each" }?.plain ?? ""
                parameters[name, default: []] += Array(parameter.drop { $0.text != ":" }.dropFirst()).alone
            }
        }
        let end = behind(bracket)
        let (_, place) = words(from: end, to: ["where", "{", "}"])
        if tokens[place].text == "where" {
            for condition in list(from: place + 1, to: ["{", "}"]) where condition.count > 2 {
                guard [":", "="].contains(condition[1].text) else { continue }
                let right = condition.dropFirst(condition[1].text == ":" ? 2 : 3)
                parameters[condition[0].plain, default: []] += Array(right).alone
            }
        }
        operators.append(
            OperatorFunction(
                name: name,
                operands: list(from: bracket + 1, to: [")"]).map {
                    Array($0.drop { $0.text != ":" }.dropFirst())
                },
                parameters: parameters, place: self.place, isPrivate: isPrivate(index),
                line: tokens[index].line))
    }

    // MARK: Words

    private static let hiding: Set<String> = ["private", "fileprivate"]
    private static let showing: Set<String> = ["internal", "package", "public", "open"]
    private static let others: Set<String> = [
        "static", "class", "final", "indirect", "nonisolated", "prefix", "postfix", "infix", "override",
    ]

    /// True where nothing outside of the file sees what is declared at a word.
    private func isPrivate(_ index: Int) -> Bool {
        var place = index - 1
        while tokens[place].isWord, !Self.hiding.contains(tokens[place].text) {
            if Self.showing.contains(tokens[place].text) { return false }
            guard Self.others.contains(tokens[place].text) else { break }
            place -= 1
        }
        // Behind a point it is somebody's member: ".private".
        let isHidden = Self.hiding.contains(tokens[place].text) && tokens[place - 1].text != "."
        return isHidden || open.contains(where: \.isPrivate)
    }

    /// The place behind a word, or behind the bracket that belongs to this one.
    private func behind(_ index: Int) -> Int {
        guard ["(", "[", "<"].contains(tokens[index].text) else { return index + 1 }
        var (place, depth) = (index, 0)
        while place < tokens.list.count {
            switch tokens[place].text {
            case "(", "[", "<": depth += 1
            case ">" where tokens[place - 1].text == "-": break
            case ")", "]", ">": depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { break }
        }
        return place
    }

    /// - Parameter index: where type parameters may stand.
    private func behindParameters(_ index: Int) -> Int {
        tokens[index].text == "<" ? behind(index) : index
    }

    /// The words up to one of some, which stands in no bracket; and its place.
    private func words(from index: Int, to ends: Set<String>) -> (words: [SourceTokens.Token], end: Int) {
        var end = index
        while end < tokens.list.count, !isEnd(end, of: ends) { end = behind(end) }
        return (Array(tokens.list[min(index, end)..<end]), end)
    }

    private func isEnd(_ index: Int, of ends: Set<String>) -> Bool {
        // Behind a "-" it is an arrow's.
        ends.contains(tokens[index].text) && !(tokens[index].text == ">" && tokens[index - 1].text == "-")
    }

    /// The same, parted at commas.
    private func list(from index: Int, to ends: Set<String>) -> [[SourceTokens.Token]] {
        var list: [[SourceTokens.Token]] = []
        var start = index
        while start < tokens.list.count {
            let (words, end) = words(from: start, to: ends.union([","]))
            if !words.isEmpty { list.append(words) }
            guard tokens[end].text == "," else { break }
            start = end + 1
        }
        return list
    }

    private func brace(from index: Int) -> Int { words(from: index, to: ["{"]).end }
}

extension SourceTokens.Token {
    /// Without backticks.
    var plain: String { text.replacing("`", with: "") }
}

extension Character {
    fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?.".contains(self) }
}

extension [SourceTokens.Token] {
    /// A list of these words, or of nothing.
    fileprivate var alone: [[SourceTokens.Token]] { isEmpty ? [] : [self] }
}
