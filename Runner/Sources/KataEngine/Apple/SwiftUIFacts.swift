import Foundation
import KataBase
import KataText

/// The facts about the names of SwiftUI that PaperUI has: how each is called, and since which system it is there. The list
/// stands in a file, whose first lines say how to read it.
package struct SwiftUIFacts: Sendable {
    /// The first system that has a name, of each kind; nil where it is not there.
    package struct Since: Equatable, Sendable {
        package var iOS: Version?
        package var macOS: Version?
    }

    package struct Version: Comparable, Sendable, CustomStringConvertible {
        let major: Int
        var minor = 0

        package static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
        package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
    }

    package struct Fact: Sendable {
        /// The names of the parameters, with whether a call may leave them out; nil where it is not called.
        let labels: [(name: Substring, isOptional: Bool)]?
        package let since: Since
        /// The conditions under which alone it is meant; nothing where it is meant always.
        let conditions: Substring
    }

    /// The name of the list in a workspace.
    package static let fileName = "Runner/SwiftUI-facts.txt"

    /// By owner and name.
    private let facts: [Substring: [Fact]]

    package init(of workspace: Workspace) throws {
        try self.init(Files.text(workspace.root.appending(path: Self.fileName)))
    }

    /// - Throws: where a line cannot be read.
    package init(_ text: String) throws(KataError) {
        var facts: [Substring: [Fact]] = [:]
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
            guard words.count == 3, let iOS = Self.version(words[0]), let macOS = Self.version(words[1])
            else {
                throw KataError("'\(Self.fileName)' has a line that is no fact: line \(number + 1), \(line)")
            }
            let parts = words[2].trimmingPrefix(while: { $0 == " " }).split(
                separator: " where ", maxSplits: 1)
            let name = parts[0].prefix { $0 != "(" }
            let labels = parts[0].dropFirst(name.count).dropFirst().dropLast()
            facts[name, default: []].append(
                Fact(
                    labels: parts[0].hasSuffix(")")
                        ? labels.split(separator: ":").map {
                            ($0.last == "?" ? $0.dropLast() : $0, $0.last == "?")
                        } : nil,
                    since: Since(iOS: iOS.first, macOS: macOS.first),
                    conditions: parts.count > 1 ? parts[1] : ""))
        }
        self.facts = facts
    }

    /// - Returns: one version, or none for "-"; nil for anything else.
    private static func version(_ word: Substring) -> [Version]? {
        if word == "-" { return [] }
        let numbers = word.split(separator: ".").map { Int($0) }
        guard let major = numbers.first ?? nil, numbers.count < 3 else { return nil }
        return [Version(major: major, minor: numbers.count > 1 ? numbers[1] ?? 0 : 0)]
    }

    /// The facts that a declaration stands for.
    package func facts(of declaration: ModuleInterface.Declaration) -> [Fact] {
        let shapes = declaration.shapes
        return (facts[declaration.path[...]] ?? []).filter {
            !shapes.isDisjoint(with: ModuleInterface.shapes(of: $0.labels))
                && ($0.conditions.isEmpty || declaration.conditions.plainNames == $0.conditions)
        }
    }

    /// How near a name of PaperUI's comes to SwiftUI's.
    package enum Closeness {
        /// It is called in the same ways.
        case toTheLetter
        /// It is called in some of the ways.
        case narrower
    }

    /// - Returns: nil for what cannot be called so there.
    package func closeness(of declaration: ModuleInterface.Declaration) -> Closeness? {
        let facts = facts(of: declaration)
        let shapes = facts.map { ModuleInterface.shapes(of: $0.labels) }
        if shapes.contains(declaration.shapes) { return .toTheLetter }
        return declaration.shapes.isSubset(of: shapes.reduce([]) { $0.union($1) }) ? .narrower : nil
    }

    /// The owners and names of all facts: "View.padding".
    package var paths: Set<String> { Set(facts.keys.map(String.init)) }

    /// The first systems that have a declaration; nil where there is no fact about it.
    package func since(_ declaration: ModuleInterface.Declaration) -> Since? {
        var facts = facts(of: declaration)
        if facts.contains(where: { !$0.conditions.isEmpty }) { facts.removeAll(where: \.conditions.isEmpty) }
        guard !facts.isEmpty else { return nil }
        return Since(iOS: facts.compactMap(\.since.iOS).min(), macOS: facts.compactMap(\.since.macOS).min())
    }

    /// The text of an interface in which each declaration says since when it is there, and where it is not.
    func marking(_ interface: ModuleInterface) -> String {
        var marks: [Int: String] = [:]
        for declaration in interface.declarations where !declaration.isUnavailable {
            if let since = since(declaration) { marks[declaration.line] = since.attribute }
        }
        return interface.lines.enumerated().map { number, line in
            (marks[number].map { $0 + "\n" } ?? "") + line
        }.joined(separator: "\n")
    }
}

extension SwiftUIFacts.Since {
    /// The version of what a system does not have. What is marked as missing altogether may not stand in other declarations,
    /// and the module could not be made.
    private static let never = "9999"

    /// The attribute that says it to a compiler.
    fileprivate var attribute: String {
        "@available(iOS \(iOS.map(\.description) ?? Self.never), macOS \(macOS.map(\.description) ?? Self.never), *)"
    }

    /// The compiler's words about a name, as they are where a system is said not to have it.
    static func words(_ message: String) -> String {
        message.replacing(/is only available in (\w+) 9999 or newer/) { "is unavailable in \($0.1)" }
    }
}
