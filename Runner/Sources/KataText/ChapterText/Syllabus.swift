/// Chapters/README.md: how to play, the chapters, the other pages, the glossary.
package struct Syllabus: Sendable {
    package static let path = "Chapters/README.md"

    /// Pages that are no chapter's, and for whom they are.
    package struct Group: Equatable, Sendable {
        /// "For teachers"
        package let title: String
        /// The targets of its links: "Facilitating.md".
        package let pages: [String]
    }

    package let title: String
    /// The Markdown between the title and the chapters.
    package let howToPlay: String
    package let chaptersTitle: String
    package let chapters: [MarkdownBlock]
    package static let othersTitle = "The other pages"
    package let others: [MarkdownBlock]
    /// As the items of the list there name them, `- **For teachers:** …`; where there is no list, one without pages.
    package let groups: [Group]
    package let glossary: Glossary

    package init(parsing markdown: String) {
        var sections: [(heading: String, lines: [String])] = [("", [])]
        for line in FencedLines(markdown).lines {
            if !line.isFenced, line.text.hasPrefix("## ") || line.text.hasPrefix("# ") {
                sections.append((line.text.drop { "# ".contains($0) }.trimmed, []))
            } else {
                sections[sections.count - 1].lines.append(line.text)
            }
        }
        let markdown = { (index: Int) in (sections[safe: index]?.lines ?? []).joined(separator: "\n") }
        let whole = { (sections: ArraySlice<(heading: String, lines: [String])>) in
            sections.map { "## \($0.heading)\n" + $0.lines.joined(separator: "\n") }.joined(separator: "\n")
        }
        title = sections[safe: 1]?.heading ?? ""
        let place =
            sections.firstIndex { section in section.lines.contains { $0.hasPrefix("| 1 ") } }
            ?? sections.endIndex
        // What is for later stands in sections of its own.
        howToPlay = markdown(1) + (place > 2 ? "\n" + whole(sections[2..<place]) : "")
        chaptersTitle = sections[safe: place]?.heading ?? "The chapters"
        var parser = MarkdownBlockParser(markdown(place))
        chapters = parser.blocks()
        parser = MarkdownBlockParser(
            sections.first { $0.heading == Self.othersTitle }?.lines.joined(separator: "\n") ?? "")
        others = parser.blocks()
        let named = others.flatMap(Self.groups)
        groups = named.isEmpty ? [Group(title: title, pages: [])] : named
        glossary = Glossary(parsing: whole(sections.dropFirst()))
    }

    private static func groups(in block: MarkdownBlock) -> [Group] {
        guard case .list(_, let items) = block else { return [] }
        return items.compactMap { item in
            guard case .paragraph(let text)? = item.first else { return nil }
            let runs = InlineParser(text).runs()
            let title = runs.prefix { $0.traits.contains(.bold) }.map(\.text).joined()
            return Group(
                title: String(title.prefix { $0 != ":" }),
                pages: runs.compactMap(\.target).map { String($0.prefix { $0 != "#" }) })
        }
    }
}
