import Foundation
import PaperUITesting
import TestSupport
import Testing

@Suite(.endsInTime, .snapshots(record: .never))
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
            Two snapshots are called "takenInAnotherCase.COCO": this one, named "COCO", and the one at \
            FilmCardTests.swift:4, named "coco". \
            In a file's name only letters, digits and underscores count, in upper and lower case alike. \
            Give one of them another name with 'named:'.
            """
        ) {
            assertSnapshot(of: "Coco", as: .lines, named: "COCO", sourceLocation: room.line(9))
        }
    }

    @Test(arguments: [("-1", "1"), ("+", "-"), ("overlap[", "overlap]"), ("", "…"), ("a", "A")])
    func `two names of one line that become one file`(_ first: String, _ second: String) async throws {
        let file = "two-names-of-one-line-that-become-one-file.\(first.filter { $0.isLetter || $0.isNumber })"
        try room.write("Coco\n", to: "\(file).txt")
        let line = room.line(4)
        assertSnapshot(of: "Coco", as: .lines, named: first, sourceLocation: line)

        await expectIssues(
            """
            Two snapshots are called "\(second == "A" ? file.dropLast() + second : file)": \
            this one, named "\(second)", and the one at FilmCardTests.swift:4, named "\(first)". \
            In a file's name only letters, digits and underscores count, in upper and lower case alike. \
            Give one of them another name with 'named:'.
            """
        ) {
            assertSnapshot(of: "Up", as: .lines, named: second, sourceLocation: line)
        }
        #expect(try room.text("\(file).txt") == "Coco\n", "the reference stays")
    }

    @Test func aNumberAsAName() async throws {
        try room.write("Coco\n", to: "aNumberAsAName.1.txt")
        assertSnapshot(of: "Coco", as: .lines, sourceLocation: room.line(4))

        await expectIssues(
            """
            Two snapshots are called "aNumberAsAName.1": this one, named "1", and the one at \
            FilmCardTests.swift:4, without a name. \
            Give one of them another name with 'named:'.
            """
        ) {
            assertSnapshot(of: "Up", as: .lines, named: "1", sourceLocation: room.line(9))
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
@Suite(.endsInTime, .snapshots(record: .never), .serialized)
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

/// Two tests of one name in one file, whose snapshots are taken by a line of a helper.
@Suite(.endsInTime, .snapshots(record: .never), .serialized)
struct SnapshotHelperTests {
    fileprivate static let room = Result { try Darkroom() }

    private static func assertCard(shows text: String) throws {
        assertSnapshot(of: text, as: .lines, sourceLocation: try room.get().line(1))
    }

    struct First {
        @Test func card() throws {
            try SnapshotHelperTests.room.get().write("Coco\n", to: "card.1.txt")

            for _ in 1...2 { try SnapshotHelperTests.assertCard(shows: "Coco") }
        }
    }

    struct Second {
        @Test func card() async throws {
            let room = try SnapshotHelperTests.room.get()
            defer { try? FileManager.default.removeItem(at: room.folder) }
            let tests = try #require(Test.current).sourceLocation.line
            try await expectIssues(
                """
                Two snapshots are called "card.1": this one, in the test at SnapshotNameTests.swift:\(tests), \
                and the one at FilmCardTests.swift:1, in the test at SnapshotNameTests.swift:\(tests - 8). \
                Give one of them another name with 'named:'.
                """
            ) {
                try SnapshotHelperTests.assertCard(shows: "Up")
            }
        }
    }
}
