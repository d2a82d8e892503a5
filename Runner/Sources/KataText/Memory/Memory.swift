import KataBase

/// The runner's memory between two commands, a page a chapter.
///
/// Package.swift says how far the learner is, and the history has the work. Who loses this loses which hints were shown,
/// what the last check advised, which mistakes were played, when steps are due once more, and by which numbers a state
/// from before a renumbering is to be read.
package struct Memory: Equatable, Sendable {
    /// The chapter last worked on.
    package var chapter: String?
    private var pages: [String: ChapterPage] = [:]

    package init() {}

    package subscript(chapter: String) -> ChapterPage {
        get { pages[chapter] ?? ChapterPage() }
        set { pages[chapter] = newValue }
    }
}

extension Memory: Codable {
    private enum Key: CodingKey { case chapter, pages }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        chapter = try container.decodeIfPresent(String.self, forKey: .chapter)
        pages =
            try container.decodeIfPresent([String: ChapterPage].self, forKey: .pages)
            ?? FormerMemory(from: decoder).pages
    }
}
