import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk
@testable import KataText

/// `./kata book` over the tiny workspace.
struct BookTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func book(_ arguments: String...) async throws -> [String: String] {
        let run = try await fixture.kata(["book"] + arguments)
        try #require(run.status == 0, "\(run.errors)")
        let folder = fixture.root.appending(path: arguments.first ?? "book")
        return try Dictionary(
            uniqueKeysWithValues: Files.list(folder).map { ($0, try Files.text(folder.appending(path: $0))) })
    }

    @Test func `a page for every step, and what is around them`() async throws {
        let run = try await fixture.kata("book")

        #expect(run.output == "11 pages: open book/index.html in a browser.\n")
        #expect(
            try Files.list(fixture.root.appending(path: "book")) == [
                "1-Greeting/after.html", "1-Greeting/bugs.html", "1-Greeting/index.html",
                "1-Greeting/step-1.html",
                "1-Greeting/step-2.html", "2-Goodbye/bugs.html", "2-Goodbye/index.html",
                "2-Goodbye/step-1.html",
                "book.css", "glossary.html", "how-to-play.html", "index.html", "print.html",
                "search-index.js",
                "search.html", "search.js",
            ])
    }

    @Test func `on and back go through the whole book`() async throws {
        let book = try await book()
        var pages = ["index.html"]
        while let page = pages.last, let html = book[page],
            let on = html.firstMatch(of: /rel="next" href="([^"]*)"/)
        {
            let folder = page.split(separator: "/").dropLast().joined()
            let next = String(on.1)
            pages.append(
                next.hasPrefix("../")
                    ? String(next.dropFirst(3)) : folder.isEmpty ? next : "\(folder)/\(next)")
            if pages.count > book.count { break }
        }

        #expect(
            pages == [
                "index.html", "1-Greeting/index.html", "1-Greeting/step-1.html", "1-Greeting/step-2.html",
                "1-Greeting/after.html", "1-Greeting/bugs.html", "2-Goodbye/index.html",
                "2-Goodbye/step-1.html",
                "2-Goodbye/bugs.html", "how-to-play.html", "glossary.html",
            ])
        for (before, page) in zip(pages, pages.dropFirst()) {
            let back = try #require(book[page]?.firstMatch(of: /rel="prev" href="([^"]*)"/)?.1)
            #expect(back == (page.contains("/") ? "../" : "") + before)
        }
    }

    @Test func `a step has its parts in order, its hints and what comes after them folded`() async throws {
        let page = try #require(try await book()["1-Greeting/step-1.html"])

        let text = page.prefix(upTo: page.firstRange(of: "<nav id")?.lowerBound ?? page.endIndex)
        let parts = text.matches(of: #/<(?:h[12][^>]*>([^<]*)|summary>([^<]*))/#).map { $0.1 ?? $0.2 ?? "" }
        #expect(
            parts == [
                "The world is greeted", "Promises", "Red", "Hints", "Hint 1", "Hint 2",
                "How ours became green", "Green", "How ours was tidied up", "Refactor", "The whole change",
                "Ours, from the start to the end of step 1: Greeting.swift",
            ])
        #expect(page.contains("<ins>+func greeting() -&gt; String {"))
        #expect(!page.contains("<details open"))
        #expect(!page.contains("<script"))
    }

    @Test func `the promises of a step are one part of its page`() async throws {
        let page = try #require(try await book()["1-Greeting/step-1.html"])

        let part = try #require(
            page.firstMatch(
                of: #/<section class="owed" tabindex="0" aria-label="Promises">([\s\S]*?)<\/section>/#))
        #expect(part.1.contains("<h2 id=\"promises\""))
        #expect(!part.1.contains("<h2 id=\"red\""))
    }

    @Test func `a picture that a page shows is part of the book, and no other one`() async throws {
        try fixture.write("<svg width=\"390\" height=\"120\"></svg>", to: "Chapters/Pictures/1.1-card.svg")
        try fixture.write("<svg width=\"1\" height=\"1\"></svg>", to: "Chapters/Pictures/other.svg")
        try fixture.write("# A wall\n\n![The wall](Chapters/Pictures/wall.svg)\n", to: "README.md")
        try fixture.write("<svg width=\"794\" height=\"400\"></svg>\r\n", to: "Chapters/Pictures/wall.svg")
        try fixture.edit("Chapters/2-Goodbye.md", "Begin at the end.", "![A card](Pictures/1.1-card.svg)")

        let book = try await book()

        #expect(
            book.keys.filter { $0.hasPrefix("pictures/") }.sorted() == [
                "pictures/1.1-card.svg", "pictures/wall.svg",
            ])
        #expect(book["pictures/1.1-card.svg"] == "<svg width=\"390\" height=\"120\"></svg>")
        #expect(
            book["2-Goodbye/step-1.html"]?.contains("<img src=\"../pictures/1.1-card.svg\" alt=\"A card\"")
                == true)
        let whole = try #require(book["print.html"])
        #expect(
            whole.contains("<img src=\"pictures/1.1-card.svg\" alt=\"A card\" width=\"390\" height=\"120\">"))
        let front = try #require(book["index.html"])
        #expect(front.contains("<img src=\"pictures/wall.svg\" alt=\"The wall\""))
    }

    @Test func `the first page has a first step, and the chapters by their numbers`() async throws {
        let page = try #require(try await book()["index.html"])

        #expect(
            page.contains(
                "<a class=\"begin\" href=\"1-Greeting/step-1.html\">Begin: 1.1 The world is greeted</a>"))
        #expect(
            page.contains(
                "<th scope=\"row\">1 · <a href=\"1-Greeting/index.html\">A greeting</a></th><td>2</td>"))
        #expect(page.contains("<th scope=\"col\">chapter</th><th scope=\"col\">steps</th>"))
    }

    @Test func `the contents stand in groups, and what nobody has listed comes last`() async throws {
        try fixture.edit(
            "Chapters/README.md", "## Glossary",
            """
            ## The other pages

            - **While you learn:** see [Helpers.md](Helpers.md).
            - **For teachers:** see [Course.md](Course.md#one).

            ## Glossary
            """)
        for (file, title) in [("Course", "A course"), ("Helpers", "Help"), ("Absence", "Nothing")] {
            try fixture.write(
                "# \(title)\n\n## One\n\n[Others](README.md#the-other-pages)\n", to: "Chapters/\(file).md")
        }

        let book = try await book()

        let page = try #require(book["course.html"])
        let contents = page.suffix(from: try #require(page.firstRange(of: "<nav id=\"contents\"")).lowerBound)
        let words = contents.matches(of: #/<h2>([^<]*)|<a [^>]*>([^<]*)/#).map {
            $0.1.map { "# \($0)" } ?? String($0.2 ?? "")
        }
        #expect(
            words == [
                "# How to play", "1 · A greeting", "2 · A goodbye", "# While you learn", "How to play",
                "Help",
                "Glossary", "The whole book on one page", "# For teachers", "A course", "# More", "Nothing",
            ])
        #expect(page.contains("href=\"index.html#the-other-pages\""))
        #expect(page.contains("rel=\"prev\" href=\"glossary.html\""))
        #expect(page.contains("rel=\"next\" href=\"absence.html\""))
    }

    @Test func `each page of Chapters is in a group of the contents`() throws {
        let workspace = Workspace(root: Repository.root)
        let syllabus = Syllabus(parsing: try Files.text(Repository.root.appending(path: Syllabus.path)))

        let pages = try Book.others(syllabus, in: workspace)

        #expect(pages.filter { $0.group == Book.unlisted }.map(\.title) == [])
        #expect(
            syllabus.groups.map(\.title) == [
                "While you learn", "For teachers", "For authors", "About the project",
            ])
    }

    @Test func `on a page that is read the head leads to search, and the field is where one searches`()
        async throws
    {
        let book = try await book()

        #expect(
            book["1-Greeting/step-1.html"]?.contains(
                "<a class=\"to-search\" href=\"../search.html\">Search</a>") == true)
        #expect(book["search.html"]?.contains("<ol id=\"results\"></ol>") == true)
    }

    @Test func `promises that are folded are folded here, too, and the names are not`() async throws {
        let fixture = try FixtureWorkspace.thanks(at: 0)
        try fixture.foldPromises()
        let run = try await fixture.kata("book")
        try #require(run.status == 0, "\(run.errors)")

        let page = try fixture.read("book/3-Thanks/step-2.html")

        let (open, folded) = try #require(
            page.firstRange(of: "<summary>What is promised").map {
                (page[..<$0.lowerBound], page[$0.lowerBound...])
            })
        #expect(open.contains("The promises are folded until the step is green"))
        #expect(!open.contains("Nobody"))
        #expect(folded.contains("Nobody"))
    }

    @Test func `the whole book is one page, unfolded, and no id is there twice`() async throws {
        let whole = try #require(try await book()["print.html"])

        #expect(whole.matches(of: /<details[^>]* open=""/).count == whole.matches(of: /<details/).count)
        let ids = whole.matches(of: /\bid="([^"]*)"/).map(\.1)
        #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
        let targets = Set(whole.matches(of: /href="#([^"]*)"/).map(\.1))
        #expect(targets.subtracting(ids).sorted() == [])
    }

    @Test func `a long gallery is on light pages, and its list finds each mistake`() async throws {
        let patch = try fixture.read("Solutions/Greeting/Bugs.md").drop { $0 != "`" }.prefix { $0 != "#" }
        let added = String(repeating: "+    // <And so on.>\n", count: 10)
        let bugs = (1...99).map { number in
            """
            ## Mistake \(number)

            \(number % 33 == 0 ? "" : number < 9 ? "*Breaks: A word*" : "*Breaks: By name*")

            \(patch.replacing("+    guard", with: added + "+    guard").replacing("Hallo", with: "Hallo \(number)"))
            """
        }
        try fixture.write("# Bugs\n\n" + bugs.joined(separator: "\n"), to: "Solutions/Greeting/Bugs.md")

        let book = try await book()

        let list = try #require(book["1-Greeting/bugs.html"])
        let links = list.matches(of: /<li><a href="([^"#]*)#([^"]*)">Mistake (\d+)</)
        #expect(links.compactMap { Int($0.3) }.sorted() == Array(1...99))
        for link in links {
            let page = book[String(link.1.trimmingPrefix("../"))]
            #expect(page?.contains("id=\"\(link.2)\"") == true)
        }
        let pages = book.keys.filter { $0.hasPrefix("1-Greeting/bugs") }.sorted()
        #expect(
            pages == [
                "1-Greeting/bugs-1.html", "1-Greeting/bugs-2-2.html", "1-Greeting/bugs-2-3.html",
                "1-Greeting/bugs-2-4.html", "1-Greeting/bugs-2.html", "1-Greeting/bugs-other.html",
                "1-Greeting/bugs.html",
            ])
        #expect(book["1-Greeting/bugs-2-3.html"]?.contains("<h1>Bugs of step 2, page 3</h1>") == true)
        for page in pages { #expect(try #require(book[page]).utf8.count < 32_000) }
    }

    @Test func `files of the repository are linked beside the book, or where they are on the web`()
        async throws
    {
        try fixture.write(
            "# For teachers\n\n[The tests](../Tests/GoodbyeTests)\n", to: "Chapters/ForTeachers.md")

        let near = try await book("a/b")
        #expect(near["for-teachers.html"]?.contains("href=\"../../Tests/GoodbyeTests\"") == true)
        let far = try await book("c", "--files", "https://example.com/blob/main")
        #expect(
            far["for-teachers.html"]?.contains("href=\"https://example.com/blob/main/Tests/GoodbyeTests\"")
                == true)
    }

    @Test func `a dead link is said, and nothing is written`() async throws {
        let text = try fixture.read("Chapters/2-Goodbye.md")
        try fixture.write(
            text.replacing("Begin at the end.", with: "[Begin](nowhere.md)."), to: "Chapters/2-Goodbye.md")

        let run = try await fixture.kata("book")

        #expect(run.status == 2)
        #expect(
            run.errors
                == "'Chapters/2-Goodbye.md' has a link that leads nowhere: 'nowhere.md'. ./kata verify says its line.\n"
        )
        #expect(!Files.exists(fixture.root.appending(path: "book")))
    }

    @Test func `what else is in the folder of a book stays`() async throws {
        _ = try await book()
        try fixture.write("mine", to: "book/notes.txt")

        #expect(try await book()["notes.txt"] == "mine")
    }

    @Test func `a book from before there were marks is one`() async throws {
        _ = try await book()
        try fixture.shell("rm book/.stringline")

        #expect(try await book()["index.html"] != nil)
    }

    @Test(arguments: ["mine", "mine/", ".", "Sources", "/"])
    func `a folder with something else in it is left alone`(_ folder: String) async throws {
        try fixture.write("<h1>Mine</h1>", to: "mine/index.html")

        let run = try await fixture.kata("book", folder)

        let path =
            folder == "/" ? "" : fixture.root.path + (folder == "." ? "" : "/\(folder.prefix { $0 != "/" })")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "'\(path.isEmpty ? "/" : path)' holds files that this command did not write, so nothing was written. Name a new folder or an empty one, such as '\(path)/book'.\n"
        )
        #expect(try fixture.read("mine/index.html") == "<h1>Mine</h1>")
        #expect(!Files.exists(fixture.root.appending(path: "book.css")))
    }

    @Test func `an empty word is no folder`() async throws {
        try fixture.shell("mkdir empty")

        let run = try await fixture.kata(["book", ""], environment: [:], in: "empty")

        #expect(run.errors == "'' names no folder. See: ./kata book --help\n")
        #expect(run.status == 2)
        #expect(try Files.list(fixture.root.appending(path: "empty")) == [])
    }

    @Test func `two headings of one name have two anchors, which verify and the whole book know`()
        async throws
    {
        try fixture.write(
            "# Tags\n\n[one](#tags-1), [two](#tags-2), [three](#more)\n\n## Tags\n\n> ### Tags\n\n## More ##\n",
            to: "Chapters/ForTeachers.md")

        let proof = try await fixture.kata("verify", "pages")
        let book = try await book()

        #expect(proof.status == 0, "\(proof.output)")
        let page = try #require(book["for-teachers.html"])
        let ids = page.matches(of: #/<h[1-6] id="([^"]*)"/#).map { String($0.1) }
        #expect(ids == ["tags-1", "tags-2", "more"])
        #expect(["#tags-1", "#tags-2", "#more"].allSatisfy { page.contains("href=\"\($0)\"") })
        let whole = try #require(book["print.html"])
        for id in ids { #expect(whole.ranges(of: " id=\"for-teachers-\(id)\"").count == 1) }
        #expect(whole.contains("href=\"#for-teachers-tags-2\""))
    }

    @Test func `a link to a part of a step, and two closing sections of one name`() async throws {
        try fixture.edit(
            "Chapters/1-Greeting.md", "Greet two people.",
            "[Greet](#red-1) [two](#your-turn-1) [people](#hints).\n\n### Red\n\n## Your turn\n\nAgain.")

        let proof = try await fixture.kata("verify", "1")
        let book = try await book()

        #expect(proof.status == 0, "\(proof.output)")
        let page = try #require(book["1-Greeting/after.html"])
        #expect(page.contains("href=\"../1-Greeting/step-2.html#red\">Greet</a>"))
        #expect(page.contains("href=\"#your-turn-1\">two</a>"))
        #expect(page.contains("href=\"../1-Greeting/step-1.html#hints\">people</a>"))
        #expect(page.contains("<h3 id=\"red-2\">Red</h3>"))
        #expect(page.contains("<h2 id=\"your-turn-1\">Your turn</h2>"))
        let ids = try #require(book["print.html"]).matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `a file in the folder's place is left alone`() async throws {
        try fixture.write("mine", to: "book")

        let run = try await fixture.kata("book")

        #expect(run.status == 2)
        #expect(
            run.errors
                == "'\(fixture.root.path)/book' is a file, and files are to be put into a folder of that name. Name another folder, or move the file away.\n"
        )
        #expect(try fixture.read("book") == "mine")
    }

    @Test(
        arguments: [
            ("/a/b", "/a", "../"), ("/a/b", "/a/c", "../c/"), ("/a", "/a", ""),
            ("/x/y", "/a/b", "../../a/b/"), ("/a", "/a/b", "b/"),
        ])
    func `the way from one folder to another`(_ from: String, _ to: String, _ way: String) {
        #expect(Book.way(from: from, to: to) == way)
    }

    @Test func `search knows the words of a page and none of its marks`() {
        #expect(BookSearch.text(of: "<p>a <b>b</b> &lt;c&gt; &amp;amp;</p>\n<p>d</p>") == "a b <c> &amp; d")
    }
}
