import Foundation

/// The files of a copy that is a folder. No link is followed, neither in the place of a file nor of a folder above it.
struct CopyFolder: CopyFiles {
    private let root: Descriptor

    /// - Parameter place: the copy, or a folder with nothing else in it, as platforms make them.
    init(at place: URL) throws(OddCopy) {
        var folder = try Descriptor(
            open(place.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), "the folder")
        for _ in 0..<3 {
            let names = try folder.names(limit: Self.mostEntries).filter {
                !$0.hasPrefix(".") && $0 != "__MACOSX"
            }
            guard !names.contains("Sources"), names.count == 1, folder.kind(of: names[0]) == S_IFDIR else {
                break
            }
            folder = try folder.folder(names[0], path: names[0])
        }
        root = folder
    }

    /// More than a chapter ever has, and few enough to look at.
    private static let mostEntries = 2_000
    private static let deepest = 12

    func swiftFiles(in folder: String, deep: Bool) throws(OddCopy) -> [String] {
        var paths: [String] = []
        var left = Self.mostEntries
        guard let descriptor = try self.folder(folder) else { return [] }
        try walk(descriptor, folder, deep ? Self.deepest : 0, &left, &paths)
        return paths.sorted()
    }

    private func walk(
        _ folder: Descriptor, _ path: String, _ depth: Int, _ left: inout Int, _ paths: inout [String]
    ) throws(OddCopy) {
        let names = try folder.names(limit: left)
        left -= names.count
        for name in names where !name.hasPrefix(".") {
            let place = "\(path)/\(name)"
            let isSwift = name.hasSuffix(".swift")
            switch folder.kind(of: name) {
            case S_IFREG where isSwift:
                try place.confirmFit()
                paths.append(place)
            case S_IFREG: continue
            case S_IFDIR where depth > 0:
                try walk(try folder.folder(name, path: place), place, depth - 1, &left, &paths)
            case S_IFLNK where isSwift || depth > 0: throw Self.link(place)
            default:
                if isSwift { throw OddCopy("Its file '\(place.printable)' is no plain file.") }
            }
        }
    }

    func data(of path: String, limit: Int) throws(OddCopy) -> Data? {
        let parts = path.split(separator: "/").map(String.init)
        guard let folder = try folder(parts.dropLast().joined(separator: "/")) else {
            throw OddCopy("Its file '\(path.printable)' is missing.", isMissing: true)
        }
        return try folder.data(of: parts.last ?? "", path: path, limit: limit)
    }

    /// - Returns: nil where it is not there.
    private func folder(_ path: String) throws(OddCopy) -> Descriptor? {
        var folder = root
        for part in path.split(separator: "/").map(String.init) {
            switch folder.kind(of: part) {
            case nil: return nil
            case S_IFLNK: throw Self.link(path)
            default: folder = try folder.folder(part, path: path)
            }
        }
        return folder
    }

    fileprivate static func link(_ path: String) -> OddCopy {
        OddCopy("'\(path.printable)' is a link, and only plain files are taken.")
    }
}

/// An open folder, closed with its last owner.
private final class Descriptor {
    private let number: Int32

    /// - Parameter path: for the sentence.
    init(_ number: Int32, _ path: String) throws(OddCopy) {
        guard number >= 0 else {
            let reason = String(cString: strerror(errno))
            throw OddCopy("Cannot read \(path.printable): \(reason).", isMissing: errno == ENOENT)
        }
        self.number = number
    }

    deinit { close(number) }

    /// What is in it.
    ///
    /// - Throws: where that is more than the limit.
    func names(limit: Int) throws(OddCopy) -> [String] {
        // The stream closes its descriptor.
        guard let stream = fdopendir(openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
            throw OddCopy("One of its folders cannot be read: \(String(cString: strerror(errno))).")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            guard names.count < limit else { throw OddCopy("It holds too many files to look at.") }
            names.append(name)
        }
        return names.sorted()
    }

    /// As stat(2) has it, of a link itself; nil where there is nothing.
    func kind(of name: String) -> mode_t? {
        var status = stat()
        return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_mode & S_IFMT : nil
    }

    func folder(_ name: String, path: String) throws(OddCopy) -> Descriptor {
        try Descriptor(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), "'\(path)'")
    }

    /// - Returns: nil where it is larger than the limit.
    func data(of name: String, path: String, limit: Int) throws(OddCopy) -> Data? {
        if kind(of: name) == S_IFLNK { throw CopyFolder.link(path) }
        let file = try Descriptor(
            openat(number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC), "'\(path)'")
        var status = stat()
        guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw OddCopy("Its file '\(path.printable)' is no plain file.")
        }
        guard Int(status.st_size) <= limit else { return nil }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(file.number, &buffer, buffer.count)
            guard count >= 0 else {
                throw OddCopy("Cannot read '\(path.printable)': \(String(cString: strerror(errno))).")
            }
            guard count > 0 else { return data }
            data.append(contentsOf: buffer.prefix(count))
            // It grows while it is read.
            guard data.count <= limit else { return nil }
        }
    }
}
