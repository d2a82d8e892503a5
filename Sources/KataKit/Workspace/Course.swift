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
            query, nearest: nearest(to: wanted), known: chapters.map { "\($0.number) \($0.name)" })
    }

    public func chapter(named name: String) -> Chapter? { chapters.first { $0.name == name } }

    /// The chapter after another; nil after the last.
    public func chapter(after chapter: Chapter) -> Chapter? { chapters.first { $0.number > chapter.number } }

    private func nearest(to wanted: String) -> String? {
        let ranked = chapters.map { ($0.name, distance(wanted, String($0.name.lowercased()))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(2, wanted.count / 2) else {
            return nil
        }
        return best.0
    }

    /// The Levenshtein distance between two words.
    private func distance(_ a: String, _ b: String) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}
