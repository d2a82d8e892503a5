import Foundation
import KataBase
import KataText

/// The part of a module that the code of other files leans on: its declarations, by the compiler's own account of them,
/// the symbol graph. Left out is what only its own file can name and what moves nothing for others.
///
/// Others know neither the size of an observed final class nor the place of anything in it: they make one by calling its
/// initialiser, and reach what it stores by accessors. So what is private to it may come and go. So may, for who does not
/// name it, what is not private.
struct VisibleInterface: Codable, Equatable {
    /// A declaration, or how two belong together.
    private struct Part: Codable, Equatable {
        /// A hash of all that is said of it.
        let facts: String
        /// A hash of the name that a text has to have in it to see this; nil where it needs none.
        let name: UInt64?
        /// The type in whose declaration it stands, by its place among the parts: who does not see that sees nothing of it.
        let owner: Int?
        /// The module's types that it speaks of, by their places among the parts. Who sees it sees them.
        let types: [Int]
    }

    /// True where the compiler is asked for it. Elsewhere it is not proven yet that no object depends on more.
    #if os(Linux) && !DARWIN_BRANCHES
    static let isKnown = true
    #else
    static let isKnown = false
    #endif

    /// The name of its file in the folder of its module.
    static let fileName = "surface.json"

    /// Goes into the keys of those that are kept. Increase when the visible facts change.
    static let version = "4"

    /// Each declaration in the order of the text, which is that of fields and cases, and then how they belong together.
    private let parts: [Part]

    /// - Parameters:
    ///   - graphs: the module's symbol graphs, down to what is private.
    ///   - texts: the module's files.
    ///   - interface: a hash of the module, which stands for what the graphs do not tell of such texts.
    init(graphs: [Data], texts: [SourceText], interface: String) throws {
        let graphs = try graphs.map(SymbolGraph.init)
        let relations = graphs.flatMap(\.relations)
        let owners = Dictionary(
            relations.filter(\.isMembership).map { ($0.source, $0.target) },
            uniquingKeysWith: { first, _ in first })
        let all = graphs.flatMap(\.symbols)
        let syntax = texts.map(KnownSyntax.init)
        let reach = Reach(
            symbols: all, relations: relations, owners: owners,
            observedByMacro: syntax.allSatisfy(\.isComplete) ? syntax.map(\.observedTypes).reduce(0, +) : 0,
            areSettersPlain: texts.allSatisfy(\.hasPlainSetters))
        let symbols = all.filter { !reach.hidden.contains($0.id) }.sorted { $0.place < $1.place }
        let places = Dictionary(
            symbols.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        func types(_ ids: some Sequence<String>) -> [Int] {
            ids.compactMap { places[$0] }.filter { symbols[$0].isType }.sorted()
        }

        var parts = symbols.map { symbol in
            let owner = owners[symbol.id]
            return Part(
                facts: Self.hash(symbol.facts), name: reach.name(of: symbol).map { Outline.hash($0.utf8) },
                owner: symbol.isType ? nil : owner.flatMap { places[$0] },
                types: types(symbol.references.union([owner ?? ""]).subtracting([symbol.id])))
        }
        parts += relations.filter { !reach.hidden.contains($0.source) }.sorted {
            $0.facts.lexicographicallyPrecedes($1.facts)
        }.map { relation in
            // How a member belongs to its type is a fact about the member.
            Part(
                facts: Self.hash(relation.facts),
                name: places[relation.source].flatMap { symbols[$0].isType ? nil : parts[$0].name },
                owner: places[relation.source].flatMap { symbols[$0].isType ? $0 : parts[$0].owner },
                types: types(relation.references.union([relation.target])))
        }
        // Whoever imports a module has some of what that imports.
        var always = texts.importLines
        let isObserved = texts.contains(where: \.observes) && all.contains(where: reach.mayBeObserved)
        let isKnown =
            syntax.allSatisfy(\.isComplete) && all.allSatisfy(\.isKnown) && relations.allSatisfy(\.isKnown)
        if isObserved || !isKnown { always.append(interface) }
        self.parts = parts + always.map { Part(facts: $0, name: nil, owner: nil, types: []) }
    }

    /// A hash of what texts can lean on, by their outlines.
    func seen(by outlines: [Outline]) -> String {
        let isAnySeen = outlines.contains(where: \.mayNameAnything)
        var isSeen = parts.map { part in
            part.name.map { name in isAnySeen || outlines.contains { $0.words.contains(name) } } ?? true
        }
        var isNew = true
        while isNew {
            isNew = false
            for (index, part) in parts.enumerated() where isSeen[index] {
                guard part.owner.map({ isSeen[$0] }) ?? true else { continue }
                for type in part.types where !isSeen[type] {
                    isSeen[type] = true
                    isNew = true
                }
            }
        }
        var hash = SHA256()
        for (index, part) in parts.enumerated() where isSeen[index] {
            if part.owner.map({ isSeen[$0] }) ?? true { hash.update(part: part.facts) }
        }
        return String(hash.finish().prefix(32))
    }

    private static func hash(_ facts: Data) -> String { String(SHA256.hex(facts).prefix(16)) }
}

/// The module's declarations by who can see them.
private struct Reach {
    /// Those that no other file sees, and whose coming and going moves nothing.
    private(set) var hidden: Set<String> = []
    private let owners: [String: SymbolGraph.Symbol]
    private let reachedByAccessors: Set<String>
    private let areSettersPlain: Bool
    /// By their types: the names of members from which the compiler may infer a type; nil where any may be one.
    private let witnesses: [String: Set<String>?]

