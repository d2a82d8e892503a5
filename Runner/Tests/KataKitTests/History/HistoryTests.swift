import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText
@testable import KataWork

struct HistoryTests {
    @Test func `a state comes back byte for byte under its very names`() throws {
        let sut = try HistoryFolder()
        let files = [
            "Sources/Wall/Wall.swift": Data("let a = 1\r\n".utf8),
            "Sources/Wall/Sub folder/ü \"b\" \\n.swift": Data([0, 255, 10, 10]),
            "Sources/Wall/new\nline.swift": Data("x".utf8),
            "Tests/WallTests/MyTests.swift": Data(),
            " leading": Data("\n".utf8),
        ]

        let record = try sut.history.record(chapter: "Wall", step: 2, files: files, kind: .check(.green))

        #expect(try sut.history.files(of: record.entry.id) == files)
        #expect(record.notice == nil)
    }

    @Test func `an entry says when, where and what`() throws {
        let sut = try HistoryFolder()
        let date = Date(timeIntervalSince1970: 1_700_000_000.75)

        let red = try sut.record("a", step: 3, .check(.red("doesNotCompile")), at: date)

        #expect(red.chapter == "Wall")
        #expect(red.step == 3)
        #expect(red.kind == .check(.red("doesNotCompile")))
        #expect(red.date == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(red.id.count == 7)
        #expect(try sut.history.entries() == [red])
        #expect(try sut.history.entry(red.id) == red)
    }

    @Test func `the same work is kept again when it is another step's`() throws {
        let sut = try HistoryFolder()
        let first = try sut.record("a", step: 1, .before("reset"))
        let again = try sut.record("a", step: 1, .before("reset"))
        let later = try sut.record("a", step: 2, .before("reset"))

        #expect(again == first)
        #expect(try sut.history.entries() == [later, first])
    }

    @Test func `the newest entry comes first`() throws {
        let sut = try HistoryFolder()
        let a = try sut.record("a", .check(.red("")))
        let b = try sut.record("b", .before("solution --apply"))
        let c = try sut.record("c", .check(.green), at: Date(timeIntervalSince1970: 1000))

        #expect(try sut.history.entries(chapter: "Wall") == [c, b, a])
    }

    @Test func `chapters are merged by date and told apart by name`() throws {
        let sut = try HistoryFolder()
        let a = try sut.record("a", chapter: "Wall", at: Date(timeIntervalSince1970: 10))
        let b = try sut.record("a", chapter: "Arch", at: Date(timeIntervalSince1970: 20))
        let c = try sut.record("b", chapter: "Wall", at: Date(timeIntervalSince1970: 30))

        #expect(try sut.history.entries() == [c, b, a])
        #expect(try sut.history.entries(chapter: "Arch") == [b])
        #expect(try sut.history.entries(chapter: "Roof") == [])
    }

    @Test func `reading a chapter's entries asks git once`() throws {
        let sut = try HistoryFolder()
        for text in ["a", "b", "c"] { _ = try sut.record(text) }
        let git = try sut.countingGit()

        let entries = try History(directory: sut.history.directory, git: git.program).entries(chapter: "Wall")

        #expect(entries.count == 3)
        #expect(try String(contentsOf: git.calls, encoding: .utf8) == "called\n")
    }

    @Test func `without a repository there is nothing yet`() throws {
        let sut = try HistoryFolder()

        #expect(try sut.history.entries() == [])
        #expect(throws: KataError.unknownEntry("abcdef1")) { try sut.history.files(of: "abcdef1") }
        #expect(!FileManager.default.fileExists(atPath: sut.history.directory.path))
    }

    @Test func `a checked state that has not changed is not recorded again`() throws {
        let sut = try HistoryFolder()
        let first = try sut.record("a", .check(.green))

        let second = try sut.record("a", .check(.green))

        #expect(second == first)
        #expect(try sut.history.entries() == [first])
    }

    @Test func `another outcome, another step and another text are recorded`() throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a", step: 1, .check(.red("assertion")))
        _ = try sut.record("a", step: 1, .check(.red("crash")))
        _ = try sut.record("a", step: 1, .check(.green))
        _ = try sut.record("a", step: 2, .check(.green))
        _ = try sut.record("b", step: 2, .check(.green))
        _ = try sut.record("a", step: 2, .check(.green))

