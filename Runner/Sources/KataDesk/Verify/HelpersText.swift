import KataBase

/// What a page says of a module's public declarations, as Markdown.
///
/// A type has a heading, what its doc comment says, and a list of its members. A function has a heading, with all that go
/// by its name; so has what a module adds to another's type.
struct HelpersText {
    private let declarations: [PublicDeclaration]

    /// - Parameter declarations: in the order of the files.
    init(_ declarations: [PublicDeclaration]) {
        self.declarations = declarations
    }

    var lines: [String] {
        let owners = Set(declarations.map(\.owner))
        let types = declarations.filter { $0.isType && ($0.owner.isEmpty || owners.contains($0.name)) }
        let typeNames = Set(types.map(\.name))
        var sections: [(heading: String, all: [PublicDeclaration])] = []
        for one in declarations where !typeNames.contains(one.owner) || typeNames.contains(one.name) {
            let heading = typeNames.contains(one.name) ? one.name : one.baseName
            if let index = sections.firstIndex(where: { $0.heading == heading }) {
                sections[index].all.append(one)
            } else {
                sections.append((heading, [one]))
            }
        }
        let parts = sections.flatMap { heading, all in
            ["### \(heading)"]
                + (typeNames.contains(heading)
                    ? description(ofType: all[0], besides: typeNames) : all.flatMap(description(ofFunction:)))
        }
        return ["", parts.joined(separator: "\n\n"), ""].joined(separator: "\n").linesBetweenFeeds
    }

    private func description(ofFunction function: PublicDeclaration) -> [String] {
        let owner = function.owner.isEmpty ? "" : " of `\(function.owner)`"
        let items = function.comment.items
        return ["`\(function.text)`\(owner)", function.comment.discussion]
            + (items.isEmpty ? [] : [Self.list(of: items)])
    }

    private func description(ofType type: PublicDeclaration, besides types: Set<String>) -> [String] {
        let all = declarations.filter { $0.owner == type.name && !types.contains($0.name) }
        // Before those in the extensions of other files.
        let members = all.filter { $0.file == type.file } + all.filter { $0.file != type.file }
        return [type.comment.discussion] + (members.isEmpty ? [] : [list(of: members)])
    }

    /// Those that say nothing share a line at the end.
    private func list(of members: [PublicDeclaration]) -> String {
        let items = members.filter { !$0.comment.summary.isEmpty }.map {
            ("`\($0.text)`", $0.comment.summary)
        }
        let others = members.filter { $0.comment.summary.isEmpty }.map { "`\($0.text)`" }
        let last = others.isEmpty ? [] : [(others.joined(separator: ", "), "as the names say.")]
        return Self.list(of: items + last)
    }

    private static func list(of items: [(name: String, text: String)]) -> String {
        items.map { "- \($0.name): \($0.text)" }.joined(separator: "\n")
    }
}
