import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText

/// Hints about the mistakes that the learner's tests let through.
struct OwnStepHintTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks(at: 1)
        try fixture.switchOn(2, of: "Thanks")
    }

    /// Writes one test of the learner's.
    private func write(_ expectation: String) throws {
        try fixture.writeOwnTests("    @Test func mine() { #expect(\(expectation)) }")
    }

    private static let ada = #"Thanks().text(for: "Ada") == "Thank you, Ada.""#
    private static let everybody =
        #"["Ada", "Eve", ""].map(Thanks().text) == ["Thank you, Ada.", "Thank you, Eve.", "Thank you."]"#

    private func check() async throws -> FixtureWorkspace.Run {
        let run = try await fixture.kata("check", "3")
        #expect(run.errors == "")
        return run
    }

    @Test func `a second mistake of a promise is not told the promise again`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(#"Thanks().text(for: "") == "Thank you.""#)
        for example in ["two names", "a name, and the sentence to its end"] {
            try fixture.edit("Solutions/Thanks/Bugs.md", "*Example: \(example)*\n\n", "")
        }
        _ = try await check()

        #expect(
            try await fixture.kata("hint").output.contains(
                "\n\nThe promise: By name. `text(for: \"Ada\")` is"))
        var heads: [Substring] = [""]
        for _ in 2...4 { heads.append(try await fixture.kata("hint").output.split(separator: "\n")[0]) }

        #expect(heads[2] == "Hint 3 of 3  A test for “By name”, mistake 1 of 2 that get through")
        #expect(heads[3] == "Hint 2 of 3  A test for “By name”, mistake 2 of 2 that get through")
    }

    @Test func `a number asks for a hint about that mistake, and its title comes without the diff`()
        async throws
    {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)
        _ = try await check()

        var hints: [FixtureWorkspace.Run] = []
        for _ in 1...4 { hints.append(try await fixture.kata("hint", "2")) }

        expectRecorded(hints[0].output, as: "hint-2-example")
        #expect(
            hints[1].output.contains(
                "\n\nThis mistake gets through: Nobody has a name. An empty name is a name, too.\n\n"))
        #expect(!hints[1].output.contains("---"), "\(hints[1].output)")
        #expect(hints[1].next == "try it, then: ./kata check (one more: ./kata hint 2)")
        #expect(hints[2].output.contains("This is how it does, in our code:"))
        #expect(hints[2].next == "that was the last hint. Try it, then: ./kata check")
        #expect(
            hints[3].output.hasPrefix(
                "You have seen all hints about this mistake. From the beginning:\n\nHint 1 of 3"))
        let first = try await fixture.kata("hint", "3", "1")
        #expect(
            first.output.hasPrefix("Hint 1 of 3  A test for “By name”, mistake 1 of 2 that get through\n"))
        #expect(
            first.next
                == "try it, then: ./kata check (one more: ./kata hint 1, the next mistake: ./kata hint 2)")

        let none = try await fixture.kata("hint", "4")
        #expect(none.status == 2)
        #expect(
            none.errors
                == "There is no mistake 4: 2 mistakes get through. See: ./kata hint --help\n"
        )
        // There is a chapter 3, and no third mistake.
        #expect(try await fixture.kata("hint", "3").output.hasPrefix("Hint 2 of 3  A test for “By name”"))
        #expect(
            try await fixture.kata("hint", "thanks").output.hasPrefix("Hint 3 of 3  A test for “By name”"))
    }

    @Test func `a hint says so where the red is not what it is about`() async throws {
        try fixture.solve("Thanks", step: 1)
        try fixture.write(
            "struct Thanks {\n    var text: Int { \"no\" }\n}\n", to: "Sources/Thanks/Thanks.swift")
        _ = try await check()
        #expect(
            try await fixture.kata("hint").output.hasPrefix(
                "Red at the last check: an error in your code, Sources/Thanks/Thanks.swift:2:"))

        try write("1 == 1")
        try fixture.write("struct Thanks {\n    var text = \"No.\"\n}\n", to: "Sources/Thanks/Thanks.swift")
        _ = try await check()
        #expect(
            try await fixture.kata("hint").output.hasPrefix(
                "Red at the last check: somebodyIsThanked() in Tests/ThanksTests/Step1-TwoWords.swift. This hint is about the step, and not about that:\n\nHint 2 of 2"
            ))

        try fixture.solve("Thanks", step: 1)
        try write("1 == 2")
        _ = try await check()
        #expect(try await fixture.kata("hint").output.hasPrefix("Hint 2 of 2"))
    }

    @Test func `where nothing gets through a number is a chapter's`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.everybody)
        _ = try await check()

        #expect(
            try await fixture.kata("hint", "3").output.hasPrefix("Hint 1 of 2  Step 2 · Thanks have a name"))
        let other = try await fixture.kata("hint", "1")
        #expect(
            other.errors
                == "No mistake is known to get through, so there is no number 1. ./kata check finds out, and a hint of chapter 1 is: ./kata hint Greeting. See: ./kata hint --help\n"
        )
        let none = try await fixture.kata("hint", "3", "1")
        #expect(none.status == 2)
        #expect(
            none.errors
                == "No mistake is known to get through, so there is no number 1. ./kata check finds out. See: ./kata hint --help\n"
        )
        #expect(
            try await fixture.kata("hint", "3", "x").errors
                == "'x' is no mistake. Give a number. See: ./kata hint --help\n")
    }

    @Test func `a watch of a chapter by its number has hints about whichever mistake is next`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)
        _ = try await check()
        let call = fixture.call

        let card = try HintCommand(chapter: "3").nextHint(in: call)

        #expect(card.title == "A test for “By name”, mistake 1 of 2 that get through")
    }

    @Test(arguments: [("var text: String { \"Thank you.\" }", 3), ("let text = \"Thank you.\"", 2)])
    func `a mistake is shown in the code of the step that the learner is at, or not at all`(
        _ line: String, _ count: Int
    ) async throws {
        try fixture.switchOn(1, of: "Thanks")
        try fixture.write("struct Thanks {\n    \(line)\n}\n", to: "Solutions/Thanks/Step1/Thanks.swift")
        try fixture.write(
            "import Testing\n\n@Test func nothing() {}\n", to: "Tests/ThanksTests/MyTests.swift")
        _ = try await fixture.kata("judge", "3", "--all")

        var hints: [String] = []
        for _ in 1...count { hints.append(try await fixture.kata("hint").output) }

        #expect(hints.last?.hasPrefix("Hint \(count) of \(count)") == true, "\(hints)")
        #expect(!hints.joined().contains("func text(for"), "\(hints)")
        #expect(hints.last?.contains("-    \(line)") == (count == 3), "\(hints)")
    }
}
