import KataBase
import KataText

/// The pages that are no chapter's.
extension Book {
    static func front(_ syllabus: Syllabus, _ chapters: [BookChapter]) -> BookPage {
        let anchor = MarkdownLinks.anchor(of: syllabus.chaptersTitle)
        return BookPage(
            path: "index.html", title: "Stringline", covers: ["\(Syllabus.path)#\(anchor)": anchor]
        ) { place throws(KataError) in
            let writer = place.writer(of: Syllabus.path)
            let howTo = HTML.element(
                "a", ["href": place.links.address(of: "how-to-play.html")], "How to play")
            return [
                place.heading(1, id: "", "Stringline"),
                HTML.element(
                    "p",
                    "Test-driven development in Swift, by doing it: small steps, each with a test that fails, a text that walks red, green, refactor, and a reference solution. This is the text; you work in the workspace, with two commands."
                ),
                writer.fence(
                    .other("sh"),
                    "./kata start 1      # the first test is on: red\n./kata watch        # keep it open beside the editor"
                ),
                HTML.element("p", "\(howTo) says the rest."),
                place.heading(2, id: anchor, HTML.escaped(syllabus.chaptersTitle)),
                try writer.html(syllabus.chapters.map { counting($0, chapters) }),
            ].joined(separator: "\n")
        }
    }

    /// The table of chapters with a column of their steps.
    private static func counting(_ block: MarkdownBlock, _ chapters: [BookChapter]) -> MarkdownBlock {
        guard case .table(let table) = block, table.header.count > 2 else { return block }
        let rows = table.rows.map { row in
            let steps = chapters.first { String($0.number) == row.first }.map { String($0.text.steps.count) }
            return Array(row.prefix(2)) + [steps ?? ""] + row.dropFirst(2)
        }
        return .table(
            MarkdownTable(
                header: Array(table.header.prefix(2)) + ["steps"] + table.header.dropFirst(2), rows: rows))
    }

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
