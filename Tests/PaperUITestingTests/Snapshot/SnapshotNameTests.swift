import Foundation
import PaperUITesting
import TestSupport
import Testing

@Suite(.snapshots(record: .never))
struct SnapshotNameTests {
    private let room: Darkroom

    init() throws {
        room = try Darkroom()
    }

    @Test func counted() throws {
        try room.write("Coco\n", to: "counted.1.txt")
        try room.write("Up\n", to: "counted.2.txt")

        assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(7))
        assertSnapshot(of: "Up", as: .lines, sourceLocation: room.line(3))
    }

    @Test func repeated() throws {
        try room.write("Coco\n", to: "repeated.1.txt")
        try room.write("Up\n", to: "repeated.2.txt")

        for _ in 1...3 {
            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
            assertSnapshot(of: "Up", as: .lines, sourceLocation: room.line(2))
        }
    }

    @Test func named() throws {
        try room.write("Coco\n", to: "named.coco.txt")
        try room.write("Up\n", to: "named.1.txt")

        assertSnapshot(of: "Coco", as: .lines, named: "coco", sourceLocation: room.line(1))
        assertSnapshot(of: "Up", as: .lines, sourceLocation: room.line(2))
    }

    @Test func cleaned() throws {
        try room.write("Coco\n", to: "cleaned.XXXL-é_1-dark.txt")

        assertSnapshot(of: "Coco", as: .lines, named: "../XXXL é_1/dark!", sourceLocation: room.line(1))
    }

    @Test func `a name in plain words`() throws {
        try room.write("Coco\n", to: "a-name-in-plain-words.1.txt")

        assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
    }

    @Test func `what card(film) shows`() throws {
        try room.write("Coco\n", to: "what-card-film-shows.1.txt")

        assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
    }

    @Test(arguments: ["coco", "up"]) func arguments(film: String) throws {
        try room.write("\(film)\n", to: "arguments.\(film).txt")

        assertSnapshot(of: film, as: .lines, named: film, sourceLocation: room.line(1))
    }

    @Test func otherKinds() throws {
        try room.write("<svg/>\n", to: "otherKinds.1.svg")
        let picture = Snapshotting<String>(pathExtension: "svg") { "<\($0)/>" }

        assertSnapshot(of: "svg", as: picture, sourceLocation: room.line(1))
        assertSnapshot(of: 3, as: picture.pullback { _ in "svg" }, sourceLocation: room.line(1))
    }

    @Test func taken() async throws {
        try room.write("Coco\n", to: "taken.coco.txt")
        assertSnapshot(of: "Coco", as: .lines, named: "coco", sourceLocation: room.line(4))

        let lines = await expectIssues(
            """
            Two snapshots are called "taken.coco": this one and the one at FilmCardTests.swift:4. \
            Give one of them another name with 'named:'.
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, named: "coco", sourceLocation: room.line(9))
        }
        #expect(lines == [9])
    }

    @Test func takenInAnotherCase() async throws {
        try room.write("Coco\n", to: "takenInAnotherCase.coco.txt")
        assertSnapshot(of: "Coco", as: .lines, named: "coco", sourceLocation: room.line(4))

        await expectIssues(
            """
            Two snapshots are called "takenInAnotherCase.COCO": this one and the one at \
            FilmCardTests.swift:4. \
            Give one of them another name with 'named:'.
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, named: "COCO", sourceLocation: room.line(9))
        }
    }

    @Test func outsideOfATest() async throws {
        try room.write("Coco\n", to: "outsideOfATest.1.txt")
        let line = room.line(1)

        await Task.detached {
            assertSnapshot(of: "Coco", as: .lines, record: .never, sourceLocation: line)
        }.value
    }
}

/// Two tests of one name in one file.
@Suite(.snapshots(record: .never), .serialized)
struct SnapshotNamesakeTests {
    fileprivate static let room = Result { try Darkroom() }

    struct First {
        @Test func namesake() throws {
            let room = try SnapshotNamesakeTests.room.get()
            try room.write("Coco\n", to: "namesake.1.txt")

            assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(1))
        }
    }

    struct Second {
        @Test func namesake() async throws {
            let room = try SnapshotNamesakeTests.room.get()
            defer { try? FileManager.default.removeItem(at: room.folder) }
            await expectIssues(
                """
                Two snapshots are called "namesake.1": this one and the one at FilmCardTests.swift:1. \
                Give one of them another name with 'named:'.
                """
            ) {
                assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(2))
            }
        }
    }
}
