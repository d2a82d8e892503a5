#if os(Linux)
import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataDesk

/// A teacher's disk that is full: a machine where root may mount one in memory is needed.
@Suite(.needsSandbox, .enabled(if: SmallDisk.isAvailable, "no disk can be mounted here"))
struct FullDiskTests {
    /// A workspace on a small disk, in which all is made that is everybody's.
    private let room: GradeRoom
    private let fixture: FixtureWorkspace
    private let disk: SmallDisk

    init() async throws {
        disk = try SmallDisk()
        fixture = try FixtureWorkspace(on: disk.folder)
        room = GradeRoom(
            workspace: fixture.workspace, submission: fixture.root.appending(path: ".kata/handed in"))
        try FileManager.default.createDirectory(at: room.submission, withIntermediateDirectories: true)
        try room.handIn("first")
        let grading = try await room.kata("1", ["first"])
        try #require(grading.rows["first"]?.green == 1, "\(grading.output)\(grading.errors)")
    }

    @Test func `a copy that was graded without room is not graded, and graded when there is room`()
        async throws
    {
        for (number, room) in [50, 200, 400, 800, 1600, 4000, 9000].enumerated() {
            let name = "copy \(number)"
            try self.room.handIn(name)

            try disk.fill(leaving: room)
            let row = try #require(try await self.room.kata("1", [name]).rows[name])
            disk.empty()
            let again = try #require(try await self.room.kata("1", [name]).rows[name])

            #expect(row.green == nil || row == again.taking(row.seconds), "with \(room) kB: \(row)")
            #expect(row.green != nil || row.remark != nil)
            #expect(again.green == 1)
        }
    }

    @Test func `a check without room is no red`() async throws {
        try fixture.edit("Package.swift", "\"Greeting\", step: 0", "\"Greeting\", step: 1")
        try fixture.solve("Greeting", step: 1)
        try #require(try await fixture.kata("check", "1").status == 0)
        let before = try await fixture.kata("history", "1").output
        for room in [60, 250, 600] {
            try fixture.write(
                fixture.read("Sources/Greeting/Greeting.swift") + "func more\(room)() {}\n",
                to: "Sources/Greeting/Greeting.swift")

            try disk.fill(leaving: room)
            let run = try await fixture.kata("check", "1")
            disk.empty()

            #expect(run.status == 2 || run.status == 0, "with \(room) kB: \(run.output)")
            #expect(run.status == 0 || !run.errors.isEmpty)
        }
        #expect(!(try await fixture.kata("history", "1").output).contains("red"), "\(before)")
    }
}

extension GradeRow {
    fileprivate func taking(_ seconds: Double) -> GradeRow {
        var row = self
        row.seconds = seconds
        return row
    }
}

/// A disk of 60 MB in memory.
final class SmallDisk: Sendable {
    static let isAvailable = (try? SmallDisk()) != nil

    let folder: URL
    private var filler: URL { folder.appending(path: "filler") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "kata-small-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard Self.shell("mount -t tmpfs -o size=60m tmpfs .", in: folder) else {
            try FileManager.default.removeItem(at: folder)
            throw KataError("a disk cannot be mounted here")
        }
    }

    deinit {
        Self.shell("umount -l '\(folder.path)' && rmdir '\(folder.path)'", in: URL(filePath: "/"))
    }

    /// - Parameter room: in kilobytes.
    func fill(leaving room: Int) throws {
        try #require(
            Self.shell(
                "dd if=/dev/zero of=filler bs=1k count=$(( $(df -k --output=avail . | tail -1) - \(room) ))",
                in: folder))
    }

    func empty() { try? FileManager.default.removeItem(at: filler) }

    @discardableResult
    private static func shell(_ line: String, in folder: URL) -> Bool {
        let run = try? ChildProcess.run(
            URL(filePath: "/bin/sh"), ["-c", line], directory: folder, deadline: .seconds(20))
        return run?.succeeded ?? false
    }
}
#endif
