import Foundation
import PaperUITesting
import TestSupport
import Testing

@Suite(.endsInTime, .snapshots(record: .missing))
struct AssertSnapshotTests {
    private let room: Darkroom

    init() throws {
        room = try Darkroom()
    }

    @Test func matches() throws {
        try room.write("Coco\n2017\n", to: "matches.1.txt")

        assertSnapshot(of: "Coco\n2017", as: .lines, sourceLocation: room.line(1))
    }

    @Test func differs() async throws {
        try room.write("Coco\n2016\n", to: "differs.1.txt")

        await expectIssues(
            """
            The snapshot "differs.1" differs from its reference.

            --- reference
            +++ actual
            @@ -1,2 +1,2 @@
             Coco
            -2016
            +2017

            reference: \(room.reference("differs.1.txt").path)
            actual:    \(room.kept("differs.1.txt").path)
            diff:      \(room.kept("differs.1.diff").path)

            If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. \
            If this line runs more than once in the test, name each snapshot.
            """
        ) {
            assertSnapshot(of: "Coco\n2017", as: .lines, sourceLocation: room.line(1))
        }

        #expect(try room.text("differs.1.txt") == "Coco\n2016\n", "the reference stays")
        #expect(try String(contentsOf: room.kept("differs.1.txt"), encoding: .utf8) == "Coco\n2017\n")
        #expect(
            try String(contentsOf: room.kept("differs.1.diff"), encoding: .utf8) == """
                --- reference
                +++ actual
                @@ -1,2 +1,2 @@
                 Coco
                -2016
                +2017

                """)
    }

    @Test func atTheLine() async throws {
        let lines = await expectIssues(
            """
            The snapshot "atTheLine.1" had no reference; it is recorded now. \
            Look at it, then run again to compare with it.
            reference: \(room.reference("atTheLine.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(42))
        }
        #expect(lines == [42])
    }

    @Test func recordsWhatIsMissing() async throws {
        await expectIssues(
            """
            The snapshot "recordsWhatIsMissing.1" had no reference; it is recorded now. \
            Look at it, then run again to compare with it.
            reference: \(room.reference("recordsWhatIsMissing.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
        #expect(try room.text("recordsWhatIsMissing.1.txt") == "Coco\n")

        assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
    }

    @Test func neverRecords() async throws {
        await expectIssues(
            """
            The snapshot "neverRecords.1" has no reference, and none is recorded here. \
            Record it: run once with SNAPSHOT_TESTING_RECORD=missing.
            reference: \(room.reference("neverRecords.1.txt").path)
            actual:    \(room.kept("neverRecords.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, record: .never, sourceLocation: room.line(1))
        }
        #expect(!FileManager.default.fileExists(atPath: room.reference("neverRecords.1.txt").path))
        #expect(try String(contentsOf: room.kept("neverRecords.1.txt"), encoding: .utf8) == "Coco\n")
    }

    @Test func recordsWhatFailed() async throws {
        try room.write("Up\n", to: "recordsWhatFailed.1.txt")

        await expectIssues(
            """
            The snapshot "recordsWhatFailed.1" is recorded anew. \
            Look at what changed, then run again without recording.

            --- reference
            +++ actual
            @@ -1 +1 @@
            -Up
            +Coco

            reference: \(room.reference("recordsWhatFailed.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, record: .failed, sourceLocation: room.line(1))
        }
        #expect(try room.text("recordsWhatFailed.1.txt") == "Coco\n")

        assertSnapshot(of: "Coco", as: .lines, record: .failed, sourceLocation: room.line(1))
    }

    @Test func recordsAll() async throws {
        try room.write("Coco\n", to: "recordsAll.1.txt")

        await expectIssues(
            """
            The snapshot "recordsAll.1" is recorded again, without a change. Run again without recording.
            reference: \(room.reference("recordsAll.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, record: .all, sourceLocation: room.line(1))
        }
    }

    @Test(.snapshots(record: .failed)) func traitRecords() async throws {
        try room.write("Up\n", to: "traitRecords.1.txt")

        await expectIssues(
            """
            The snapshot "traitRecords.1" is recorded anew. \
            Look at what changed, then run again without recording.

            --- reference
            +++ actual
            @@ -1 +1 @@
            -Up
            +Coco

            reference: \(room.reference("traitRecords.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    @Test func lastLines() async throws {
        try room.write("Coco", to: "lastLines.1.txt")

        await expectIssues(
            """
            The snapshot "lastLines.1" differs from its reference.

            --- reference
            +++ actual
            @@ -1 +1 @@
            -Coco
            \\ No newline at end of file
            +Coco

            reference: \(room.reference("lastLines.1.txt").path)
            actual:    \(room.kept("lastLines.1.txt").path)
            diff:      \(room.kept("lastLines.1.diff").path)

            If the actual one is right, record it: run once with SNAPSHOT_TESTING_RECORD=failed. \
            If this line runs more than once in the test, name each snapshot.
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    @Test(arguments: [false, true]) func lineEndsOfWindows(inTheReference: Bool) throws {
        let (feeds, windows) = ("Coco\n2017", "Coco\r\n2017")
        try room.write((inTheReference ? windows : feeds) + "\n", to: "lineEndsOfWindows.lines.txt")
        try room.write(inTheReference ? "- \"Coco\"\r\n" : "- \"Coco\"\n", to: "lineEndsOfWindows.dump.txt")

        assertSnapshot(
            of: inTheReference ? feeds : windows, as: .lines, named: "lines", sourceLocation: room.line(1))
        assertSnapshot(of: "Coco", as: .dump, named: "dump", sourceLocation: room.line(2))
    }

    @Test func differsBesidesLineEndsOfWindows() async throws {
        try room.write("Coco\r\n2016\r\n", to: "differsBesidesLineEndsOfWindows.1.txt")

        await expectIssues(
            """
            The snapshot "differsBesidesLineEndsOfWindows.1" is recorded anew. \
            Look at what changed, then run again without recording.

            --- reference
            +++ actual
            @@ -1,2 +1,2 @@
             Coco
            -2016
            +2017

            reference: \(room.reference("differsBesidesLineEndsOfWindows.1.txt").path)
            """
        ) {
            assertSnapshot(
                of: "Coco\r\n2017", as: .lines, record: .failed, sourceLocation: room.line(1))
        }
        #expect(try room.text("differsBesidesLineEndsOfWindows.1.txt") == "Coco\n2017\n")
    }

    @Test func recordsWithLineFeeds() async throws {
        try room.write("Coco\r\n", to: "recordsWithLineFeeds.1.txt")

        await expectIssues(
            """
            The snapshot "recordsWithLineFeeds.1" is recorded again, without a change. Run again without recording.
            reference: \(room.reference("recordsWithLineFeeds.1.txt").path)
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, record: .all, sourceLocation: room.line(1))
        }
        #expect(try room.text("recordsWithLineFeeds.1.txt") == "Coco\n")
    }

    @Test func throwing() async throws {
        await expectIssues("notFound") { assertMissingFilm() }
    }

    private func assertMissingFilm() {
        assertSnapshot(of: try missingFilm(), as: .lines, sourceLocation: room.line(1))
    }

    private func missingFilm() throws -> String {
        throw FilmError.notFound
    }
}

private enum FilmError: Error {
    case notFound
}
