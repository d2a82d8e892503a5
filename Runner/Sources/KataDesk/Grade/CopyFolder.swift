import Foundation

/// The files of a copy. No link is followed, neither in the place of a file nor of a folder above it.
struct CopyFolder {
    let root: OpenFolder

    /// More than a chapter ever has, and few enough to look at.
    private static let mostEntries = 2_000
    private static let deepest = 12

    /// The Swift files in a folder, by their paths in the copy, in a stable order; none where it is not there.
    ///
    /// - Parameter deep: whether those in the folders below count, too.
    /// - Throws: for a link in their place, for a name that no file should have, and for too many to look at.
    func swiftFiles(in folder: String, deep: Bool) throws(UnreadableSubmission) -> [String] {
        var paths: [String] = []
        var left = Self.mostEntries
        guard let root = try self.folder(folder) else { return [] }
        try walk(root, folder, deep ? Self.deepest : 0, &left, &paths)
        return paths.sorted()
    }

    private func walk(
        _ folder: OpenFolder, _ path: String, _ depth: Int, _ left: inout Int, _ paths: inout [String]
    ) throws(UnreadableSubmission) {
        let names = try folder.names(limit: left)
        left -= names.count
        for name in names where !name.text.hasPrefix(".") {
            let place = "\(path)/\(name.text)"
            let isSwift = name.text.hasSuffix(".swift")
            switch folder.kind(of: name) {
            case S_IFREG where isSwift:
                try place.confirmFit()
                paths.append(place)
            case S_IFREG: continue
            case S_IFDIR where depth > 0:
                try walk(try folder.folder(name, path: place), place, depth - 1, &left, &paths)
            // A folder's name has no ending, as a rule.
            case S_IFLNK where isSwift || depth > 0 && !name.text.contains("."): throw .link(place)
            default:
                if isSwift { throw UnreadableSubmission("Its file '\(place.printable)' is no plain file.") }
            }
        }
    }

    /// - Returns: nil where it is larger than the limit.
    /// - Throws: where there is no plain file under this path, by way of plain folders.
    func data(of path: String, limit: Int) throws(UnreadableSubmission) -> Data? {
        let parts = path.split(separator: "/").map(String.init)
        guard let folder = try folder(parts.dropLast().joined(separator: "/")) else {
            throw UnreadableSubmission("Its file '\(path.printable)' is missing.", isMissing: true)
        }
        return try folder.data(of: DiskName(parts.last ?? ""), path: path, limit: limit)
    }

    /// - Returns: nil where it is not there.
    private func folder(_ path: String) throws(UnreadableSubmission) -> OpenFolder? {
        var folder = root
        for part in path.split(separator: "/").map({ DiskName(String($0)) }) {
            switch folder.kind(of: part) {
            case nil: return nil
            case S_IFLNK: throw .link(path)
            default: folder = try folder.folder(part, path: path)
            }
        }
        return folder
    }
}
