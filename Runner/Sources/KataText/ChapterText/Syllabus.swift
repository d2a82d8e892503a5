/// Chapters/README.md: how to play, the chapters, the glossary.
package struct Syllabus: Sendable {
    package static let path = "Chapters/README.md"

    package let title: String
    /// The Markdown between the title and the chapters.
    package let howToPlay: String
    package let chaptersTitle: String
    package let chapters: [MarkdownBlock]
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
        title = sections[safe: 1]?.heading ?? ""
        howToPlay = markdown(1)
        let place =
            sections.firstIndex { section in section.lines.contains { $0.hasPrefix("| 1 ") } }
            ?? sections.endIndex
        chaptersTitle = sections[safe: place]?.heading ?? "The chapters"
        var parser = MarkdownBlockParser(markdown(place))
        chapters = parser.blocks()
        glossary = Glossary(
            parsing: sections.dropFirst().map { "## \($0.heading)\n" + $0.lines.joined(separator: "\n") }
                .joined(separator: "\n"))
    }
}
