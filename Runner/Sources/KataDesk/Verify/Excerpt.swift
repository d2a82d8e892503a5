import Foundation
import KataBase

/// A piece of a text that leaves lines out: a line that holds only `// …`, or `…` where the text is no code, stands for
/// any number of them.
struct Excerpt {
    private let parts: [[String]]
    /// True where it says that it leaves lines out.
    let isCut: Bool

    init(_ body: String) {
        var parts: [[String]] = [[]]
        for line in Self.lines(body) {
            if line == "// …" || line == "…" { parts.append([]) } else { parts[parts.count - 1].append(line) }
        }
        isCut = parts.count > 1
        self.parts = parts.map(Self.trimmed).filter { !$0.isEmpty }
    }

    /// True where the parts stand in the text, each in one piece and in their order, indentation aside.
    func stands(in text: String) -> Bool {
        let lines = Self.lines(text)
        var start = 0
        for part in parts {
            guard let found = (start...lines.count).first(where: { lines[$0...].starts(with: part) }) else {
                return false
            }
            start = found + part.count
        }
        return !parts.isEmpty
    }

    /// The fault of a listing that names a file; nil where it stands in it.
    ///
    /// - Parameter places: where the file is, or in a step may be.
    static func fault(of listing: String, naming path: String, in places: [URL]) throws(KataError) -> String?
    {
        let files = places.filter(Files.exists)
        guard !files.isEmpty else { return "there is no file '\(path)'. Correct the fence's first line." }
        let excerpt = Excerpt(listing)
        for file in files where excerpt.stands(in: try Files.text(file)) { return nil }
        return "these lines do not stand in '\(path)'. Copy them from there; '// …' skips lines."
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.unindented)
    }

    /// A line of a diff keeps its sign in front.
    private static func unindented(_ line: Substring) -> String {
        let end = line.lastIndex { !$0.isWhitespace }.map { line.index(after: $0) } ?? line.startIndex
        return String(line[..<end].drop { $0.isWhitespace })
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
    }
}
