import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// A disk that takes `Money.swift` and `money.swift` for one file, as a Mac's does: the temporary folder where that
/// is one; else an image of one that is mounted for the test, where the machine knows how and may.
final class BlindDisk {
    let folder: URL
    private let cleanup: String

    /// Whether one can be had here.
    static let isAvailable = (try? BlindDisk()) != nil

    /// Does something in a workspace on such a disk.
    ///
    /// exFAT's FUSE program ends itself now and then when the machine is busy. What was seen then tells nothing, and
    /// is tried again.
    static func trying<Value>(_ body: (FixtureWorkspace) async throws -> Value) async throws -> Value {
        for _ in 1...10 {
            let disk = try BlindDisk()
            let result: Result<Value, any Error>
            do {
                result = .success(try await body(try FixtureWorkspace(on: disk.folder)))
            } catch {
                result = .failure(error)
            }
            if (try? FileManager.default.contentsOfDirectory(atPath: disk.folder.path)) != nil {
                return try result.get()
            }
        }
        throw KataError("the disk went away ten times")
    }

    private init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "kata-disk-\(UUID().uuidString)")
        let folder = place.appending(path: "disk")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let mount = Self.mounts.first { mount in
            if Self.shell(mount.begin, in: place), Self.isBlind(folder) { return true }
            Self.shell(mount.end, in: place)
            return false
        }
        cleanup = "\(mount?.end ?? ":"); rm -rf '\(place.path)'"
        guard mount != nil else {
            Self.shell(cleanup, in: place)
            throw KataError("there is no such disk")
        }
    }

    deinit { Self.shell(cleanup, in: folder.deletingLastPathComponent()) }

    private static func isBlind(_ folder: URL) -> Bool {
        let probe = folder.appending(path: "Probe")
        guard (try? Data().write(to: probe)) != nil else { return false }
        defer { try? FileManager.default.removeItem(at: probe) }
        return FileManager.default.fileExists(atPath: folder.appending(path: "probe").path)
    }

    /// The folder as it is; ext4 that folds cases; and exFAT by FUSE, whose files have another number under each
    /// spelling.
    private static let mounts = [
        (begin: ":", end: ":"),
        (
            begin:
                "truncate -s 16M image && mkfs.ext4 -q -O casefold image && mount -o loop image disk && chattr +F disk",
            end: "umount -l disk"
        ),
        (
            begin:
                "truncate -s 16M image && mkfs.exfat image && device=$(losetup -f --show image) && { mount.exfat-fuse $device disk || { losetup -d $device; false; }; }",
            end: "umount -l disk; losetup -j image -O NAME -n | xargs -r losetup -d"
        ),
    ]

    @discardableResult
    private static func shell(_ line: String, in folder: URL) -> Bool {
        let run = try? ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", line], directory: folder, deadline: .seconds(20))
        return run?.succeeded ?? false
    }
}
