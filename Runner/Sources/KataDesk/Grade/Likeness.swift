import Foundation
import KataBase
import KataEngine
import KataText

/// What is the same in two copies that one person wrote, or one of whom copied: a hint, and no more. Short code is often
/// the same.
struct Likeness {
    /// Of code and own tests; nil where the code is what everybody begins with.
    let hash: String?
    /// Whether the code is our solution's.
    let isOurs: Bool

    /// - Parameter files: by their paths in a copy.
    init(_ files: [String: Data], of chapter: Chapter, in workspace: Workspace) {
        let shipped = (try? OwnTests.shipped(for: chapter.name, in: workspace)) ?? [:]
        let own = files.filter { path, data in shipped[path] != data }
        let code = Self.hash(own.filter { $0.key.hasPrefix("Sources/") }.values)
        let (start, end) = ("Step0", "Step\(chapter.steps)")
        let isStart = code == Self.hash(ofSnapshot: start, chapter.name, in: workspace)
        hash = isStart ? nil : Self.hash(own.values)
        isOurs = !isStart && code == Self.hash(ofSnapshot: end, chapter.name, in: workspace)
    }

    private static func hash(ofSnapshot name: String, _ chapter: String, in workspace: Workspace) -> String {
        let files = try? Setup.sources(in: workspace.snapshotFolder(of: chapter, named: name))
        return hash((files ?? []).map(\.bytes))
    }

    private static func hash(_ files: some Sequence<Data>) -> String {
        let blanks = Set(" \t\r\n".utf8)
        let texts = files.map { data in data.filter { !blanks.contains($0) } }
        var hash = SHA256()
        for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) { hash.update(part: text) }
        return hash.finish()
    }
}
