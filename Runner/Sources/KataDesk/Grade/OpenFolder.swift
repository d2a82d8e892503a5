import Foundation

/// An open folder, closed with its last owner. What is in it is reached from here, and by no link.
final class OpenFolder {
    private let number: Int32

    private init(_ number: Int32, _ path: String) throws(UnreadableSubmission) {
        guard number >= 0 else {
            let reason = String(cString: strerror(errno))
            throw UnreadableSubmission(
                "Cannot read \(path.printable): \(reason).", isMissing: errno == ENOENT)
        }
        self.number = number
    }

    convenience init(at place: URL) throws(UnreadableSubmission) {
        try self.init(open(place.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), "the folder")
    }

    deinit { close(number) }

    /// The names in it.
    ///
    /// - Throws: where that is more than the limit.
    func names(limit: Int) throws(UnreadableSubmission) -> [DiskName] {
        // The stream closes its descriptor.
        guard let stream = fdopendir(openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw UnreadableSubmission(
                "One of its folders cannot be read: \(String(cString: strerror(errno))).")
        }
        defer { closedir(stream) }
        var names: [DiskName] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) {
                    DiskName(bytes: Array(UnsafeBufferPointer(start: $0, count: strlen($0))))
                }
            }
            guard name.text != ".", name.text != ".." else { continue }
            guard names.count < limit else {
                throw UnreadableSubmission("It holds too many files to look at.")
            }
            names.append(name)
        }
        return names.sorted()
    }

    /// As stat(2) has it, of a link itself; nil where there is nothing.
    func kind(of name: DiskName) -> mode_t? {
        var status = stat()
        return fstatat(number, name.pointer, &status, AT_SYMLINK_NOFOLLOW) == 0
            ? status.st_mode & S_IFMT : nil
    }

    /// - Parameter path: for the sentence.
    func folder(_ name: DiskName, path: String) throws(UnreadableSubmission) -> OpenFolder {
        try OpenFolder(
            openat(number, name.pointer, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), "'\(path)'")
    }

    /// - Parameter path: for the sentence.
    /// - Returns: nil where it is larger than the limit.
    func data(of name: DiskName, path: String, limit: Int) throws(UnreadableSubmission) -> Data? {
        if kind(of: name) == S_IFLNK { throw .link(path) }
        let file = try OpenFolder(
            openat(number, name.pointer, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC), "'\(path)'")
        var status = stat()
        guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw UnreadableSubmission("Its file '\(path.printable)' is no plain file.")
        }
        guard Int(status.st_size) <= limit else { return nil }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(file.number, &buffer, buffer.count)
            guard count >= 0 else {
                throw UnreadableSubmission(
                    "Cannot read '\(path.printable)': \(String(cString: strerror(errno))).")
            }
            guard count > 0 else { return data }
            data.append(contentsOf: buffer.prefix(count))
            // It grows while it is read.
            guard data.count <= limit else { return nil }
        }
    }
}

/// A name as a disk has it: bytes, which need not be UTF-8 where an archive was made on an older machine.
struct DiskName: Hashable, Sendable, Comparable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(_ text: String) { bytes = Array(text.utf8) }

    /// To be read, with a � for what is no text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    fileprivate var pointer: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

    static func < (a: DiskName, b: DiskName) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

extension UnreadableSubmission {
    static func link(_ path: String) -> UnreadableSubmission {
        UnreadableSubmission("'\(path.printable)' is a link, and only plain files are taken.")
    }
}
