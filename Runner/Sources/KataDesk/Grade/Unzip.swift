import Foundation
import KataBase
import KataEngine

/// Unpacks what grading needs of a learner's archive: unzip(1), in the sandbox where there is one.
///
/// What the archive says of itself decides whether anything is unpacked. It may lie: so unzip writes into one folder, and
/// is stopped when that grows too large.
struct Unzip: Sendable {
    let chapter: String
    let sandbox: Sandbox?
    let environment: [String: String]
    /// The place where archives are unpacked, each into a folder of its own.
    let scratch: URL

    /// The ends of archives' names; unzip says of those that are no zip that they are none.
    static let endings = [
        "zip", "7z", "rar", "tar", "tgz", "gz", "bz2", "tbz", "tbz2", "xz", "txz", "zst", "tzst",
    ]
    private static let mostBytes = 256 << 20
    private static let patience = Duration.seconds(30)

    /// - Returns: the folder that holds what was unpacked.
    func unpack(_ name: DiskName, in folder: OpenFolder) throws(UnreadableSubmission) -> URL {
        guard let data = try folder.data(of: name, path: name.text, limit: Self.mostBytes) else {
            throw Self.tooLarge
        }
        let archive = scratch.appending(path: "archive-\(Seal.newNumber())")
        defer { try? FileManager.default.removeItem(at: archive) }
        do { try Files.write(data, to: archive) } catch { throw UnreadableSubmission("\(error)") }
        return try unpack(archive, called: name.text)
    }

    /// - Parameter name: of the archive, where it is not the file's.
    /// - Returns: the folder that holds what was unpacked.
    func unpack(_ archive: URL, called name: String? = nil) throws(UnreadableSubmission) -> URL {
        guard let program = Executable.find("unzip", environment: environment) else {
            throw UnreadableSubmission(
                "It is an archive, and there is no unzip on PATH. Install it, or unpack the archive.")
        }
        let listing: ZipListing
        do {
            listing = try ZipListing(
                of: run([program.path, "-Z", archive.path], reading: [program, archive]))
        } catch  where error == .neither || error == Self.damaged {
            let kind = ArchiveKind(of: archive, called: name ?? archive.lastPathComponent)
            throw kind.map { UnreadableSubmission($0.sentence) } ?? error
        }
        let wanted = try listing.wanted(by: patterns, limit: Self.mostBytes)
        let folder = scratch.appending(path: "unpacked-\(Seal.newNumber())")
        do {
            // A folder with nothing in it for us may be a person's, whose row says that.
            for path in [""] + listing.folders {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: path), withIntermediateDirectories: true)
            }
        } catch { throw UnreadableSubmission("It cannot be unpacked: \(Files.reason(error)).") }
        guard !wanted.patterns.isEmpty else { return folder }
        // What its packer may not read is to be read here, and removed.
        let script = #""$@"; status=$?; chmod -R u+rwX -- "$0"; exit $status"#
        let words =
            ["/bin/sh", "-c", script, folder.path, program.path, "-qq", "-o", "-^", archive.path]
            + wanted.patterns + ["-d", folder.path]
        let result = try run(words, reading: [program, archive], writing: folder)
        switch result.termination {
        // It may be over before anybody looks.
        case _ where Self.isTooLarge(folder): throw Self.tooLarge
        case .exited(0), .exited(1): return folder
        case .exited(81):
            let methods = wanted.methods.sorted().joined(separator: ", ")
            throw UnreadableSubmission(
                "It is packed by a method that unzip does not know (\(methods)). Unpack it, or have it packed by the usual one, Deflate."
            )
        case .exited(12):
            throw UnreadableSubmission("Files in the archive share their bytes, as those of a zip bomb do.")
        case .deadline:
            throw UnreadableSubmission(
                "It takes longer than \(Int(Self.patience.seconds)) seconds to unpack.")
        case .cancelled, .exited(128 + SIGXFSZ): throw Self.tooLarge
        default: throw Self.damaged
        }
    }

    /// The files that are unpacked, as unzip has patterns: a `*` is folders, too, and the `?` a slash, or what stands
    /// in its place.
    private var patterns: [String] {
        ["Sources", "Tests"].flatMap { folder in
            let name = folder == "Tests" ? chapter + "Tests" : chapter
            return ["*\(folder)", "*\(folder)?\(name)", "*\(folder)?\(name)?*"]
        } + ["*Package.swift", "*.git/HEAD", "*.git/packed-refs", "*.git/refs/heads/*"]
            + Self.endings.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
    }

    private func run(
        _ command: [String], reading: [URL], writing folder: URL? = nil
    ) throws(UnreadableSubmission) -> ChildProcess.Completion {
        let limits = Sandbox.Limits(addresses: 1 << 30, file: Self.mostBytes, seconds: 20)
        let wrapped = sandbox?.wrap(
            command, reading: reading, writing: folder.map { [$0] } ?? [], limits: limits)
        let token = CancellationToken()
        if let folder { Self.watch(folder, token) }
        // Ends the watch, too.
        defer { token.cancel() }
        do {
            // Names that are not English are not found in another locale.
            return try ChildProcess.run(
                wrapped?.program ?? URL(filePath: command[0]),
                wrapped?.arguments ?? Array(command.dropFirst()),
                environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }, deadline: Self.patience,
                outputLimit: 8 << 20, token: token)
        } catch { throw UnreadableSubmission("\(error)") }
    }

    /// Cancels what writes into a folder when there is more in it than there should be.
    private static func watch(_ folder: URL, _ token: CancellationToken) {
        WaitingThread.start {
            while !token.isCancelled {
                if isTooLarge(folder) { token.cancel() }
                usleep(50_000)
            }
        }
    }

    private static func isTooLarge(_ folder: URL) -> Bool {
        let keys: [URLResourceKey] = [.fileSizeKey]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
        let sizes = files?.lazy.compactMap {
            try? ($0 as? URL)?.resourceValues(forKeys: Set(keys)).fileSize
        }
        return sizes?.reduce(0, +) ?? 0 > mostBytes
    }

    static let tooLarge = UnreadableSubmission(
        "Unpacked, it is larger than \(mostBytes >> 20) MB, which is too much to look at.")
    static let damaged = UnreadableSubmission("The archive is damaged.")
}
