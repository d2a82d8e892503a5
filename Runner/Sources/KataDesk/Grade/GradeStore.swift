import Foundation
import KataBase

/// Rows that were found before, by their digests.
struct GradeStore: Sendable {
    let folder: URL
    /// True where the rows in it count.
    var isRead = true

    func row(_ digest: String) -> GradeRow? {
        guard isRead, let data = try? Files.data(file(digest)) else { return nil }
        return try? JSONDecoder().decode(GradeRow.self, from: data)
    }

    /// A row that cannot be kept is found again the next time.
    func keep(_ row: GradeRow) {
        guard let data = try? JSONEncoder().encode(row) else { return }
        try? Files.write(data, to: file(row.digest))
    }

    /// Throws away those that are oldest, where there are more than a course has in a year.
    func prune() {
        let names = ((try? Files.names(in: folder)) ?? []).filter { $0.hasPrefix("row-") }
        guard names.count > Self.capacity else { return }
        let dated = names.map { name in
            let file = folder.appending(path: name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            return (file: file, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.capacity / 2) {
            try? FileManager.default.removeItem(at: old.file)
        }
    }

    private static let capacity = 20_000

    private func file(_ digest: String) -> URL { folder.appending(path: "row-\(digest).json") }
}
