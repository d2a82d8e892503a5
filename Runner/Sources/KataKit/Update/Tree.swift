import Foundation

/// The files of a commit, of an index or of a folder, as git has them.
struct Tree: Equatable {
    struct Entry: Equatable {
        /// "100644" for a file, "100755" for a program.
        var mode: String
        var blob: String

        var isFile: Bool { mode.hasPrefix("100") }
    }

    private(set) var entries: [String: Entry] = [:]

    /// - Parameter listing: what `git ls-tree -r -z` prints, or `git ls-files -s -z`.
    init(listing: Data) {
        for line in listing.split(separator: 0) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
                .map { String(decoding: $0, as: UTF8.self) }
            // In a commit the blob's kind stands before it, in an index its stage after it.
            let words = parts[0].split(separator: " ").map(String.init)
            guard let blob = words.first(where: { $0.count >= 40 }) else { continue }
            entries[parts[1]] = Entry(mode: words[0], blob: blob)
        }
    }

    var paths: Set<String> { Set(entries.keys) }

    subscript(path: String) -> Entry? {
        get { entries[path] }
        set { entries[path] = newValue }
    }

    /// The blobs of the files below a folder, by their paths in it.
    func blobs(below folder: String) -> [String: String] {
        let files = entries.filter { $0.key.hasPrefix(folder + "/") }.map {
            (String($0.key.dropFirst(folder.count + 1)), $0.value.blob)
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// The paths that another tree has otherwise, or not at all, or alone.
    func differing(from other: Tree) -> [String] {
        paths.union(other.paths).filter { self[$0] != other[$0] }.sorted()
    }

    /// Takes what somebody has changed since an update began that comes to this tree.
    ///
    /// - Parameters:
    ///   - present: what is there now: some of it as it was, some of it as it is here.
    ///   - began: what was there then.
    mutating func takeOver(from present: Tree, since began: Tree) {
        for path in began.differing(from: present) where present[path] != self[path] {
            self[path] = present[path]
        }
    }
}
