import Foundation
import Testing

@testable import KataKit

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

    @Test func `a step has its parts in order, what comes after Red folded`() async throws {
        let page = try #require(try await book()["1-Greeting/step-1.html"])

        let parts = page.matches(of: #/<(?:h[12][^>]*>([^<]*)|summary>([^<]*))/#).map { $0.1 ?? $0.2 ?? "" }
        #expect(
            parts == [
                "The world is greeted", "Promises", "Red", "How ours became green", "Green", "Refactor",
                "Hints", "Hint 1",
                "Hint 2", "The whole change", "Ours, from the start to the end of step 1: Greeting.swift",
            ])
        #expect(page.contains("<ins>+func greeting() -&gt; String {"))
        #expect(!page.contains("<details open"))
        #expect(!page.contains("<script"))
    }

    @Test func `the whole book is one page, unfolded, and no id is there twice`() async throws {
        let whole = try #require(try await book()["print.html"])

        #expect(whole.matches(of: /<details[^>]* open=""/).count == whole.matches(of: /<details/).count)
        let ids = whole.matches(of: /\bid="([^"]*)"/).map(\.1)
        #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
        let targets = Set(whole.matches(of: /href="#([^"]*)"/).map(\.1))
        #expect(targets.subtracting(ids).sorted() == [])
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

    @Test func `what else is in the folder stays`() async throws {
        try fixture.write("mine", to: "book/notes.txt")

        #expect(try await book()["notes.txt"] == "mine")
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
