import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// What was found out is kept with all that it depends on.
struct KeptJudgementTests {
    private let fixture: FixtureWorkspace
    private let engine: SpyEngine

    init() throws {
        fixture = try .thanks()
        engine = SpyEngine(try fixture.engine())
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
    }

    /// Judges, and tells how many setups that took.
    private func judge() async throws -> (judgement: Judgement, runs: Int) {
        (try await fixture.judgement(by: engine), engine.takeRuns())
    }

    private func replace(_ old: String, by new: String, in path: String) throws {
        let text = try fixture.read(path)
        try #require(text.contains(old))
        try fixture.write(text.replacing(old, with: new), to: path)
    }

    @Test func `what did not change is not judged again`() async throws {
        let first = try await judge()
        let second = try await judge()

        // Three solutions, four mistakes twice, since all are caught, and our code once more.
        #expect(first.runs == 12)
        #expect(second.runs == 0)
        #expect(second.judgement == first.judgement)
    }

    @Test func `to say it again nothing is compiled, linked or run`() async throws {
        let first = try await fixture.kata("judge", "3")
        let cache = ProductCache(folder: fixture.workspace.cacheFolder, notify: { _ in })
        let kept = cache.keys().filter { key in
            ["sound-", "versions-", "catches-", "toolchain-", "entry-"].contains { key.hasPrefix($0) }
        }
        for key in Set(cache.keys()).subtracting(kept) {
            try FileManager.default.removeItem(at: cache.folder.appending(path: key))
        }

        let second = try await fixture.kata("judge", "3")

        #expect(second.output == first.output)
        // Whatever was needed would be here again.
        #expect(cache.keys().sorted() == kept.sorted())
    }

    @Test func `an edit of a test, the gallery or a variant is judged anew`() async throws {
        _ = try await judge()

        try replace("byName", by: "everybody", in: FixtureWorkspace.ownStepFile)
        #expect(try await judge().runs == 12)

        try replace("Thank you, Ada.\"\n", by: "Thank you, Bob.\"\n", in: FixtureWorkspace.thanksBugs)
        #expect(try await judge().runs == 2)

        try replace(
            "\"Thank you\"", by: "\"Thank\", \"you\"", in: "Solutions/Thanks/Variants/Joined/Thanks.swift")
        let judged = try await judge()
        #expect(judged.runs >= 3)
        #expect(judged.judgement.standing(of: "nobody()")?.failure != nil)
    }

    @Test func `where nothing is caught, nothing is asked twice`() async throws {
        try fixture.writeOwnTests("    @Test func nothing() { #expect(1 + 1 == 2) }")

        #expect(try await judge().runs == 7)
    }

    private static let otherFile = "Tests/ThanksTests/MyTests.swift"

    private func writeOtherTest(_ name: String, of person: String = "Bob", imports: String = "") throws {
        try fixture.writeOwnTests(
            "@Test func \(name)() { #expect(Thanks().text(for: \"\(person)\") == \"Thank you, \(person).\") }",
            to: Self.otherFile, imports: imports)
    }

    @Test func `an edited test is tried only where it is not known that another one catches the mistake`()
        async throws
    {
        try writeOtherTest("bob")
        #expect(try await judge().runs == 12)

        // Three solutions, the first mistake that bob() is known to catch, twice, and our code once more.
        try writeOtherTest("bob", of: "Bo")
        let edited = try await judge()
        #expect(edited.runs == 6)
        #expect(edited.judgement.unguarded.isEmpty)
        #expect(edited.judgement.idle.isEmpty)

        // What is undone is known.
        try writeOtherTest("bob")
        #expect(try await judge().runs == 0)
    }

    @Test func `a test that catches nothing any longer is said to`() async throws {
        try writeOtherTest("bob")
        _ = try await judge()

        try fixture.writeOwnTests("@Test func bob() { #expect(1 + 1 == 2) }", to: Self.otherFile)

        #expect(try await judge().judgement.idle.map(\.name) == ["bob()"])
    }

    @Test func `whoever asks is told all who catch a mistake`() async throws {
        try writeOtherTest("bob")
        _ = try await judge()
        try writeOtherTest("eve")
        _ = try await judge()

        let judge = try fixture.judge(by: engine)
        let all = try await Turnstile.shared.pass {
            try await judge.judgement(of: [1, 2], isComplete: true, namesIdle: true)
        }

        try FileManager.default.removeItem(at: fixture.workspace.cacheFolder)
        #expect(all.mistakes == (try await self.judge().judgement.mistakes))
        let eve = try #require(all.tests.first { $0.name == "eve()" })
        #expect(all.mistakes.map { $0.isCaught(by: eve) } == [false, true, true, false])
    }

    @Test func `what may leave something behind is tried together with all others`() async throws {
        for name in ["bob", "bo"] {
            try writeOtherTest(name, imports: "nonisolated(unsafe) var count = 0\n")
            // Each of the three tests is run alone, too.
            let runs = try await judge().runs
            #expect(runs == 12 + 3)
        }
    }

    @Test func `a test that is saved while it is judged is judged as it was saved`() async throws {
        let path = FixtureWorkspace.ownStepFile
        let (before, after) = (
            try fixture.read(path).replacing("Thank you.", with: "Merci."), try fixture.read(path)
        )
        try fixture.write(before, to: path)
        let file = fixture.root.appending(path: path)
        let engine = SpyEngine(try fixture.engine()) { count in
            if count == 1 { try Files.write(Data(after.utf8), to: file) }
        }

        _ = try await fixture.judgement(by: engine)

        // Whichever of the two texts that was about, it is kept for no other.
        #expect(try await judge().judgement.tests.map(\.standing) == [.sound, .sound])
        try fixture.write(before, to: path)
        #expect(try await judge().judgement.standing(of: "nobody()")?.failure != nil)
    }

    @Test func `a solution that is edited while tests are judged by it is judged by as it was saved`()
        async throws
    {
        let file = fixture.root.appending(path: "Solutions/Thanks/Variants/Trimmed/Thanks.swift")
        let text = try Files.text(file)
        let other = text.replacing("\"Thank you.\"", with: "\"Merci.\"")
        let engine = SpyEngine(try fixture.engine()) { count in
            if count == 1 { try Files.write(Data(other.utf8), to: file) }
        }

        let judgement = try await fixture.judgement(by: engine)
        #expect(judgement.standing(of: "nobody()")?.failure != nil)

        try Files.write(Data(text.utf8), to: file)
        #expect(try await judge().judgement.tests.map(\.standing) == [.sound, .sound])
    }
}
