import KataText

/// The frame of a page's text: head, contents, the way back and on.
struct BookTemplate: Sendable {
    let book: Book

    func page(_ page: BookPage, _ text: String, before: BookPage? = nil, after: BookPage? = nil) -> String {
        let links = BookLinks(map: book.map, page: page.path)
        let chapter = book.chapters.first { $0.folder == page.chapter }
        let title = [page.title, chapter?.title, book.title].compactMap(\.self)
        return document(
            title: title.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(
                separator: " – "),
            links: links, contents: contents(links, around: page),
            main: text + "\n" + turn(before, after, links),
            script: page.path == BookSearch.page.path)
    }

    /// The whole book on one page.
    func whole(_ pages: [(page: BookPage, text: String)]) -> String {
        let links = BookLinks(map: book.map, page: "print.html")
        let articles = pages.map { HTML.element("article", "\n" + $0.text + "\n") }
        let title = HTML.element("h1", HTML.escaped("\(book.title), the whole book"))
        return document(
            title: "The whole book – \(book.title)", links: links,
            contents: contents(links, around: nil),
            main: title + "\n" + articles.joined(separator: "\n"), script: false)
    }

    private func document(title: String, links: BookLinks, contents: String, main: String, script: Bool)
        -> String
    {
        let up = links.up
        let scripts =
            script ? "<script src=\"search-index.js\"></script>\n<script src=\"search.js\"></script>\n" : ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTML.escaped(title))</title>
            <link rel="stylesheet" href="\(up)book.css">
            </head>
            <body>
            <a class="skip" href="#main">To the text</a>
            <header>
            <a class="home" href="\(up)index.html">\(book.title)</a>
            <a class="to-contents" href="#contents">Contents</a>
            <a class="to-search" href="\(up)search.html">Search</a>
            <form role="search" action="\(up)search.html">
            <input type="search" name="q" aria-label="Words to look for"><button>Search</button>
            </form>
            </header>
            <main id="main" tabindex="-1">
            \(main)
            </main>
            <nav id="contents" aria-label="Contents">
            \(contents)
            </nav>
            <footer>The text is Chapters/*.md of the workspace. MIT.</footer>
            \(scripts)</body>
            </html>

            """
    }

    private func turn(_ before: BookPage?, _ after: BookPage?, _ links: BookLinks) -> String {
        guard before != nil || after != nil else { return "" }
        let name = { (page: BookPage) in HTML.escaped(page.title) }
        let back =
            before.map { "<a rel=\"prev\" href=\"\(links.address(of: $0.path))\">← \(name($0))</a>" }
            ?? "<span></span>"
        let on =
            after.map { "<a rel=\"next\" href=\"\(links.address(of: $0.path))\">\(name($0)) →</a>" } ?? ""
        return "<nav class=\"turn\" aria-label=\"Back and on\">\n\(back)\n\(on)\n</nav>"
    }

    /// All chapters, with the pages of the one that the reader is in.
    private func contents(_ links: BookLinks, around page: BookPage?) -> String {
        let entry = { (title: String, path: String) in
            HTML.element(
                "a", ["href": links.address(of: path), "aria-current": path == page?.path ? "page" : nil],
                HTML.escaped(title))
        }
        let chapters = book.chapters.map { chapter in
            let inside = book.pages.filter {
                $0.chapter == chapter.folder && page?.chapter == chapter.folder && $0.path != chapter.first
                    && ($0.isListed || $0.path == page?.path)
            }.map { HTML.element("li", entry($0.title, $0.path)) }
            let list =
                inside.isEmpty ? "" : "\n" + HTML.element("ul", "\n" + inside.joined(separator: "\n") + "\n")
            return HTML.element("li", entry(chapter.title, chapter.first) + list)
        }
        let others = book.groups.enumerated().map { index, group in
            let pages =
                book.pages.filter { $0.group == group }.map { ($0.title, $0.path) }
                + (index == 0 ? [("The whole book on one page", "print.html")] : [])
            return (group, pages.map { HTML.element("li", entry($0, $1)) })
        }
        let lists = ([(book.chaptersTitle, chapters)] + others).map { title, items in
            HTML.element("h2", HTML.escaped(title)) + "\n"
                + HTML.element("ul", "\n" + items.joined(separator: "\n") + "\n")
        }
        return HTML.element("div", "\n" + lists.joined(separator: "\n") + "\n")
    }
}
