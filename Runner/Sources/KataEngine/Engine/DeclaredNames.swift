/// The types that some texts declare, and the meaning of a name in them.
struct DeclaredNames {
    let module: String
    private var declarations: [TypeDeclaration] = []
    private var extensions: [ExtensionDeclaration] = []
    /// By the types that they stand in and their own name.
    private var table: [[String]: [TypeDeclaration]] = [:]
    /// Protocols of the texts to which a type conforms that is none of theirs.
    private var lent: Set<[String]> = []

    init(module: String) { self.module = module }

    /// Names by which whoever reads a test takes an own type for Swift's.
    private static let standard: Set<String> = [
        "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "Bool", "Array", "Dictionary",
        "Set", "Optional", "Decimal", "Date", "Data", "URL", "UUID",
    ]
    private static let leading: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "some", "any", "__owned", "__shared",
    ]
    /// Longer chains of names are nobody's own.
    private static let deepest = 20

    mutating func add(_ types: [TypeDeclaration], _ extensions: [ExtensionDeclaration]) {
        declarations += types
        self.extensions += extensions
    }

    /// Works out what all names stand for, when all are added.
    mutating func settle() {
        // What stands in an extension is found once the extension's own name is.
        for _ in 0..<4 {
            table = Dictionary(grouping: declarations) { path(of: $0.place) + [$0.name] }
        }
        for other in extensions where !isOwn(other.type, at: other.place) {
            for name in other.inherited { lent.formUnion(protocols(in: name, at: other.place)) }
        }
    }

    // MARK: Whose a type is

    /// - Parameters:
    ///   - place: where it is written.
    ///   - parameters: what is asked of type parameters, by their names.
    func isOwn(
        _ type: [SourceTokens.Token], at place: DeclarationPlace,
        _ parameters: [String: [[SourceTokens.Token]]] = [:], depth: Int = 0
    ) -> Bool {
        guard depth < Self.deepest else { return false }
        var type = Self.bare(type)
        // An optional of an own type, or an array of them, is chosen for nothing else.
        while true {
            if ["?", "!"].contains(type.last?.text) {
                type = Self.bare(type.dropLast())
            } else if type.first?.text == "[", type.last?.text == "]",
                type.count(where: { $0.text == "[" }) == 1, !type.contains(where: { $0.text == ":" })
            {
                type = Self.bare(Array(type.dropFirst().dropLast()))
            } else {
                break
            }
        }
        let parts = type.parted(at: "&")
        if parts.count > 1 {
            return parts.contains { isOwn($0, at: place, parameters, depth: depth + 1) }
        }
        guard let path = type.path else { return false }
        if path == ["Self"] { return isOwnScope(of: place, depth: depth) }
        if path.count == 1, let asked = parameters[path[0]] {
            return asked.contains { isOwn($0, at: place, parameters, depth: depth + 1) }
        }
        return found(path, from: place, depth: depth).contains { isOwn($0) }
    }

    /// True where a place stands in an own type, or in an extension of one.
    func isOwnScope(of place: DeclarationPlace, depth: Int = 0) -> Bool {
        var outer = place
        switch outer.scopes.popLast() {
        case .named(let name):
            return !name.hasPrefix("{") && !(outer.scopes.isEmpty && Self.standard.contains(name))
        case .extending(let type): return isOwn(type, at: outer, depth: depth + 1)
        case nil: return false
        }
    }

    private func isOwn(_ found: [String]) -> Bool {
        !(found.count == 1 && Self.standard.contains(found[0])) && !lent.contains(found)
    }

    // MARK: What a name stands for

    /// The full paths of own types that a name may stand for; none for another's.
    private func found(_ path: [String], from place: DeclarationPlace, depth: Int) -> [[String]] {
        guard depth < Self.deepest, let first = path.first else { return [] }
        let context = self.path(of: place)
        for count in stride(from: context.count, through: 0, by: -1) {
            let start = found(Array(context.prefix(count)) + [first], in: place.path, depth: depth)
            guard let start else { continue }
            return path.dropFirst().reduce(start) { owners, name in
                owners.flatMap { found($0 + [name], in: place.path, depth: depth) ?? [] }
            }
        }
        guard first == module, path.count > 1 else { return [] }
        return found(Array(path.dropFirst()), from: DeclarationPlace(path: place.path), depth: depth + 1)
    }

    /// - Returns: nil where nothing is declared under a full path that a file sees.
    private func found(_ path: [String], in file: String, depth: Int) -> [[String]]? {
        let seen = (table[path] ?? []).filter {
            !$0.isConditional && (!$0.isPrivate || $0.place.path == file)
        }
        guard let declaration = seen.first else { return nil }
        guard case .alias(let type) = declaration.kind else { return [path] }
        return Self.bare(type).parted(at: "&").compactMap(\.path).flatMap {
            found($0, from: declaration.place, depth: depth + 1)
        }
    }

    /// The types that a place stands in.
    private func path(of place: DeclarationPlace) -> [String] {
        var path: [String] = []
        var outer = DeclarationPlace(path: place.path)
        for scope in place.scopes {
            switch scope {
            case .named(let name): path.append(name)
            case .extending(let type):
                let own = type.path.map { found($0, from: outer, depth: 0) }?.first
                path = own ?? ["of another", type.map(\.plain).joined()]
            }
            outer.scopes.append(scope)
        }
        return path
    }

    /// The own protocols that a conformance to a name is one to.
    private func protocols(in type: [SourceTokens.Token], at place: DeclarationPlace) -> Set<[String]> {
        var all: Set<[String]> = []
        var rest = Self.bare(type).parted(at: "&").compactMap(\.path).flatMap {
            found($0, from: place, depth: 0)
        }
        while let next = rest.popLast() {
            guard all.insert(next).inserted else { continue }
            for case .protocol(let refined) in (table[next] ?? []).map(\.kind) {
                for type in refined {
                    rest += type.path.map { found($0, from: place, depth: 0) } ?? []
                }
            }
        }
        return all
    }

    /// A type without what only says how it is handed over, and without brackets around it.
    private static func bare(_ type: [SourceTokens.Token]) -> [SourceTokens.Token] {
        var type = type[...]
        while let first = type.first {
            if first.text == "@" {
                type = type.dropFirst(2)
                if type.first?.text == "(" { type = type.drop { $0.text != ")" }.dropFirst() }
            } else if leading.contains(first.text) {
                type = type.dropFirst()
            } else if first.text == "(", type.last?.text == ")", type.count(where: { $0.text == "(" }) == 1,
                !type.contains(where: { $0.text == "," })
            {
                type = type.dropFirst().dropLast()
            } else {
                break
            }
        }
        return Array(type)
    }
}

