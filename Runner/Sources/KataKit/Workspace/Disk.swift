import Foundation

/// What tells a file from every other on its machine.
struct FileNumber: Hashable {
    let device: UInt64
    let inode: UInt64

    init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }

    fileprivate init(_ status: stat) {
        self.init(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    }
}

/// What is asked of a disk by somebody who puts files into the place of others. Paths are relative to a folder that
/// the disk knows; a link is a thing of its own.
protocol Disk {
    /// The names of what is in a folder, as the disk spells them; empty where there is no such folder.
    func names(in folder: String) -> [String]

    /// nil where there is nothing under this path.
    func number(of path: String) -> FileNumber?

    /// Whether the one path is a symbolic link that leads to what is under the other.
    func isLink(_ path: String, to other: String) -> Bool

    /// Writes a whole file, and the folders above it.
    func write(_ data: Data, to path: String) throws(KataError)

    /// - Returns: whether it was done.
    func rename(_ old: String, to new: String) -> Bool

    /// Removes a file, a link, or a folder with all that is in it.
    func remove(_ path: String) throws(KataError)
}

/// The disk that a folder is on.
struct RealDisk: Disk {
    let root: URL

    private func place(_ path: String) -> URL { path.isEmpty ? root : root.appending(path: path) }

    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: place(folder).path)) ?? []
    }

    func number(of path: String) -> FileNumber? {
        var status = stat()
        return lstat(place(path).path, &status) == 0 ? FileNumber(status) : nil
    }

    func isLink(_ path: String, to other: String) -> Bool {
        var (link, target, wanted) = (stat(), stat(), stat())
        guard lstat(place(path).path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK,
            stat(place(path).path, &target) == 0, stat(place(other).path, &wanted) == 0
        else { return false }
        return FileNumber(target) == FileNumber(wanted)
    }

    func write(_ data: Data, to path: String) throws(KataError) { try Files.write(data, to: place(path)) }

    func rename(_ old: String, to new: String) -> Bool {
        Foundation.rename(place(old).path, place(new).path) == 0
    }

    func remove(_ path: String) throws(KataError) {
        do { try FileManager.default.removeItem(at: place(path)) } catch {
            throw .unwritable(place(path).path, reason: Files.reason(error))
        }
    }
}
