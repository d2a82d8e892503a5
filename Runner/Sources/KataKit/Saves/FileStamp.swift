import Foundation

/// The system's knowledge of a file, without the bytes. Where nothing of it changed, neither did the bytes.
struct FileStamp: Equatable {
    private let inode: UInt64
    private let size: Int64
    private let modified: Double
    private let changed: Double
    /// False where the file changed so lately that its next change could have the same time.
    let isOld: Bool

    /// File systems count time in steps; the coarsest in use take two seconds.
    private static let coarsestStep = 2.5

    /// - Returns: nil where there is no such file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
        let (modification, change) = (status.st_mtimespec, status.st_ctimespec)
        #else
        let (modification, change) = (status.st_mtim, status.st_ctim)
        #endif
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        modified = Self.seconds(modification)
        changed = Self.seconds(change)
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        isOld = Self.seconds(now) - max(modified, changed) > Self.coarsestStep
    }

    static func == (a: FileStamp, b: FileStamp) -> Bool {
        (a.inode, a.size, a.modified, a.changed) == (b.inode, b.size, b.modified, b.changed)
    }

    private static func seconds(_ time: timespec) -> Double {
        Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The Swift files of a folder, fast enough to be asked for many times a second.
enum FolderScan {
    /// Hidden files and folders are passed over: editors leave them behind.
    static func swiftFiles(below folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var files: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_DIR): files += swiftFiles(below: path)
            case Int32(DT_UNKNOWN) where isFolder(path): files += swiftFiles(below: path)
            default: if name.hasSuffix(".swift") { files.append(path) }
            }
        }
        return files
    }

    /// Some file systems do not say of what kind an entry is. A link to a folder is none: it is not built either.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
