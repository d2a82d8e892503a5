import Foundation
import KataBase
import KataKit
import KataText
import KataWork

/// The chapters as pages for a browser, which need no server and no script: see `BookCommand`.
struct Book: Sendable {
    let title = "Stringline"
    let chapters: [BookChapter]
    let chaptersTitle: String
    let map: BookMap
    /// In the order in which they are read.
    let pages: [BookPage]

    /// Reads everything that is in the book.
    ///
    /// - Parameters:
    ///   - folder: where it will stand, for links to files that are no pages.
    ///   - repository: the address of the repository's files, with a slash at its end; those beside the book where nil.
    init(
        of workspace: Workspace, in folder: URL, repository: String? = nil, environment: [String: String]
    ) async throws {
        let syllabus = Syllabus(parsing: try Files.text(workspace.root.appending(path: Syllabus.path)))
        let chapters = try await Self.chapters(of: workspace, environment: environment)
        let pictures = try BookPicture.all(in: workspace)
        let pages =
            [try Self.front(syllabus, chapters, in: workspace)] + chapters.flatMap(\.pages)
            + (try Self.others(syllabus, in: workspace))

        var map = BookMap(
            workspace: workspace,
            repository: repository
                ?? Self.way(from: folder.real.path, to: workspace.root.path),
            glossary: syllabus.glossary, pictures: pictures)
        for page in pages {
            for (place, id) in page.covers { map.places[place] = (page.path, id) }
        }
        (self.chapters, self.map, self.pages) = (chapters, map, pages)
        chaptersTitle = syllabus.chaptersTitle
    }

    /// The groups of the pages that are no chapter's, in their order.
    var groups: [String] {
        pages.compactMap(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Every file's text by its path.
    func files() async throws -> [String: String] {
        let template = BookTemplate(book: self)
        let written = try await inOrder(
            Array(pages.enumerated()), atOnce: ProcessInfo.processInfo.activeProcessorCount
        ) { index, page in
            let text = try page.content(BookPlace(links: BookLinks(map: map, page: page.path)))
            let whole = try page.content(
                BookPlace(links: BookLinks(map: map, page: page.path, isWhole: true)))
            let before = index > 0 ? pages[index - 1] : nil
            return (
                page: page, text: text, whole: whole,
                html: template.page(page, text, before: before, after: pages[safe: index + 1])
            )
        }
        var files = [
            "book.css": BookStyle.sheet, "search.js": BookSearch.script,
            "search-index.js": BookSearch.index(written.map { ($0.page, $0.text) }, of: chapters),
            "search.html": template.page(BookSearch.page, BookSearch.content),
            "print.html": template.whole(written.map { ($0.page, $0.whole) }),
        ]
        for page in written { files[page.page.path] = page.html }
        for picture in map.pictures.values { files[picture.path] = picture.svg }
        return files
    }

    /// A chapter each, on all cores: git is asked for what changed in every step.
    private static func chapters(
        of workspace: Workspace, environment: [String: String]
    ) async throws -> [BookChapter] {
        let differ = SolutionDiff(workspace: workspace, environment: environment)
        return try await inOrder(
            try Course(workspace).chapters, atOnce: ProcessInfo.processInfo.activeProcessorCount
        ) { chapter in
            let text = try chapter.text()
            let snapshots = try (0...text.steps.count).map { step in
                try workspace.existingSnapshotFolder(of: chapter.name, named: "Step\(step)")
            }
            let changes = try zip(snapshots, snapshots.dropFirst()).map { before, after in
                try differ.text(from: before, to: after, chapter: chapter.name)
            }
            return BookChapter(
                number: chapter.number, name: chapter.name, text: text,
                source: "Chapters/\(chapter.textFile.lastPathComponent)",
                gallery: try BugGallery(of: chapter.name, in: workspace).map {
                    BookGallery(gallery: $0, source: "Solutions/\(chapter.name)/Bugs.md")
                }, changes: changes)
        }
    }

    /// The relative path from one folder to another, with a slash at its end.
    static func way(from folder: String, to other: String) -> String {
        let (from, to) = (folder.split(separator: "/"), other.split(separator: "/"))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        return (up + to.dropFirst(common).map(String.init)).map { "\($0)/" }.joined()
    }
}
