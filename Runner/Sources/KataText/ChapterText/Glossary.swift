/// The words that the chapters use, from the glossary of Chapters/README.md.
///
///     - **Gate**: a stub that holds every call until the test lets it go.
package struct Glossary: Sendable {
    package struct Term: Equatable, Sendable {
        /// "System under test"
        package let name: String
        /// The other words before the colon: "sut".
        package let more: String
        /// The Markdown behind the colon.
        package let markdown: String

        /// The anchor by which a page's link finds it: "system-under-test".
        package var anchor: String { MarkdownLinks.anchor(of: name) }
    }

    /// The heading of the section.
    package static let title = "Glossary"

    package let terms: [Term]

    /// - Parameter markdown: a page with a section of that name; none has no terms.
    package init(parsing markdown: String) {
        let lines = markdown.linesBetweenFeeds
        let start = lines.firstIndex(of: "## \(Self.title)").map { $0 + 1 } ?? lines.endIndex
        let end = lines[start...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
        var terms: [Term] = []
        for line in lines[start..<end] {
            if let match = line.wholeMatch(of: /- \*\*(.+?)\*\*(?: \((.+?)\))?: (.*)/) {
                terms.append(
                    Term(
                        name: Self.plain(String(match.1)), more: Self.plain(match.2.map(String.init) ?? ""),
                        markdown: String(match.3)))
            } else if let last = terms.last, line.hasPrefix("  ") {
                let markdown = last.markdown + "\n" + line.trimmed
                terms[terms.count - 1] = Term(name: last.name, more: last.more, markdown: markdown)
            }
        }
        self.terms = terms
    }

    /// The term that a link's words are about: its name, in the plural too, a word of it, or words of its definition.
    package func term(for label: String) -> Term? {
        let label = Self.plain(label).lowercased()
        guard !label.isEmpty else { return nil }
        let singular = label.hasSuffix("s") ? String(label.dropLast()) : label
        let isNamed = { (term: Term, label: String) in
            [term.name.lowercased(), term.more.lowercased()].contains(label)
        }
        return terms.first { isNamed($0, label) || isNamed($0, singular) }
            ?? terms.first { $0.name.lowercased().split(separator: " ").contains(label[...]) }
            ?? terms.first { Self.plain($0.markdown).lowercased().contains(label) }
    }

    /// True where a link's words are about the glossary itself.
    package static func isNamed(in label: String) -> Bool { label.lowercased().contains(title.lowercased()) }

    private static func plain(_ text: String) -> String {
        String(text.filter { !"`,*".contains($0) }).replacing("\n", with: " ")
    }
}
