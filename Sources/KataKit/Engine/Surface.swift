import Foundation

/// What the code of other files leans on in a module: its declarations, by the compiler's own account of them, the symbol
/// graph. Left out is what only its own file can name and what moves nothing for others.
///
/// Others know neither the size of an observed final class nor the place of anything in it: they make one by calling its
/// initialiser, and reach what it stores by accessors. So what is private to it may come and go.
struct Surface: Codable, Equatable {
    /// Each declaration in the order of the text, which is that of fields and cases, and then how they belong together.
    private let facts: [Data]

    /// - Parameters:
    ///   - graphs: the module's symbol graphs, down to what is private.
    ///   - texts: the module's files.
    init(graphs: [Data], texts: [SourceText]) throws {
        let graphs = try graphs.map(SymbolGraph.init)
        let symbols = graphs.flatMap(\.symbols)
        let relations = graphs.flatMap(\.relations)
        let hidden = Self.hidden(symbols, relations, areFieldsKnown: texts.allSatisfy(\.saysWhatIsStored))
        facts =
            symbols.filter { !hidden.contains($0.id) }.sorted { $0.place < $1.place }.map(\.facts)
            + relations.filter { !hidden.contains($0.source) }.map(\.facts)
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private static func hidden(
        _ symbols: [SymbolGraph.Symbol], _ relations: [SymbolGraph.Relation], areFieldsKnown: Bool
    ) -> Set<String> {
        let members = Dictionary(grouping: symbols) { symbol in
            relations.first { $0.kind == "memberOf" && $0.source == symbol.id }?.target ?? ""
        }
        let observed = Set(
            relations.filter { $0.isConformance(to: "s:11Observation10ObservableP") }.map(\.source))
        var hidden: Set<String> = []
        func hide(_ symbol: SymbolGraph.Symbol) {
            guard hidden.insert(symbol.id).inserted else { return }
            members[symbol.id]?.forEach(hide)
        }
        for owner in symbols {
            let members = members[owner.id] ?? []
            let isFinal = owner.text.contains("final class ")
            let isReachedByAccessors =
                areFieldsKnown && isFinal && observed.contains(owner.id)
                && !members.contains { $0.isStored && !$0.isPrivate }
            for member in members where member.isPrivate {
                // A class that may have heirs has a table of its methods.
                let takesNoPlace = member.takesNoPlace && (isFinal || owner.kind != "swift.class")
                if isReachedByAccessors || takesNoPlace { hide(member) }
            }
        }
        return hidden
    }
}

extension SourceText {
    /// Whether the symbol graph can tell what an observed class stores. What only the class may set looks there as if it were
    /// worked out, and is stored where the macro leaves it alone, or where there is no macro.
    fileprivate var saysWhatIsStored: Bool {
        String(decoding: bytes, as: UTF8.self)
            .firstMatch(of: /@ObservationIgnored(?! private )|[:,&]\s*(Observation\.)?Observable\b/) == nil
    }
}

/// What the compiler writes about a module's declarations.
private struct SymbolGraph {
    struct Symbol {
        let id: String
        let kind: String
        let access: String
        /// The declaration without its body.
        let text: String
        /// Where it stands; what no text declares comes first.
        let place: (file: String, line: Int, column: Int, id: String)
        /// All that is said of it, but for its place and its comment.
        let facts: Data

        var isPrivate: Bool { access == "private" || access == "fileprivate" }
        var isStored: Bool { kind == "swift.property" && !text.contains("{") }
        var takesNoPlace: Bool {
            ["swift.method", "swift.type.method", "swift.type.property"].contains(kind)
        }
    }

    struct Relation {
        let kind: String
        let source: String
        let target: String
        let facts: Data

        func isConformance(to id: String) -> Bool { kind == "conformsTo" && target == id }
    }

    let symbols: [Symbol]
    let relations: [Relation]

    init(_ data: Data) throws {
        let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        symbols = try (graph["symbols"] as? [[String: Any]] ?? []).map { symbol in
            let location = symbol["location"] as? [String: Any] ?? [:]
            let position = location["position"] as? [String: Int] ?? [:]
            let id = (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""
            let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
            let file = (location["uri"] as? String).flatMap(URL.init)?.lastPathComponent ?? ""
            return Symbol(
                id: id, kind: (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? "",
                access: symbol["accessLevel"] as? String ?? "",
                text: fragments.compactMap { $0["spelling"] as? String }.joined(),
                place: (file, position["line"] ?? 0, position["character"] ?? 0, id),
                facts: try Self.facts(symbol.filter { !["location", "docComment"].contains($0.key) }))
        }
        relations = try (graph["relationships"] as? [[String: Any]] ?? []).map { relation in
            Relation(
                kind: relation["kind"] as? String ?? "", source: relation["source"] as? String ?? "",
                target: relation["target"] as? String ?? "", facts: try Self.facts(relation))
        }
    }

    private static func facts(_ object: [String: Any]) throws -> Data {
        try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    }
}
