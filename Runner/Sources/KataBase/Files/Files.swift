import Foundation

/// Reads and writes files with errors that a learner can act on.
package enum Files {
    package static func data(_ file: URL) throws(KataError) -> Data {
        do { return try Data(contentsOf: file) } catch { throw .unreadable(file.path, reason: reason(error)) }
    }

    /// A text with line feeds, whatever ends its lines on the disk: git ends those of a clone as on Windows where it is
    /// told to.
    package static func text(_ file: URL) throws(KataError) -> String { try exactText(file).withLineFeeds }

    /// A text as it stands, to be written back with a change in it.
    package static func exactText(_ file: URL) throws(KataError) -> String {
        guard let text = String(bytes: try data(file), encoding: .utf8) else { throw .notText(file.path) }
        return text
    }

    /// Writes the whole file or nothing: the bytes go to a file beside it, which then takes its name.
    /// A symbolic link stays one: what it points to is written.
    package static func write(_ data: Data, to file: URL) throws(KataError) {
        let target = file.real
        let temporary = HalfWritten.name(beside: target)
        let half: HalfWritten
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            half = try HalfWritten(data, at: temporary)
            let permissions = try? FileManager.default.attributesOfItem(atPath: target.path)[
                .posixPermissions]
            if let permissions {
                try FileManager.default.setAttributes(
                    [.posixPermissions: permissions], ofItemAtPath: temporary.path)
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            if let other = fileAbove(target) {
                throw KataError(
                    "'\(other)' is a file, and files are to be put into a folder of that name.",
                    next: "Name another folder, or move the file away.")
            }
            throw .unwritable(file.path, reason: reason(error))
        }
        defer { withExtendedLifetime(half) {} }
        guard rename(temporary.path, target.path) == 0 else {
            let reason = String(cString: strerror(errno))
            try? FileManager.default.removeItem(at: temporary)
            throw .unwritable(file.path, reason: reason)
        }
    }

    /// Leaves a file alone that holds these bytes: its time says when it changed.
    package static func writeIfNew(_ data: Data, to file: URL) throws(KataError) {
        if (try? Data(contentsOf: file)) != data { try write(data, to: file) }
    }

    /// Writes some texts into a folder by their paths; what else is in it stays.
    package static func write(_ texts: [String: String], to folder: URL) throws(KataError) {
        try write(texts.mapValues { Data($0.utf8) }, to: folder)
    }

    package static func write(_ files: [String: Data], to folder: URL) throws(KataError) {
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            try write(data, to: folder.appending(path: path))
        }
    }

    /// The path of a file that stands where a folder above another one should be.
    private static func fileAbove(_ file: URL) -> String? {
        var isFolder: ObjCBool = false
        var folder = file.deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        {
            folder.deleteLastPathComponent()
        }
        return isFolder.boolValue || folder.path == "/" ? nil : folder.path
    }

    /// A new folder among the system's temporary files. Whoever asks for it removes it.
    package static func temporaryFolder() throws(KataError) -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "kata-\(getpid())-\(UInt64.random(in: 0...UInt64.max))")
        try makeFolder(folder)
        return folder
    }

    /// Copies a file into a folder, under its own name.
    package static func copy(_ file: URL, to folder: URL) throws(KataError) -> URL {
        let copy = folder.appending(path: file.lastPathComponent)
        do { try FileManager.default.copyItem(at: file, to: copy) } catch {
            throw .unwritable(copy.path, reason: reason(error))
        }
        return copy
    }

    /// Makes a folder, and those above it that are missing.
    package static func makeFolder(_ folder: URL) throws(KataError) {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw .unwritable(folder.path, reason: reason(error))
        }
    }

    /// Does some work with a new folder for temporary files, which is gone afterwards.
    package static func withTemporaryFolder<Value: Sendable>(
        _ work: (URL) async throws -> Value
    ) async throws -> Value {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await work(folder)
    }

    /// The regular files below a folder, with their paths relative to it, in a stable order.
    /// Hidden files and folders are passed over: editors leave them behind.
    package static func list(_ folder: URL) throws(KataError) -> [String] {
        let root = folder.real.path
        let paths: [String]
        do { paths = try FileManager.default.subpathsOfDirectory(atPath: root) } catch {
            throw .unreadable(folder.path, reason: reason(error))
        }
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden
                && FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// The names right in a folder, in a stable order; hidden files and folders are passed over.
    package static func names(in folder: URL) throws(KataError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw .unreadable(folder.path, reason: reason(error))
        }
    }

    /// True for a symbolic link.
    package static func isLink(_ file: URL) -> Bool {
        var status = stat()
        return lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// True for a folder, and not for a link to one.
    package static func isFolder(_ file: URL) -> Bool {
        var status = stat()
        return lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The numbers that tell a file from every other on its machine; of a link, the link itself. nil where there is
    /// none.
    package static func number(of file: URL) -> [UInt64]? {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    }

    /// Removes a file, or a folder with all that is in it; of a link, the link itself.
    package static func remove(_ file: URL) throws(KataError) {
        do { try FileManager.default.removeItem(at: file) } catch {
            throw .unwritable(file.path, reason: reason(error))
        }
    }

    /// - Parameter files: as they were named on the command line; nil for one that was not.
    /// - Throws: where the folder of one is not there, before the work whose end is to be written there.
    package static func confirmFolders(of files: [String?]) throws(KataError) {
        for file in files.compactMap(\.self) {
            guard isFolder(URL(argument: file).deletingLastPathComponent().real) else {
                throw KataError(
                    "The folder of '\(file)' is not there.", next: "Make that folder, or name another file.")
            }
        }
    }

    package static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// The system's words for an error, without Foundation's wrapping.
    package static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError, inner.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(inner.code)))
        }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        switch CocoaError.Code(rawValue: error.code) {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "No such file or directory"
        case .fileReadNoPermission, .fileWriteNoPermission: return "Permission denied"
        case .fileWriteOutOfSpace: return "No space left on device"
        case .fileWriteVolumeReadOnly: return "Read-only file system"
        default: return error.localizedDescription
        }
    }
}

extension KataError {
    package static func unreadable(_ path: String, reason: String) -> KataError {
        KataError(
            "Cannot read '\(path)': \(reason).",
            next: "Check that the file is there and that you may read it.")
    }

    package static func unwritable(_ path: String, reason: String) -> KataError {
        KataError(
            "Cannot write '\(path)': \(reason).",
            next: "Make room or give yourself write permission there, then run the command again.")
    }

    static func notText(_ path: String) -> KataError {
        KataError(
            "'\(path)' is not UTF-8 text.",
            next: "Save it as UTF-8 in your editor, then run the command again.")
    }
}
