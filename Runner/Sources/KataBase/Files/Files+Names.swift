import Foundation

extension Files {
    /// Sees to it that a listing of a folder is whole: what has a name that is not UTF-8 Foundation leaves out of it.
    ///
    /// Hidden files and folders are passed over, as in a listing.
    ///
    /// - Parameters:
    ///   - shown: the folder's path, as people read it and as a shell in the workspace takes it.
    ///   - counts: whether a file is asked about, by its name with a � for what is no text; a folder always is.
    /// - Throws: for the first whose name is not UTF-8.
    package static func confirmNames(
        below folder: URL, shown: String, where counts: (String) -> Bool = { _ in true }
    ) throws(KataError) {
        for entry in entries(of: folder.path) where entry.name.first != UInt8(ascii: ".") {
            let text = String(decoding: entry.name, as: UTF8.self)
            if String(validating: entry.name, as: UTF8.self) != nil {
                let place = folder.appending(path: text)
                if isFolder(place) {
                    try confirmNames(below: place, shown: "\(shown)/\(text)", where: counts)
                }
            } else if counts(text) || entry.isFolder {
                let better = "\(shown)/\(text.replacing("\u{FFFD}", with: "_"))"
                let command =
                    "mv \(quoted(Array("\(shown)/".utf8) + entry.name)) \(quoted(Array(better.utf8)))"
                throw KataError(
                    "The name of '\(shown)/\(text)' is not UTF-8, and what has such a name would be left out.",
                    next: "Give it another one: \(command)")
            }
        }
    }

    /// The files and folders in a folder, in a stable order; nothing where it is not there, or may not be read.
    private static func entries(of folder: String) -> [(name: [UInt8], isFolder: Bool)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: [UInt8], isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            entries.append((name, Int32(entry.pointee.d_type) == Int32(DT_DIR)))
        }
        return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// A path as bash and zsh take it, whatever is in it: `$'lat\351.swift'`.
    private static func quoted(_ path: [UInt8]) -> String {
        let isPlain = path.allSatisfy { byte in
            "/._-".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
        }
        guard !isPlain else { return String(decoding: path, as: UTF8.self) }
        let letters = path.map { byte in
            (0x20..<0x7F).contains(byte) && !#"'\"#.utf8.contains(byte)
                ? String(UnicodeScalar(byte))
                : "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0)
                    + String(byte, radix: 8)
        }
        return "$'\(letters.joined())'"
    }
}
