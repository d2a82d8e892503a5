import Foundation
import PaperUITesting
import TestSupport
import Testing

@Suite(.endsInTime, .snapshots(record: .missing))
struct SnapshotTroubleTests {
    private let room: Darkroom

    init() throws {
        room = try Darkroom()
    }

    @Test func notUTF8() async throws {
        try room.write("", to: "notUTF8.1.txt")
        try Data([0x43, 0xFF, 0xFE]).write(to: room.reference("notUTF8.1.txt"))

        await expectIssues(
            """
            The reference of the snapshot "notUTF8.1" is not UTF-8 text. \
            Delete it, then run again to record it.
            reference: \(room.reference("notUTF8.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    @Test func unwritable() async throws {
        let blocker = room.folder.appending(component: "__Snapshots__")
        try Data().write(to: blocker)

        await expectIssues(
            """
            The snapshot "unwritable.1" cannot be recorded: \(reasonForNoFolder())
            reference: \(room.reference("unwritable.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    @Test func unreadable() async throws {
        let reference = room.reference("unreadable.1.txt")
        try FileManager.default.createDirectory(at: reference, withIntermediateDirectories: true)
        let reason = #expect(throws: (any Error).self) { try Data(contentsOf: reference) }

        await expectIssues(
            """
            The reference of the snapshot "unreadable.1" cannot be read: \(reason?.localizedDescription ?? "")
            reference: \(reference.path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    @Test func nowhereToKeepTheActual() async throws {
        try room.write("Up\n", to: "nowhereToKeepTheActual.1.txt")
        let place = room.kept("").deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }

        await expectIssues(
            """
            The snapshot "nowhereToKeepTheActual.1" differs from its reference.

            --- reference
            +++ actual
            @@ -1 +1 @@
            -Up
            +Coco

            reference: \(room.reference("nowhereToKeepTheActual.1.txt").path)
            actual:    could not be written to \(room.kept("nowhereToKeepTheActual.1.txt").path)
            diff:      could not be written to \(room.kept("nowhereToKeepTheActual.1.diff").path)

            If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. \
            If this line runs more than once in the test, name each snapshot.
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    /// What the system says when a folder cannot be made because a file has its name.
    private func reasonForNoFolder() -> String {
        let error = #expect(throws: (any Error).self) {
            try FileManager.default.createDirectory(at: room.references, withIntermediateDirectories: true)
        }
        return error?.localizedDescription ?? ""
    }
}
