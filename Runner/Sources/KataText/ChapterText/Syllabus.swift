/// Chapters/README.md: how to play, the chapters, the glossary.
package struct Syllabus: Sendable {
    package static let path = "Chapters/README.md"

    package let title: String
    /// The Markdown between the title and the chapters.
    package let howToPlay: String
    package let chaptersTitle: String
    package let chapters: [MarkdownBlock]
    package let glossary: Glossary

    /// A step in the table of all steps: `| 1.4 | Removing a line | yours | what is new |`.
    package struct StepRow: Equatable, Sendable {
        package let chapter: Int
        package let step: Int
        package let title: String
        /// Whether the step's test is the learner's.
        package let isOwn: Bool

        package init(chapter: Int, step: Int, title: String, isOwn: Bool) {
            (self.chapter, self.step, self.title, self.isOwn) = (chapter, step, title, isOwn)
        }

        /// As the table has it, without what is new.
        package var markdown: String { "| \(chapter).\(step) | \(title) | \(isOwn ? "yours" : "ours") |" }
    }

    /// The rows of the table of all steps, each with its line, counted from 1; none where there is no such table.
    package static func stepRows(in markdown: String) -> [(row: StepRow, line: Int)] {
        FencedLines(markdown).lines.enumerated().compactMap { index, line in
            let pattern =
                #/\| *(?<chapter>\d+)\.(?<step>\d+) *\| *(?<title>.*?) *\| *(?<whose>ours|yours) *\|.*/#
            guard !line.isFenced, let match = line.text.trimmed.wholeMatch(of: pattern),
                let chapter = Int(match.chapter), let step = Int(match.step)
            else { return nil }
            let row = StepRow(
                chapter: chapter, step: step, title: String(match.title), isOwn: match.whose == "yours")
            return (row, index + 1)
        }
    }

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
