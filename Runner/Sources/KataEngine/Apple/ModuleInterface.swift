import Foundation

/// The declarations of a module, as its interface has them: the text that the compiler writes of what others may use. Each
/// stands on a line, with its attributes there or above, and what a type holds stands further in.
package struct ModuleInterface {
    package struct Declaration: Equatable {
        /// The number of its line, from 0.
        package let line: Int
        /// "func", "struct", "case"; "extension" for one by which a type conforms to protocols, whose name is "Type: Protocol".
        package let kind: String
        /// The types that it stands in: "Text.DateStyle"; empty where it stands in none.
        package let owner: String
        package let name: String
        /// nil where it is not called.
        package let parameters: [Parameter]?
        /// The conditions of its extensions, and its own: "Label == Text".
        package let conditions: String
        /// The attributes that say where it is available: its owners' first.
        package let availability: [String]
    }

    package struct Parameter: Equatable {
        package let label: String
        /// True where a call may leave it out.
        package let isOptional: Bool
    }

    package let lines: [Substring]
    package let declarations: [Declaration]

    package init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var reader = Reader()
        for (number, line) in lines.enumerated() { reader.read(line.drop { $0 == " " }, number) }
        declarations = reader.declarations
    }
}

/// Reads the lines one after the other.
private struct Reader {
    var declarations: [ModuleInterface.Declaration] = []
    /// The types and extensions around the line.
    private var around: [(name: String, conditions: String, availability: [String])] = []
    /// The attributes above it.
    private var above: [Substring] = []
    /// The braces that a body has still to close.
    private var open = 0
    /// Of each condition of the compiler's around the line, whether its first branch is read.
    private var branches: [Bool] = []

    mutating func read(_ line: Substring, _ number: Int) {
        if open > 0 { return open += braces(in: line) }
        if line.hasPrefix("#if") { return branches.append(true) }
        if line.hasPrefix("#else") { return branches[branches.count - 1] = false }
        if line.hasPrefix("#endif") { return _ = branches.popLast() }
        guard branches.allSatisfy(\.self), !line.isEmpty, !line.hasPrefix("//") else { return }
        if line.hasPrefix("}") { return _ = around.popLast() }
        var rest = line
        above += Self.takeAttributes(from: &rest)
        guard !rest.isEmpty else { return }
        let attributes = above
        above = []
        guard let kind = Self.takeKind(from: &rest) else {
            // An accessor, an import, an operator.
            if line.hasSuffix("{") { open = max(0, braces(in: line)) }
            return
        }
        let availability = attributes.filter { $0.hasPrefix("@available(") }.map(String.init)
        add(kind, rest, availability, number)
        if !Self.holders.contains(kind) {
            open = max(0, braces(in: line))
        } else if line.hasSuffix("}") {
            around.removeLast()
        }
    }

    private mutating func add(_ kind: String, _ rest: Substring, _ availability: [String], _ number: Int) {
        let everywhere = around.flatMap(\.availability) + availability
        let owner = around.map(\.name).joined(separator: ".")
        func add(_ name: Substring, _ parameters: [ModuleInterface.Parameter]?, _ conditions: Substring) {
            declarations.append(
                .init(
                    line: number, kind: kind, owner: owner, name: name.plain, parameters: parameters,
                    conditions: (around.map(\.conditions) + [String(conditions)]).filter { !$0.isEmpty }
                        .joined(separator: ", "),
                    availability: everywhere))
        }
        let head = rest.prefix { $0 != "{" }
        let isOperator = !(rest.first?.isNameStart ?? false)
        let name = rest.prefix {
            isOperator ? !" (".contains($0) : $0.isLetter || $0.isNumber || "_.`".contains($0)
        }
        switch kind {
        case "struct", "enum", "protocol", "class", "actor", "extension":
            let conditions = head.conditions
            if kind != "extension" { add(name, nil, "") }
            let protocols = rest.dropFirst(name.count).prefix { $0 != "{" }.conformances
            if kind == "extension", !protocols.isEmpty {
                add("\(name.plain): \(protocols)"[...], nil, conditions)
            }
            around.append((name.plain, kind == "extension" ? String(conditions) : "", availability))
        case "func", "init", "subscript":
            var call = kind == "func" ? rest.dropFirst(name.count) : rest.drop { $0 != "(" && $0 != "<" }
            call = call.drop { $0 == " " }
            if call.first == "<" { call = call.dropFirst(call.bracketed.count).drop { $0 == " " } }
            let parameters = call.bracketed
            add(
                kind == "func" ? name : Substring(kind),
                parameters.dropFirst().dropLast().parts.map {
                    ModuleInterface.Parameter($0, isOfSubscript: kind == "subscript")
                },
                call.dropFirst(parameters.count).conditions)
        case "case":
            for part in head.parts {
                let name = part.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
                let values = part.dropFirst(name.count)
                add(
                    name,
                    values.first == "("
                        ? values.bracketed.dropFirst().dropLast().parts.map { ModuleInterface.Parameter($0) }
                        : nil, "")
            }
        default: add(name, nil, "")
        }
    }

    private func braces(in line: Substring) -> Int {
        line.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }

    private static let holders: Set = ["struct", "enum", "protocol", "class", "actor", "extension"]
    private static let kinds = holders.union([
        "func", "var", "let", "init", "subscript", "typealias", "case", "macro",
    ])

    static let modules: Set<Substring> = [
        "SwiftUI", "PaperUI", "Swift", "Foundation", "FoundationEssentials", "CoreFoundation", "Combine",
        "Symbols",
        "DeveloperToolsSupport", "UIKit", "StoreKit",
    ]

