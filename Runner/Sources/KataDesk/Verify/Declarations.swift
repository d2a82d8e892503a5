import Foundation
import KataBase
import KataEngine
import KataText

/// The declarations of a module as those see them who use it, by the compiler's own account of them, its symbol graphs.
struct Declarations {
    struct Declaration: Equatable {
        /// The type that it belongs to: "Event.Obstacle"; empty where it belongs to none.
        let owner: String
        /// "problem(for:)"
        let title: String
        /// As the compiler writes it: "func problem(for id: Line.ID) -> String?"
        let text: String
        /// The part of it that its users have to know: no attributes, bodies, defaults, or names within it.
        let shape: String
        /// False where Swift adds it, such as the initialiser of a struct.
        fileprivate let isWritten: Bool
    }

    let all: [Declaration]
    /// "Event: Hashable"
    let conformances: Set<String>

    /// The symbols' paths, by what the compiler calls them.
    private let paths: [String: String]

    /// - Parameter module: that these speak of.
    init(graphs: [Data], of module: Declarations? = nil) throws {
        let graphs = try graphs.map(SymbolGraph.init)
        let symbols = graphs.flatMap(\.symbols)
        let types = Dictionary(
            symbols.filter(\.isType).map { ($0.name, $0.position) }, uniquingKeysWith: { $1 })
        all = symbols.map { symbol in
            let (owner, position) = (symbol.owner, symbol.position)
            // One that Swift adds stands where its type does.
            let isAdded =
                position == nil || symbol.kind == "swift.init" && position == types[owner]
            return Declaration(
                owner: owner, title: symbol.title, text: symbol.words, shape: symbol.shape,
                isWritten: !isAdded)
        }.sorted { ($0.owner, $0.title, $0.text) < ($1.owner, $1.title, $1.text) }
        let paths = Dictionary(symbols.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
            .merging(module?.paths ?? [:]) { own, _ in own }
        self.paths = paths
        let relations = graphs.flatMap(\.relations).filter { $0.kind == "conformsTo" }
        conformances = Set(
            relations.compactMap { relation in
                // "Swift.Equatable"
                let other = relation.targetFallback?.split(separator: ".").dropFirst().joined(separator: ".")
                guard let type = paths[relation.source], let goal = paths[relation.target] ?? other else {
                    return nil
                }
                return "\(type): \(goal)"
            })
    }

    /// The first that another one has written, and this one does not declare; nil where there is none.
    func missing(from other: Declarations) -> Declaration? {
        other.all.first { wanted in
            wanted.isWritten && !all.contains { $0.owner == wanted.owner && $0.shape == wanted.shape }
        }
    }

    /// The one that may have been meant: of the same name, or of nearly the same text.
    func nearest(to wanted: Declaration) -> Declaration? {
        let name = { (title: String) in title.prefix { $0 != "(" }.split(separator: ".").last }
        let alike = all.filter { $0.shape == wanted.shape || name($0.title) == name(wanted.title) }
        if let same = alike.first(where: { $0.shape == wanted.shape }) { return same }
        if let near = alike.first(where: { $0.owner == wanted.owner }) ?? alike.first { return near }
        let known = all.filter { $0.owner == wanted.owner }
        let text = Spelling.nearest(to: wanted.shape, among: known.map(\.shape))
        return known.first { $0.shape == text }
    }
}

extension Declarations.Declaration {
    /// "'of' is 'for' there"
    func difference(from other: Self) -> String {
        let (mine, others) = (Self.words(shape), Self.words(other.shape))
        let start = zip(mine, others).prefix { $0 == $1 }.count
        let end = zip(mine.dropFirst(start).reversed(), others.dropFirst(start).reversed())
            .prefix { $0 == $1 }.count
        let words = [mine, others].map { $0.dropFirst(start).dropLast(end).joined().trimmed }
        if words[0].isEmpty { return "'\(words[1])' is there, too" }
        return words[1].isEmpty ? "'\(words[0])' is not there" : "'\(words[0])' is '\(words[1])' there"
    }

    private static func words(_ text: String) -> [Substring] {
        text.matches(of: /\w+|\s+|[^\w\s]/).map(\.output)
    }
}

extension SymbolGraph.Symbol {
    fileprivate var name: String { path.joined(separator: ".") }

    fileprivate var owner: String { path.dropLast().joined(separator: ".") }

    /// nil where no text declares it.
    fileprivate var position: [Int]? { place.file.isEmpty ? nil : [place.line, place.column] }

    fileprivate var words: String { words { $0.kind != "attribute" } }

    /// A type is known by its name: what it is and what it stores is its own affair.
    fileprivate var shape: String {
        guard !isType else { return title }
        let text = words { $0.kind != "attribute" && $0.kind != "internalParam" }
        return Self.withoutDefaults(text).replacing(/\blet\b/.inCode, with: "var")
            .replacing(
                #/\b(mutating|nonmutating|final|override|required|convenience|indirect|lazy|nonisolated) /#
                    .inCode,
                with: ""
            )
            .replacing(/\s+/, with: " ").replacing(" :", with: ":").trimmed
    }

    private func words(_ isMeant: ((kind: String, spelling: String)) -> Bool) -> String {
        fragments.filter(isMeant).map(\.spelling).joined()
            .replacing(/\s*\{[^{}]*\}\s*$/, with: "").replacing(/\s+/, with: " ").trimmed
    }

    private static func withoutDefaults(_ text: String) -> String {
        let swift = SwiftText(text)
        var (kept, place, depth) = ("", 0, 0)
        // The depth of the parameter whose default is read.
        var level: Int?
        for (index, token) in swift.tokens.enumerated() {
            guard let sign = swift.sign(index) else { continue }
            if depth == level, ",)".contains(sign) { (place, level) = (token.start, nil) }
            if "([{".contains(sign) { depth += 1 }
            if ")]}".contains(sign) { depth -= 1 }
            if level == nil, sign == "=", depth > 0 {
                kept += swift.text(place..<swift.tokens[index - 1].end)
                level = depth
            }
        }
        return level == nil ? kept + swift.text(place..<swift.bytes.count) : kept
    }
}