        #expect(try sut.history.entries().count == 6)
    }

    @Test func `what is about to be replaced is kept already if it was just checked`() throws {
        let sut = try HistoryFolder()
        let checked = try sut.record("a", .check(.green))

        #expect(try sut.record("a", .before("reset")) == checked)
        #expect(try sut.record("b", .before("reset")) != checked)
        #expect(try sut.history.entries().map(\.kind) == [.before("reset"), .check(.green)])
    }

    @Test func `an entry is named by any beginning that only it has, in any case`() throws {
        let sut = try HistoryFolder()
        let entry = try sut.record("a")

        for length in 1...7 {
            #expect(try sut.history.entry(String(entry.id.prefix(length)).uppercased()) == entry)
        }
    }

    @Test func `an id is as long as it takes to be the only one`() throws {
        let (sut, other) = (try HistoryFolder(), try HistoryFolder())
        _ = try other.record("a")
        let hash = try #require(other.history.repository.tips()["Wall"])
        _ = try sut.record("a", chapter: "Arch")
        let different = hash.dropFirst(8).map { $0 == "0" ? "1" : "0" }.joined()
        try sut.write("", to: "objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(6))\(different)")

        #expect(try sut.record("a").id == String(hash.prefix(9)))
    }

    @Test func `a name that fits two entries is ambiguous`() throws {
        let sut = try HistoryFolder()
        // More entries than there are hexadecimal digits: two of them begin alike.
        for number in 0..<17 { _ = try sut.record("\(number)") }
        let ids = try sut.history.entries().map(\.id)
        let shared = try #require(
            ids.map { String($0.prefix(1)) }.first { digit in ids.filter { $0.hasPrefix(digit) }.count > 1 })

        let candidates = ids.filter { $0.hasPrefix(shared) }
        #expect(throws: KataError.ambiguousEntry(shared, candidates: candidates)) {
            try sut.history.files(of: shared)
        }
    }

    @Test func `of many candidates three are named`() {
        #expect(
            KataError.ambiguousEntry("a", candidates: ["a1", "a2", "a3", "a4", "a5"]).what
                == "'a' could be a1 or a2 or a3 or 2 more.")
    }

    @Test(arguments: ["", "0000000", "HEAD", "Wall", "refs/heads/Wall", "--all", "é"])
    func `a name that fits none is unknown`(id: String) throws {
        let sut = try HistoryFolder()
        _ = try sut.record("a")

        #expect(throws: KataError.unknownEntry(id)) { try sut.history.entry(id) }
        #expect(throws: KataError.unknownEntry(id)) { try sut.history.files(of: id) }
    }

    @Test func `a commit says in words what it is`() {
        func subject(_ kind: HistoryEntry.Kind) -> Substring? {
            let message = HistoryMessage(chapter: "Wall", step: 2, kind: kind, files: [:])
            return message.text.split(separator: "\n").first
        }

        #expect(subject(.check(.green)) == "Wall, step 2: green")
        #expect(subject(.check(.red("crash"))) == "Wall, step 2: red (crash)")
        #expect(subject(.check(.red(""))) == "Wall, step 2: red")
        #expect(subject(.before("reset --to 3")) == "Wall, step 2: before reset --to 3")
    }

    @Test(arguments: [
        HistoryEntry.Kind.check(.green), .check(.red("")), .check(.red("a: b")), .before("reset"),
    ])
    func `a commit's message is read as it was written`(_ kind: HistoryEntry.Kind) {
        let message = HistoryMessage(chapter: "Wall", step: 2, kind: kind, files: ["a": Data([1])])

        #expect(HistoryMessage(parsing: message.text) == message)
    }

    @Test func `what more a check says is read as it was written`() {
        let detail = CheckDetail(
            hints: 2, failure: "byName(): a != b: c", letThrough: ["One", "Two: three"],
            builtByHand: Date(timeIntervalSince1970: 1_700_000_000), waited: 7)
        let message = HistoryMessage(
            chapter: "Wall", step: 2, kind: .check(.green), files: [:], detail: detail)

        #expect(HistoryMessage(parsing: message.text)?.detail == detail)
        #expect(
            message.text.hasSuffix("Kata-Judged: yes\nKata-Let-Through: One\nKata-Let-Through: Two: three\n"))
    }

    @Test func `tests that let nothing through were judged, and others were not`() {
        func judged(_ mistakes: [String]?) -> [String]? {
            let message = HistoryMessage(
                chapter: "Wall", step: 2, kind: .check(.green), files: [:],
                detail: CheckDetail(letThrough: mistakes))
            return HistoryMessage(parsing: message.text)?.detail.letThrough
        }

        #expect(judged([]) == [])
        #expect(judged(nil) == nil)
    }

    @Test func `a state that is checked again is kept once, whatever more is known of it`() throws {
        let sut = try HistoryFolder()
        func record(_ detail: CheckDetail) throws {
            _ = try sut.history.record(
                chapter: "Wall", step: 1, files: ["a": Data()], kind: .check(.green), detail: detail)
        }

        try record(CheckDetail(hints: 1))
        try record(CheckDetail(hints: 2))

        #expect(try sut.history.entries().map(\.detail.hints) == [1])
    }

    @Test func `somebody else's commit is no entry`() {
        #expect(HistoryMessage(parsing: "Fix the wall\n\nKata-Chapter: Wall\nKata-Step: 1\n") == nil)
        #expect(HistoryMessage(parsing: "") == nil)
    }
}