    static func takeAttributes(from rest: inout Substring) -> [Substring] {
        var attributes: [Substring] = []
        while rest.first == "@" {
            var end = rest.dropFirst().drop { $0.isLetter || $0.isNumber || "_.".contains($0) }
            for bracket in "<(" where end.first == bracket { end = end.dropFirst(end.bracketed.count) }
            attributes.append(rest[..<end.startIndex])
            rest = end.drop { $0 == " " }
        }
        return attributes
    }

    /// Takes the modifiers and the keyword.
    private static func takeKind(from rest: inout Substring) -> String? {
        while true {
            _ = takeAttributes(from: &rest)
            let word = rest.prefix { $0.isLetter || $0 == "_" }
            guard !word.isEmpty else { return nil }
            var next = rest.dropFirst(word.count)
            if next.first == "(", !["init", "subscript"].contains(word) {
                next = next.dropFirst(next.bracketed.count)
            }
            let following = next.drop { $0 == " " }
            // A method of a class is a `class func`.
            let isModifier =
                word == "class" && ["func ", "var ", "subscript"].contains(where: following.hasPrefix)
            if kinds.contains(String(word)), !isModifier {
                rest = next.first == "?" ? next.dropFirst() : following
                return String(word)
            }
            guard next.first == " " else { return nil }
            rest = following
        }
    }
}

extension ModuleInterface.Parameter {
    /// - Parameter isOfSubscript: true where a name alone is no label.
    fileprivate init(_ text: Substring, isOfSubscript: Bool = false) {
        var rest = text
        _ = Reader.takeAttributes(from: &rest)
        let label = rest.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
        let isLabelled =
            rest.dropFirst(label.count).drop { $0 != ":" && $0 != "." && $0 != "<" && $0 != "(" }.first == ":"
        let isAlone = rest.dropFirst(label.count).first == ":"
        self.init(
            label: isLabelled && !(isOfSubscript && isAlone) ? label.plain : "_",
            isOptional: text.contains(" = ") || text.hasSuffix("..."))
    }
}

extension Substring {
    /// A name without its module's and without the marks around one that is a keyword.
    fileprivate var plain: String {
        var names = split(separator: ".")
        if names.count > 1, Reader.modules.contains(names[0]) { names.removeFirst() }
        return names.map { $0.first == "`" ? $0.dropFirst().dropLast() : $0 }.joined(separator: ".")
    }

    /// The protocols behind its colon: "Equatable, Hashable".
    fileprivate var conformances: String {
        guard first == " ", dropFirst().first == ":" else { return "" }
        let names = (firstRange(of: " where ").map { self[..<$0.lowerBound] } ?? self).dropFirst(2)
        return names.parts.map(\.plain).joined(separator: ", ").trimmingCharacters(in: .whitespaces)
    }

    /// What stands behind its `where`.
    fileprivate var conditions: Substring {
        let conditions = firstRange(of: " where ").map { self[$0.upperBound...].prefix { $0 != "{" } } ?? ""
        return conditions.last == " " ? conditions.dropLast() : conditions
    }

    /// From its first character, which is a bracket, to the one that closes it.
    fileprivate var bracketed: Substring {
        var depth = 0
        var isWord = false
        var last: Character = " "
        for index in indices {
            let character = self[index]
            defer { last = character }
            if character == "\"", last != "\\" { isWord.toggle() }
            guard !isWord else { continue }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
            if depth == 0 { return self[...index] }
        }
        return self
    }

    /// What stands between its commas.
    fileprivate var parts: [Substring] {
        var parts: [Substring] = []
        var rest = drop { $0 == " " }
        while !rest.isEmpty {
            var end = rest.startIndex
            while end < rest.endIndex, rest[end] != "," {
                let isBracket = "([<".contains(rest[end])
                let isWord = rest[end] == "\""
                end =
                    isBracket
                    ? rest[end...].bracketed.endIndex
                    : isWord
                        ? rest[rest.index(after: end)...].firstIndex(of: "\"").map { rest.index(after: $0) }
                            ?? rest.endIndex
                        : rest.index(after: end)
            }
            parts.append(rest[..<end])
            rest = rest[end...].dropFirst().drop { $0 == " " }
        }
        return parts
    }
}

extension Character {
    fileprivate var isNameStart: Bool { isLetter || self == "_" || self == "`" }
}

// MARK: - How it is called

extension ModuleInterface.Declaration {
    /// Its owner and its name: "View.padding".
    package var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

    /// Its owner, its name and its labels, a "?" behind those that a call may leave out: "View.padding(_?:_?:)".
    package var spelling: String {
        path
            + (parameters.map { "(" + $0.map { "\($0.label)\($0.isOptional ? "?" : ""):" }.joined() + ")" }
                ?? "")
    }

    /// True where it may not be used at all.
    package var isUnavailable: Bool { availability.contains { $0.hasPrefix("@available(*, unavailable") } }

    /// All lists of labels with which it can be called; one of nothing where it is not called.
    package var shapes: Set<[Substring]?> {
        ModuleInterface.shapes(of: parameters?.map { ($0.label[...], $0.isOptional) })
    }
}

extension ModuleInterface {
    /// The same of parameters.
    static func shapes(of labels: [(name: Substring, isOptional: Bool)]?) -> Set<[Substring]?> {
        guard let labels else { return [nil] }
        var shapes: [[Substring]] = [[]]
        for label in labels { shapes = shapes.map { $0 + [label.name] } + (label.isOptional ? shapes : []) }
        return Set(shapes)
    }
}

extension String {
    /// Without the names of the modules.
    var plainNames: String {
        replacing(/[A-Z_]\w*\.(?=[A-Z])/, with: "")
    }
}
