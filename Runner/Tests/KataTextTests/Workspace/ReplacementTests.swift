import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

/// Some files take the place of others. What is special about a disk that takes two names for one file: SpellingOnDiskTests.
struct ReplacementTests {
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let present: [String: String]
        let wanted: [String: String]
    }

    static let changes = [
        Change(testDescription: "other files", present: ["S/Old.swift": "1"], wanted: ["S/New.swift": "2"]),
        Change(
            testDescription: "the case of a name", present: ["S/money.swift": "1", "S/More.swift": "1"],
            wanted: ["S/Money.swift": "2"]),
        Change(
            testDescription: "the case alone", present: ["S/money.swift": "1"], wanted: ["S/Money.swift": "1"]
        ),
        Change(
            testDescription: "two cases", present: ["S/A.swift": "1", "S/b.swift": "2"],
            wanted: ["S/a.swift": "3", "S/B.swift": "2"]),
        Change(
            testDescription: "a folder's case",
            present: ["S/views/a.swift": "1", "S/views/b.swift": "2", "S/views/Deep/c.swift": "3"],
            wanted: ["S/Views/A.swift": "4", "S/Views/deep/c.swift": "3"]),
        Change(
            testDescription: "the form of an é", present: ["S/cafe\u{301}.swift": "1"],
            wanted: ["S/caf\u{E9}.swift": "2"]),
        Change(
            testDescription: "the form of an é alone", present: ["S/cafe\u{301}.swift": "1"],
            wanted: ["S/caf\u{E9}.swift": "1"]),
    ]

    @Test(arguments: changes)
    func `what is wanted is there, and nothing else`(_ change: Change) throws {
        let fixture = try FixtureWorkspace()
        for (path, text) in change.present { try fixture.write(text, to: path) }

        try work(change.wanted).replace(work(change.present), in: fixture.workspace)

        let found = try Files.list(fixture.root.appending(path: "S")).map { "S/\($0)" }
        #expect(found.map { $0.lowercased() }.sorted() == change.wanted.keys.map { $0.lowercased() }.sorted())
        for (path, text) in change.wanted { #expect(try fixture.read(path) == text) }
    }

    @Test func `what is there already is not written again`() throws {
        let fixture = try FixtureWorkspace()
        let files = ["S/Kept.swift": "1"]
        for (path, text) in files { try fixture.write(text, to: path) }
        let before = Files.number(of: fixture.root.appending(path: "S/Kept.swift"))

        try work(files).replace(work(files), in: fixture.workspace)

        #expect(Files.number(of: fixture.root.appending(path: "S/Kept.swift")) == before)
    }

    @Test func `what was just written stays, by whatever other name it can be reached`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("1", to: "S/Straße/A.swift")
        try fixture.shell("cd S && ln -s Straße Strasse")

        try work(["S/Straße/A.swift": "2"]).replace(
            work(["S/Strasse/A.swift": "1"]), in: fixture.workspace)

        #expect(try fixture.read("S/Straße/A.swift") == "2")
    }

    @Test func `files whose names differ in case are both there where the disk has room for both`() throws {
        let fixture = try FixtureWorkspace()
        guard !Files.exists(fixture.root.appending(path: "package.SWIFT")) else { return }

        try work(["S/Money.swift": "2", "S/money.swift": "3"]).replace(work([:]), in: fixture.workspace)

        #expect(try fixture.read("S/Money.swift") == "2")
        #expect(try fixture.read("S/money.swift") == "3")
    }

    private func work(_ files: [String: String]) -> Work { Work(files: files.mapValues { Data($0.utf8) }) }
}
