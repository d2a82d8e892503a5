import Foundation

/// The files of a commit, of an index or of a folder, as git has them.
struct Tree: Equatable {
    struct Entry: Equatable {
        /// "100644" for a file, "100755" for a program.
        let mode: String
        let blob: String

        var isFile: Bool { mode.hasPrefix("100") }
    }

    var entries: [String: Entry] = [:]

    init() {}

    /// - Parameter listing: what `git ls-tree -r -z` prints, or `git ls-files -s -z`.
    init(listing: Data) {
        for line in listing.split(separator: 0) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard parts.count == 2 else { continue }
            let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ").map(String.init)
            // A tree's entries have their kind in second place, an index's their stage in third.
            guard words.count == 3 else { continue }
            let blob = words[1].count < 40 ? words[2] : words[1]
            entries[String(decoding: parts[1], as: UTF8.self)] = Entry(mode: words[0], blob: blob)
        }
    }

    subscript(path: String) -> Entry? {
        get { entries[path] }
        set { entries[path] = newValue }
    }

    /// The blobs of the files below a folder, by their paths in it.
    func blobs(below folder: String) -> [String: String] {
        let prefix = folder + "/"
        var blobs: [String: String] = [:]
        for (path, entry) in entries where path.hasPrefix(prefix) {
            blobs[String(path.dropFirst(prefix.count))] = entry.blob
        }
        return blobs
    }

    /// The paths that another tree has otherwise, or not at all, or alone.
    func differing(from other: Tree) -> [String] {
        Set(entries.keys).union(other.entries.keys).filter { self[$0] != other[$0] }.sorted()
    }

    /// What `git update-index -z --index-info` reads.
    func indexInfo(_ paths: [String]? = nil) -> Data {
        var data = Data()
        for path in paths ?? entries.keys.sorted() {
            guard let entry = entries[path] else { continue }
            data.append(Data("\(entry.mode) \(entry.blob)\t\(path)".utf8))
            data.append(0)
        }
        return data
    }
}
