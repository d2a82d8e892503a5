import Foundation

/// All chapters in their order.
struct Course: Sendable {
    let chapters: [Chapter]
    let manifest: Manifest

    /// Reads Package.swift and the names of the texts in Chapters.
    init(_ workspace: Workspace) throws(KataError) {
        manifest = try Manifest(parsing: try Files.text(workspace.manifestFile))
        let texts = try Files.list(workspace.chaptersFolder).compactMap(ChapterFile.init)
        var chapters: [Chapter] = []
        for line in manifest.lines {
            guard let text = texts.first(where: { $0.chapter == line.name }) else {
                throw .manifest(Self.noText(for: line, of: manifest, among: texts))
            }
            chapters.append(
                Chapter(
                    number: text.number, name: line.name, step: line.step, steps: line.steps,
                    textFile: workspace.chaptersFolder.appending(path: text.name)))
        }
        self.chapters = chapters.sorted { $0.number < $1.number }
    }

    private static func noText(
        for line: Manifest.Line, of manifest: Manifest, among texts: [ChapterFile]
    ) -> KataError.ManifestProblem {
        // A text that no line names may be this one, misspelt: its number is not taken.
        let taken = texts.filter { text in manifest.lines.contains { $0.name == text.chapter } }
        let number = ChapterFile.freeNumber(among: taken)
        return .noText(line: line.number, chapter: line.name, file: "Chapters/\(number)-\(line.name).md")
    }

    /// The chapter that somebody means: by number, by name, or by an unambiguous beginning, in any case.
    func chapter(_ query: String) throws(KataError) -> Chapter {
        if let number = Int(query), let chapter = chapters.first(where: { $0.number == number }) {
            return chapter
        }
        let wanted = query.lowercased()
        if let exact = chapters.first(where: { $0.name.lowercased() == wanted }) { return exact }
        let candidates = chapters.filter { $0.name.lowercased().hasPrefix(wanted) }
        if candidates.count == 1 { return candidates[0] }
        if candidates.count > 1 { throw .ambiguousChapter(query, candidates: candidates.map(\.name)) }
        throw .unknownChapter(
            query, nearest: Spelling.nearest(to: query, among: chapters.map(\.name)),
            known: chapters.map { "\($0.number) \($0.name)" })
    }

    func chapter(named name: String) -> Chapter? { chapters.first { $0.name == name } }
}
