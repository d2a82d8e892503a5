import Foundation

/// The folder or archive that one person handed in, and the name of its row.
struct NamedCopy: Equatable {
    /// A folder or an archive.
    let place: URL
    /// The way from there to what is this person's, where it holds everybody's.
    var within: [DiskName] = []
    let name: String

    /// The reason why there is nothing to be graded; nil where there is.
    var absence: UnreadableSubmission? {
        do {
            _ = try CopySearch.kind(of: place)
            return nil
        } catch { return error }
    }

    /// - Parameter paths: as they were given; one that is given twice counts once.
    static func sorted(_ paths: [String]) -> [NamedCopy] {
        // To a string, an é in one piece and an é in two are the same; to a disk they are two.
        var places: [[UInt8]: URL] = [:]
        for path in paths {
            let place = URL(argument: path)
            places[Array(place.path.utf8)] = place
        }
        let all = places.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        var names = all.map(\.lastPathComponent)
        // Two of one name get their parents' in front, as many as it takes.
        for depth in 2..<100 {
            let alike = Dictionary(grouping: names.indices) { Array(names[$0].utf8) }.values.filter {
                $0.count > 1
            }
            guard !alike.isEmpty else { break }
            for index in alike.joined() {
                names[index] = all[index].path.split(separator: "/", omittingEmptySubsequences: false).suffix(
                    depth
                )
                .joined(separator: "/")
            }
        }
        return zip(all, names).map { NamedCopy(place: $0, name: $1) }
    }
}
