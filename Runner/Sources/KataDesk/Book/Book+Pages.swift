import KataBase
import KataText

/// The pages that are no chapter's.
extension Book {
    /// - Throws: where the README cannot be read.
    static func front(
        _ syllabus: Syllabus, _ chapters: [BookChapter], in workspace: Workspace
    ) throws(KataError) -> BookPage {
        let sections = [(syllabus.chaptersTitle, syllabus.chapters), (Syllabus.othersTitle, syllabus.others)]
            .filter { !$1.isEmpty }.map { (id: MarkdownLinks.anchor(of: $0), title: $0, blocks: $1) }
        let covers = sections.map { ("\(Syllabus.path)#\($0.id)", Optional($0.id)) }
        let picture = try firstPicture(in: workspace)
        return BookPage(
            path: "index.html", title: "Stringline",
            covers: Dictionary(covers) { first, _ in first }
        ) { place throws(KataError) in
            let writer = place.writer(of: Syllabus.path)
            let howTo = HTML.element(
                "a", ["href": place.links.address(of: "how-to-play.html")], "How to play")
            var parts = [
                place.heading(1, id: "", "Stringline"),
                HTML.element(
                    "p",
                    "Write the test first, and each save tells you whether your SwiftUI code does what it should: that is what you learn here, in small steps, and your own tests are tested, too."
                ),
            ]
            if let chapter = chapters.first, let step = chapter.text.steps.first {
                let words = HTML.escaped("Begin: \(chapter.number).\(step.number) \(step.title)")
                let address = place.links.address(of: chapter.path(of: step))
                parts.append(
                    HTML.element("p", HTML.element("a", ["class": "begin", "href": address], words)))
            }
            parts.append(try place.writer(of: readme).html(picture))
            parts.append(HTML.element("p", "This is the text. You work in the workspace, with two commands:"))
            parts.append(
                writer.fence(
                    .other("sh"),
                    "./kata start 1      # the first test is on: red\n./kata watch        # keep it open beside the editor"
                ))
            parts.append(HTML.element("p", "\(howTo) says the rest."))
            for section in sections {
                parts.append(place.heading(2, id: section.id, HTML.escaped(section.title)))
                parts.append(try writer.html(section.blocks.map { counting($0, chapters) }))
            }
            return parts.joined(separator: "\n")
        }
    }

    private static let readme = "README.md"

    /// The first picture that the README shows; nothing where it has none.
    private static func firstPicture(in workspace: Workspace) throws(KataError) -> [MarkdownBlock] {
        let file = workspace.root.appending(path: readme)
        guard Files.exists(file) else { return [] }
        var parser = MarkdownBlockParser(try Files.text(file))
        let picture = parser.blocks().first { block in
            guard case .paragraph(let text) = block else { return false }
            return InlineParser(text).runs().first?.picture != nil
        }
        return [picture].compactMap(\.self)
    }

    /// The table of chapters with their numbers before their titles, and with a column of their steps.
    private static func counting(_ block: MarkdownBlock, _ chapters: [BookChapter]) -> MarkdownBlock {
        guard case .table(let table) = block, table.header.count > 1, table.header[0].isEmpty else {
            return block
        }
        let place = table.header.dropFirst(2).firstIndex(of: "minutes") ?? table.header.endIndex
        let with = { (row: [String], title: String, steps: String) in
            [title] + row[2..<place] + [steps] + row[place...]
        }
        let rows = table.rows.map { row in
            let steps = chapters.first { String($0.number) == row[0] }.map { String($0.text.steps.count) }
            return with(row, "\(row[0]) · \(row[1])", steps ?? "")
        }
        return .table(MarkdownTable(header: with(table.header, table.header[1], "steps"), rows: rows))
    }

    /// The pages that are no chapter's, in the order of their groups. What nobody has listed comes last.
    static func others(_ syllabus: Syllabus, in workspace: Workspace) throws(KataError) -> [BookPage] {
        var left = try workspace.otherPages().filter { $0 != Syllabus.path }
        var pages: [BookPage] = []
        for (index, group) in syllabus.groups.enumerated() {
            let sources = group.pages.compactMap {
                PageLinks(workspace: workspace, path: Syllabus.path).place(of: $0)
            }
            var own: [BookPage] = index == 0 ? [howToPlay(syllabus)] : []
            for source in sources where left.contains(source) {
                left.removeAll { $0 == source }
                own.append(try page(of: source, in: workspace))
            }
            if index == 0 { own.append(glossary(syllabus)) }
            pages += own.map { $0.standing(in: group.title) }
        }
        for source in left { pages.append(try page(of: source, in: workspace).standing(in: unlisted)) }
        return pages
    }

    /// The group of the pages that are in none.
    static let unlisted = "More"

    static func howToPlay(_ syllabus: Syllabus) -> BookPage {
        var anchors = HeadingAnchors()
        _ = anchors.next(syllabus.title)
        let before = anchors
        let ids = MarkdownBlock.headings(in: syllabus.howToPlay).map { anchors.next($0) }
        let covers = Dictionary(ids.map { ("\(Syllabus.path)#\($0)", Optional($0)) }) { first, _ in first }
        return BookPage(
            path: "how-to-play.html", title: syllabus.title,
            covers: covers.merging([Syllabus.path: nil]) { $1 }
        ) {
            place throws(KataError) in
            place.heading(1, id: "", HTML.escaped(syllabus.title)) + "\n"
                + (try place.writer(of: Syllabus.path).html(syllabus.howToPlay, after: before))
        }
    }

    static func glossary(_ syllabus: Syllabus) -> BookPage {
        BookPage(path: BookMap.glossaryPage, title: Glossary.title) { place throws(KataError) in
            let writer = place.writer(of: Syllabus.path)
            var entries: [String] = []
            for term in syllabus.glossary.terms {
                let name = try writer.inline(term.name + (term.more.isEmpty ? "" : " (\(term.more))"))
                entries.append(HTML.element("dt", ["id": place.idPrefix + term.anchor], name))
                entries.append(HTML.element("dd", try writer.inline(term.markdown)))
            }
            return place.heading(1, id: "", Glossary.title) + "\n"
                + HTML.element("dl", "\n" + entries.joined(separator: "\n") + "\n")
        }
    }

    /// Any other page of Chapters, such as what there is for teachers.
    ///
    /// - Parameter source: "Chapters/Facilitating.md", which begins with its title.
    static func page(of source: String, in workspace: Workspace) throws(KataError) -> BookPage {
        let markdown = try Files.text(workspace.root.appending(path: source))
        let first = markdown.linesBetweenFeeds.first ?? ""
        let title = first.drop { "# ".contains($0) }.trimmed
        let anchors = MarkdownLinks(markdown).anchors.dropFirst()
        let covers = Dictionary(anchors.map { ("\(source)#\($0)", Optional($0)) }) { first, _ in first }
        var before = HeadingAnchors()
        _ = before.next(title)
        let start = before
        return BookPage(
            path: address(of: source.lastPathComponent), title: title,
            covers: covers.merging([source: nil]) { $1 }
        ) {
            place throws(KataError) in
            place.heading(1, id: "", HTML.escaped(title)) + "\n"
                + (try place.writer(of: source).html(
                    String(markdown.dropFirst(first.count)), after: start))
        }
    }

    /// "WorkingAlone.md" is working-alone.html.
    private static func address(of file: String) -> String {
        if file == "Facilitating.md" { return "workshop.html" }
        let words = file.dropLast(".md".count).replacing(/[a-z0-9][A-Z]/) {
            "\($0.output.prefix(1))-\($0.output.suffix(1))"
        }
        return words.lowercased() + ".html"
    }
}
