import Foundation

/// The declarations of a module, as the compiler writes them down.
package struct SymbolGraph {
    package struct Symbol {
        package let id: String
        package let kind: String
        let access: String
        /// "submit(_:)", and for a type in another one "Parser.Failure".
        package let title: String
        /// The types that it stands in, and its own name.
        package let path: [String]
        /// The parts of its declaration, without its body: "keyword", "internalParam", "attribute".
        package let fragments: [(kind: String, spelling: String)]
        /// The declaration without its body.
        let text: String
        /// The place of its declaration; what no text declares comes first.
        package let place: (file: String, line: Int, column: Int, id: String)
        /// All declarations that it speaks of.
        let references: Set<String>
        /// All that is said of it, but for its place and its comment.
        let facts: Data

        var isPrivate: Bool { access == "private" || access == "fileprivate" }
        var isFinalClass: Bool { text.contains("final class ") }
        package var isType: Bool {
            ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind)
        }
        var isProperty: Bool { kind == "swift.property" }
        var isVariable: Bool { ["swift.property", "swift.type.property", "swift.var"].contains(kind) }
        /// True where it is known what others see of such a declaration.
        var isKnown: Bool { Self.kinds.contains(kind) }

        private static let kinds = Set(
            [
                "struct", "enum", "class", "protocol", "func", "func.op", "var", "method", "type.method",
                "property",
                "type.property", "init", "deinit", "enum.case", "subscript", "type.subscript", "typealias",
                "associatedtype", "extension",
            ].map { "swift." + $0 })
        var isStored: Bool { isProperty && !text.contains("{") }
        var takesNoPlace: Bool {
            ["swift.method", "swift.type.method", "swift.type.property"].contains(kind)
        }
        /// Its name alone, as whoever uses it has to write it.
        package var baseName: String {
            String((title.split(separator: "(").first ?? "").split(separator: ".").last ?? "")
        }
    }

    package struct Relation {
        package let kind: String
        package let source: String
        package let target: String
        /// The target's name where another module has it: "Swift.Equatable".
        package let targetFallback: String?
        /// The declarations that its conditions speak of.
        let references: Set<String>
        let facts: Data

        /// True where its source is declared within its target.
        var isMembership: Bool { ["memberOf", "requirementOf", "optionalRequirementOf"].contains(kind) }

        /// True where it is known what others see of it.
        var isKnown: Bool {
            isMembership
                || ["conformsTo", "inheritsFrom", "defaultImplementationOf", "overrides"].contains(kind)
        }

        func isConformance(to id: String) -> Bool { kind == "conformsTo" && target == id }
    }

    package let symbols: [Symbol]
    package let relations: [Relation]

    /// Has the compiler write a module's symbol graphs, when it writes the module.
    ///
    /// - Parameter access: the least that is told of: "internal", "private".
    static func flags(writingTo folder: URL, downTo access: String) -> [String] {
        [
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
            "-symbol-graph-minimum-access-level", access, "-symbol-graph-skip-synthesized-members",
        ]
    }

    package init(_ data: Data) throws {
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
                title: (symbol["names"] as? [String: Any])?["title"] as? String ?? "",
                path: symbol["pathComponents"] as? [String] ?? [],
                fragments: fragments.map { ($0["kind"] as? String ?? "", $0["spelling"] as? String ?? "") },
                text: fragments.compactMap { $0["spelling"] as? String }.joined(),
                place: (file, position["line"] ?? 0, position["character"] ?? 0, id),
                references: Self.references(in: symbol),
                facts: try Self.facts(Self.seen(of: symbol, fragments)))
        }
        relations = try (graph["relationships"] as? [[String: Any]] ?? []).map { relation in
            Relation(
                kind: relation["kind"] as? String ?? "", source: relation["source"] as? String ?? "",
                target: relation["target"] as? String ?? "",
                targetFallback: relation["targetFallback"] as? String,
                references: Self.references(in: relation),
                facts: try Self.facts(relation))
        }
    }

    /// The part of a symbol that others see: not the names of its parameters within it.
    private static func seen(of symbol: [String: Any], _ fragments: [[String: Any]]) -> [String: Any] {
        // The signature says the same once more.
        let unseen = ["location", "docComment", "functionSignature", "declarationFragments"]
        var seen = symbol.filter { !unseen.contains($0.key) }
        seen["declarationFragments"] = fragments.filter { $0["kind"] as? String != "internalParam" }
        return seen
    }

    private static func references(in value: Any) -> Set<String> {
        if let object = value as? [String: Any] {
            let own = ["preciseIdentifier", "rhsPrecise"].compactMap { object[$0] as? String }
            return object.values.reduce(into: Set(own)) { $0.formUnion(references(in: $1)) }
        }
        return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(references(in: $1)) }
    }

    private static func facts(_ object: [String: Any]) throws -> Data {
        try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    }
}
