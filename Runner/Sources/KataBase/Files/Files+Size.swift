import Foundation

extension Files {
    /// The bytes that a folder takes on the disk, hidden files and all; links are not followed. 0 where it is not
    /// there.
    package static func bytesOnDisk(_ folder: URL) -> Int {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.reduce(0) { sum, path in
            var status = stat()
            // A block of stat's has 512 bytes, whatever the disk's own have.
            return lstat("\(folder.path)/\(path)", &status) == 0 ? sum + Int(status.st_blocks) * 512 : sum
        }
    }
}

extension Int {
    /// "1.5 MB"
    package var megabytes: String { String(format: "%.1f MB", Double(self) / 1_000_000) }
}
