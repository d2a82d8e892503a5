import Foundation
import KataBase

/// Who should have handed in something: a file with a name a line.
struct ClassList {
    private let names: [String]

    init(file: String) throws(KataError) {
        names = try Files.text(URL(argument: file)).linesBetweenFeeds.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// A row for each of whom there is no copy. A copy is somebody's whose name stands in its own: letters and digits
    /// count, in any case.
    func rows(besides rows: [GradeRow]) -> [GradeRow] {
        Dictionary(grouping: rows, by: \.chapter).sorted { $0.key < $1.key }.flatMap { chapter, rows in
            let copies = rows.map { Self.letters(of: $0.copy) }
            let steps = rows.map(\.steps).max() ?? 0
            return names.filter { name in !copies.contains { $0.contains(Self.letters(of: name)) } }.map {
                name in
                GradeRow(
                    copy: name, chapter: chapter, steps: steps,
                    remark: "Nothing was handed in under this name.", seconds: 0, digest: "")
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
