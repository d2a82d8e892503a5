import Foundation
import KataBase

/// Who should have handed in something: a file with a name a line.
struct ClassList {
    private let names: [String]

    init(file: String) throws(KataError) {
        names = try Files.text(URL(argument: file)).linesBetweenFeeds.map(\.trimmed).filter { !$0.isEmpty }
    }

    init(names: [String]) { self.names = names }

    /// A row for each of whom there is no copy. A copy is somebody's whose name stands in its own: letters and digits
    /// count, in any case.
    ///
    /// - Parameter rows: copies, and who is known to have handed in nothing.
    func rows(besides rows: [GradeRow]) -> [GradeRow] {
        Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }.flatMap { chapter, rows in
            let copies = rows.filter { !$0.isAbsent }.map { Self.letters(of: $0.copy) }
            var known = Set(rows.filter(\.isAbsent).map { Self.letters(of: $0.copy) })
            let steps = rows.map(\.steps).max() ?? 0
            return names.filter { name in
                let letters = Self.letters(of: name)
                return !copies.contains { $0.contains(letters) } && known.insert(letters).inserted
            }.map { name in
                GradeRow(
                    copy: name, chapter: chapter, steps: steps, remark: GradeRow.nothingHandedIn, seconds: 0,
                    digest: "")
            }
        }
    }

    private static func letters(of name: String) -> String {
        String(
            name.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars.filter {
                CharacterSet.alphanumerics.contains($0)
            }.map(Character.init))
    }
}