extension OperatorFunction {
    /// True where it is chosen for nothing but the texts' own types.
    func isOwn(by names: DeclaredNames) -> Bool {
        if names.isOwnScope(of: place) { return true }
        // In another's type two operands that are written alike are most often that type, whatever it is called there.
        if case .extending = place.scopes.last, operands.count == 2, operands[0].text == operands[1].text,
            Self.comparing.contains(name), !operands[0].text.hasPrefix("[")
        {
            return false
        }
        return operands.contains { names.isOwn($0, at: place, parameters) }
    }

    private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "~="]

    /// The type that it is for, as it is written: the one that it stands in, or else its first operand.
    func owner(in names: DeclaredNames) -> String {
        switch place.scopes.last {
        case .named(let name) where !name.hasPrefix("{"): name
        case .extending(let type): type.text
        default: operands.first?.text ?? ""
        }
    }
}

extension [SourceTokens.Token] {
    /// A type's names, without the types that they are of: "Outer", "Inner"; nil for what is no plain name.
    fileprivate var path: [String]? {
        var path: [String] = []
        var (depth, wantsName) = (0, true)
        for (index, token) in enumerated() {
            if token.text == "<" { depth += 1 }
            if depth > 0 {
                if token.text == ">", self[index - 1].text != "-" { depth -= 1 }
                continue
            }
            guard wantsName ? token.isWord : token.text == "." else { return nil }
            if wantsName { path.append(token.plain) }
            wantsName.toggle()
        }
        return wantsName ? nil : path
    }

    /// Parted at a sign that stands in no brackets.
    fileprivate func parted(at sign: String) -> [[SourceTokens.Token]] {
        var (parts, depth): ([[SourceTokens.Token]], Int) = ([[]], 0)
        for token in self {
            if ["(", "[", "<"].contains(token.text) { depth += 1 }
            if [")", "]", ">"].contains(token.text) { depth -= 1 }
            if token.text == sign, depth == 0 {
                parts.append([])
            } else {
                parts[parts.count - 1].append(token)
            }
        }
        return parts
    }

    /// As somebody would write it.
    fileprivate var text: String {
        indices.map { index in
            guard index > 0 else { return self[index].plain }
            let (word, before) = (self[index], self[index - 1])
            let isBehindArrow = before.text == ">" && self[..<(index - 1)].last?.text == "-"
            let isApart =
                word.isWord && before.isWord || [",", ":"].contains(before.text) || word.text == "-"
                || isBehindArrow
            return (isApart ? " " : "") + word.plain
        }.joined()
    }
}
