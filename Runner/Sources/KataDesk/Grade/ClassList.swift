import Foundation
import KataBase

/// The people who should have handed in something: a file with a name a line.
struct ClassList {
    private let names: [String]

    init(file: String) throws(KataError) {
        names = try Files.text(URL(argument: file)).linesBetweenFeeds.map(\.trimmed).filter { !$0.isEmpty }
    }

    init(names: [String]) { self.names = names }

    /// A row for each of whom there is no copy. A copy is somebody's whose name stands in its own, in whole words: the last
    /// name may come first, and words may be written as one, in any case.
    ///
    /// - Parameter rows: copies, and who is known to have handed in nothing.
    func rows(besides rows: [GradeRow]) -> [GradeRow] {
        Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }.flatMap { chapter, rows in
            let copies = Set(rows.filter { !$0.isAbsent }.flatMap { Self.words(of: $0.copy).runs })
            var known = Set(rows.filter(\.isAbsent).map { Self.words(of: $0.copy).joined() })
            let steps = rows.map(\.steps).max() ?? 0
            return names.filter { name in
                let words = Self.words(of: name)
                return copies.isDisjoint(with: words.turns) && known.insert(words.joined()).inserted
            }.map { name in
                GradeRow(
                    absence: .nothingHandedIn, copy: name, chapter: chapter, steps: steps,
                    remark: "Nothing was handed in under this name.", seconds: 0, digest: "")
            }
        }
    }

    /// "jana", "novak", "2" of "JanaNovak2".
    private static func words(of name: String) -> [String] {
        name.precomposedStringWithCanonicalMapping
            .replacing(/\p{Ll}(?=\p{Lu})|\p{L}(?=\p{N})|\p{N}(?=\p{L})/) { "\($0.output) " }
            .lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension [String] {
    /// The words that follow each other, as one: each alone, each with the next one, and so on.
    fileprivate var runs: [String] {
        indices.flatMap { start in (start..<count).map { self[start...$0].joined() } }
    }

    /// All words as one, from each of them on.
    fileprivate var turns: [String] { indices.map { (self[$0...] + self[..<$0]).joined() } }
}
