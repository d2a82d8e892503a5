import Foundation

/// All chapters in their order.
public struct Course: Sendable {
    public let chapters: [Chapter]
    public let manifest: Manifest

    /// Reads Package.swift and the names of the texts in Chapters.
    public init(_ workspace: Workspace) throws(KataError) {
        manifest = try Manifest(parsing: try Files.text(workspace.manifestFile))
        let texts = try Files.list(workspace.chaptersFolder)
        var chapters: [Chapter] = []
        for line in manifest.lines {
            let text = texts.first { $0.wholeMatch(of: /[0-9]+-(.+)\.md/)?.1 == line.name[...] }
            guard let text, let number = Int(text.prefix { $0.isNumber }) else {
                throw .manifest(.unknownChapter(line: line.number, chapter: line.name))
            }
            chapters.append(
                Chapter(
                    number: number, name: line.name, step: line.step, steps: line.steps,
                    textFile: workspace.chaptersFolder.appending(path: text)))
        }
        self.chapters = chapters.sorted { $0.number < $1.number }
    }

    /// The chapter that somebody means: by number, by name, or by an unambiguous beginning, in any case.
    public func chapter(_ query: String) throws(KataError) -> Chapter {
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

    public func chapter(named name: String) -> Chapter? { chapters.first { $0.name == name } }
}
