import Foundation
import Testing

@testable import KataKit

/// Some files take the place of others, on every kind of disk.
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

    @Test(arguments: [FakeDisk.Kind.tellsApart] + FakeDisk.Kind.blind, changes)
    func `what is wanted is there, under its name, and nothing else`(
        _ kind: FakeDisk.Kind, _ change: Change
    ) throws {
        let disk = try FakeDisk(kind, change.present)

        try replace(change.present, by: change.wanted, on: disk)

        let expected = Dictionary(uniqueKeysWithValues: change.wanted.map { (kind.stored($0), $1) })
        #expect(disk.files.map { bytes($0) }.sorted(by: <) == expected.map { bytes($0) }.sorted(by: <))
    }

    @Test(arguments: FakeDisk.Kind.blind)
    func `two spellings of a folder are one there, and hold what is wanted`(_ kind: FakeDisk.Kind) throws {
        let present = ["S/views/A.swift": "1", "S/views/C.swift": "1"]
        let disk = try FakeDisk(kind, present)

        try replace(present, by: ["S/Views/A.swift": "2", "S/views/B.swift": "3"], on: disk)

        #expect(disk.text("S/Views/A.swift") == "2")
        #expect(disk.text("S/views/B.swift") == "3")
        #expect(disk.files.count == 2)
    }

    @Test(arguments: FakeDisk.Kind.blind)
    func `files that cannot be there together change nothing`(_ kind: FakeDisk.Kind) throws {
        let present = ["S/Mine.swift": "1"]
        let disk = try FakeDisk(kind, present)

        #expect(throws: KataError.oneFileOnDisk("S/Money.swift", "S/money.swift")) {
            try replace(present, by: ["S/Money.swift": "2", "S/money.swift": "3"], on: disk)
        }
        #expect(disk.files == present)
    }

    @Test func `where they can, they are`() throws {
        let both = ["S/Money.swift": "2", "S/money.swift": "3"]
        let disk = try FakeDisk(.tellsApart)

        try replace([:], by: both, on: disk)

        #expect(disk.files == both)
    }

    @Test func `where a disk's rule is another than ours, too much is left rather than too little`() throws {
        let rule = FakeDisk.Kind(
            testDescription: "a German disk", fold: { Array($0.replacing("ß", with: "ss").utf8) },
            keepsSpelling: true, numbersSpellings: true)
        let present = ["S/Strasse.swift": "1", "S/Old.swift": "1"]
        let disk = try FakeDisk(rule, present)

        try replace(present, by: ["S/Straße.swift": "2"], on: disk)

        #expect(disk.files == ["S/Strasse.swift": "2", "S/Old.swift": "1"])
    }

    private func replace(
        _ present: [String: String], by wanted: [String: String], on disk: FakeDisk
    ) throws {
        let data = { (files: [String: String]) in files.mapValues { Data($0.utf8) } }
        try Work(files: data(wanted)).replace(Work(files: data(present)), on: disk)
    }

    /// Strings are equal that are not the same bytes.
    private func bytes(_ file: (key: String, value: String)) -> String {
        "\(Array(file.key.utf8)) \(file.value)"
    }
}
