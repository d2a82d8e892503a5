import Foundation

/// A file beside another one whose name it takes as soon as it is whole. It is locked until then: one that nobody has locked
/// was left by a runner that was killed.
final class HalfWritten {
    private let descriptor: Int32

    static func name(beside file: URL) -> URL {
        file.deletingLastPathComponent()
            .appending(path: ".\(file.lastPathComponent).kata-\(UInt32.random(in: 0...UInt32.max))")
    }

    /// - Throws: what the system says.
    init(_ data: Data, at place: URL) throws {
        var made: Int32
        var status = stat()
        // Until it is locked, another runner may take it for one that was left.
        repeat {
            made = open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard made >= 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
            // Where a file system has no locks, nothing is swept either.
            flock(made, LOCK_EX)
            fstat(made, &status)
            if status.st_nlink == 0 { close(made) }
        } while status.st_nlink == 0
        descriptor = made
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
    }

    deinit { close(descriptor) }

    /// Removes those that nobody writes any more.
    ///
    /// - Parameter names: of any files of a folder.
    fileprivate static func sweep(_ names: [String], in folder: URL) {
        for name in names where name.first == "." && name.wholeMatch(of: /\..+\.kata-[0-9]+/) != nil {
            let file = folder.appending(path: name)
            let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(file.path) }
            close(descriptor)
        }
    }
}

extension Files {
    /// Removes what runners that were killed left of files that they were writing.
    ///
    /// - Parameters:
    ///   - folder: where they wrote.
    ///   - isDeep: whether also below its folders, but for hidden ones.
    package static func sweep(_ folder: URL, isDeep: Bool = true) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        HalfWritten.sweep(names, in: folder)
        guard isDeep else { return }
        for name in names where !name.hasPrefix(".") && !name.hasSuffix(".swift") {
            let inner = folder.appending(path: name)
            if isFolder(inner) { sweep(inner) }
        }
    }

    /// Removes what runners that were killed left among the temporary files.
    package static func sweepTemporaryFolders() {
        let parent = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
            // Many others may be there, at the start of each command: no regular expression.
            let parts = name.split(separator: "-")
            guard parts.count == 3, parts[0] == "kata", let process = pid_t(parts[1]),
                UInt64(parts[2]) != nil,
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: parent.appending(path: name))
        }
    }
}