    /// - Parameters:
    ///   - owners: what each declaration stands in.
    ///   - observedByMacro: how many types the macro observes; of others the graphs do not tell what they store.
    ///   - areSettersPlain: whether who can read a property can set it, unless it is worked out.
    init(
        symbols: [SymbolGraph.Symbol], relations: [SymbolGraph.Relation], owners: [String: String],
        observedByMacro: Int, areSettersPlain: Bool
    ) {
        let types = Dictionary(symbols.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.owners = owners.compactMapValues { types[$0] }
        self.areSettersPlain = areSettersPlain
        witnesses = Self.witnesses(symbols, relations, owners)
        let members = Dictionary(grouping: symbols) { owners[$0.id] ?? "" }
        let observed = Set(
            relations.filter { $0.isConformance(to: "s:11Observation10ObservableP") }.map(\.source))
        reachedByAccessors = Set(
            symbols.filter { owner in
                observed.count == observedByMacro && owner.isFinalClass && observed.contains(owner.id)
                    && !(members[owner.id] ?? []).contains { $0.isStored && !$0.isPrivate }
            }.map(\.id))
        func hide(_ symbol: SymbolGraph.Symbol) {
            guard hidden.insert(symbol.id).inserted else { return }
            members[symbol.id]?.forEach(hide)
        }
        for owner in symbols {
            for member in members[owner.id] ?? [] where member.isPrivate {
                let takesNoPlace = member.takesNoPlace && !hasTable(owner)
                if reachedByAccessors.contains(owner.id) || takesNoPlace { hide(member) }
            }
        }
    }

    /// The requirements of protocols that others know from which a type follows; of the rest, nothing is known.
    private static let requirements: [String: Set<String>] = [
        "s:SQ": [], "s:SH": [], "s:SL": [], "s:SE": [], "s:Se": [], "s:s5ErrorP": [], "s:s8SendableP": [],
        "s:s8CopyableP": [], "s:s9EscapableP": [], "s:s15BitwiseCopyableP": [],
        "s:s16SendableMetatypeP": [], "s:s23CustomStringConvertibleP": [],
        "s:11Observation10ObservableP": [], "s:20FoundationEssentials14LocalizedErrorP": [],
        "s:10Foundation14LocalizedErrorP": [], "s:s12IdentifiableP": ["id"], "s:7PaperUI4ViewP": ["body"],
        "s:7PaperUI3AppP": ["body"], "s:7PaperUI15PreviewProviderP": ["previews"],
    ]

    private static func witnesses(
        _ symbols: [SymbolGraph.Symbol], _ relations: [SymbolGraph.Relation], _ owners: [String: String]
    ) -> [String: Set<String>?] {
        let conformances = relations.filter { $0.kind == "conformsTo" }
        var requirements = requirements
        for own in symbols where own.kind == "swift.protocol" {
            let isPlain =
                !symbols.contains { $0.kind == "swift.associatedtype" && owners[$0.id] == own.id }
                && conformances.allSatisfy { $0.source != own.id || Self.requirements[$0.target] == [] }
            if isPlain { requirements[own.id] = [] }
        }
        return Dictionary(grouping: conformances, by: \.source).mapValues { conformances in
            conformances.reduce([]) { all, conformance in
                all.flatMap { all in requirements[conformance.target].map(all.union) }
            }
        }
    }

    /// True for a member that no code names and from which the compiler may infer a type.
    private func isWitness(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard let owner = owners[symbol.id], let names = witnesses[owner.id] else { return false }
        return names?.contains(symbol.baseName) ?? true
    }

    /// A class that may have heirs has a table of its methods, a protocol one of its requirements.
    private func hasTable(_ owner: SymbolGraph.Symbol) -> Bool {
        owner.kind == "swift.class" && !owner.isFinalClass || owner.kind == "swift.protocol"
    }

    /// The name that a text has to have in it to lean on a declaration; nil where it can do so without, or where that is not
    /// known.
    func name(of symbol: SymbolGraph.Symbol) -> String? {
        let name = symbol.baseName
        // What stands between backticks may be no word.
        guard isNamed(symbol), !isWitness(symbol), !Outline.isCalledUnnamed(name),
            Outline.canBeFound(name.utf8)
        else { return nil }
        return name
    }

    private func isNamed(_ symbol: SymbolGraph.Symbol) -> Bool {
        if symbol.isType || ["swift.func", "swift.var"].contains(symbol.kind) { return true }
        // What extends a type of another module has an owner that is not ours.
        guard let owner = owners[symbol.id], owner.isType, !hasTable(owner) else { return false }
        return symbol.takesNoPlace
            || symbol.isProperty && (reachedByAccessors.contains(owner.id) || isWorkedOut(symbol))
    }

    private func isWorkedOut(_ property: SymbolGraph.Symbol) -> Bool {
        areSettersPlain && property.text.hasSuffix("{ get }")
            && !property.text.replacing("@MainActor ", with: "").contains("@")
    }

    /// True for a property of which the graph leaves open whether it is worked out, or stored and observed, where
    /// others may lean on that.
    func mayBeObserved(_ property: SymbolGraph.Symbol) -> Bool {
        // A property wrapper is stored in any case.
        let isWrapped = property.text.replacing("@MainActor ", with: "").hasPrefix("@")
        guard property.isVariable, property.text.hasSuffix("set }"), !isWrapped else { return false }
        guard property.isProperty, let owner = owners[property.id] else { return true }
        return owner.kind != "swift.protocol" && !reachedByAccessors.contains(owner.id)
    }
}

extension SourceText {
    /// True where all who can read a property can set it, unless it is worked out.
    fileprivate var hasPlainSetters: Bool {
        String(decoding: bytes, as: UTF8.self).firstMatch(of: /\(\s*set\s*\)/) == nil
    }

    /// True where something stored in it may look to the symbol graph as if it were worked out, since it is observed.
    fileprivate var observes: Bool {
        String(decoding: bytes, as: UTF8.self).firstMatch(of: /\b(?:didSet|willSet)\b/.inCode) != nil
    }
}
