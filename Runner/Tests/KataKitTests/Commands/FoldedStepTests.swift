import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText

/// A step whose promises the learner finds out: nothing names one before it is green, and a check counts.
struct FoldedStepTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks(at: 1)
        try fixture.foldPromises()
    }

    /// Nothing that only the promises say.
    private func expectFolded(
        _ run: FixtureWorkspace.Run, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for word in ["By name", "Nobody", "is open"] {
            #expect(!run.output.contains(word), "\(run.output)", sourceLocation: sourceLocation)
        }
    }

    /// Writes one test of the learner's, which catches one of three mistakes, on our code.
    private func becomeGreen() throws {
        try fixture.switchOn(2, of: "Thanks")
        try fixture.solve("Thanks", step: 2)
        try fixture.writeOwnTests(
            #"    @Test func mine() { #expect(Thanks().text(for: "Ada") == "Thank you, Ada.") }"#)
    }

    private func own() async throws -> [String: Any] {
        let json = try await fixture.kata("check", "3", "--json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return try #require(object?["own"] as? [String: Any])
    }

    // MARK: Red

    @Test func `the introduction, the text and the overview keep the promises to themselves`() async throws {
        _ = try await fixture.kata("check", "3")
        let next = try await fixture.kata("next")
        let whole = try await fixture.kata("read")
        let promises = try await fixture.kata("read", "promises")
        let json = try await fixture.kata("--json")

        expectRecorded(next.screen, as: "introduction")
        expectRecorded(promises.output, as: "read-promises")
        for run in [next, whole, promises, json, try await fixture.kata("check"), try await fixture.kata()] {
            expectFolded(run)
        }
        #expect(whole.output.contains("func text(for name: String) -> String"))
        #expect(json.output.contains(#""promises":[]"#))
    }

    @Test func `a step that is ahead is folded, too`() async throws {
        _ = try await fixture.kata("check", "3")

        expectFolded(try await fixture.kata("read", "3", "2"))
        expectFolded(try await fixture.kata("read", "3", "2", "promises"))
    }

    @Test func `a test that decides what is open is not told what the promises say`() async throws {
        try becomeGreen()
        try fixture.writeOwnTests(
            #"    @Test func mine() { #expect(Thanks().text(for: " Ada") == "Thank you, Ada.") }"#)

        let check = try await fixture.kata("check", "3")
        let json = try await fixture.kata("judge", "3", "--json")

        #expect(check.status == 1)
        expectFolded(check)
        // What a solution answers is as good as a promise.
        #expect(json.output.contains(#""message":null"#), "\(json.output)")
        #expect(!json.output.contains("Thank you"), "\(json.output)")
    }

    // MARK: Green

    @Test func `a green counts the mistakes that get through, and the text unfolds`() async throws {
        try becomeGreen()

        let check = try await fixture.kata("check", "3")
        let judge = try await fixture.kata("judge")
        let overview = try await fixture.kata()
        let judgeJSON = try await fixture.kata("judge", "--json")

        expectRecorded(check.screen, as: "green-unguarded")
        expectRecorded(judge.screen, as: "judge")
        for run in [check, judge, overview, judgeJSON] { expectFolded(run) }
        #expect(overview.output.contains("Of the mistakes 2 of 3 get through your tests: `./kata judge`"))
        let own = try await own()
        #expect(own["through"] as? Int == 2)
        #expect(own["unguarded"] as? [String] == [])
        #expect(try await fixture.kata("--json").output.hasSuffix(#""unguarded":[]}"# + "\n"))

        #expect(try await fixture.kata("read").output.contains("Nobody."))
        #expect(try await fixture.kata("read", "promises").output.contains("Nobody."))
    }

    @Test func `the mistakes are counted when the list in the file is empty`() async throws {
        try becomeGreen()
        let tests = try fixture.read(FixtureWorkspace.ownStepFile)
        try fixture.write("// - nobody\n// - two names\n" + tests, to: FixtureWorkspace.ownStepFile)

        let check = try await fixture.kata("check", "3")
        let overview = try await fixture.kata()

        #expect(
            check.output.contains("2 lines are left of your list. The mistakes are counted when it is empty.")
        )
        #expect(!check.output.contains("mistakes of this step"))
        #expect(
            check.next.hasPrefix("Take the next line of your list and write its test, then: ./kata check"))
        #expect(!overview.output.contains("get through"))

        try fixture.write(tests, to: FixtureWorkspace.ownStepFile)
        #expect(
            try await fixture.kata("check", "3").output.contains("1 of 3 mistakes of this step is caught"))
    }

    @Test func `who has written the list alone has not written a test`() async throws {
        try fixture.switchOn(2, of: "Thanks")
        try fixture.edit(FixtureWorkspace.ownStepFile, "// - what", "// - nobody\n// - what")

        let check = try await fixture.kata("check", "3")

        #expect(
            check.next.hasPrefix("Write a first test into Tests/ThanksTests/MyStep2.swift"), "\(check.output)"
        )
    }

    @Test func `the first check of a round starts its clock`() async throws {
        let guided = try await fixture.kata("check", "3")
        try fixture.switchOn(2, of: "Thanks")
        let first = try await fixture.kata("check", "3")
        try becomeGreen()

        let check = try await fixture.kata("check", "3")

        // A busy machine may take minutes for them.
        for run in [first, check] {
            #expect(
                run.output.contains(
                    /[1-5] minutes? of 5 (is|are) left of this round\.|of this round are over\./))
        }
        #expect(guided.output.contains("GREEN") && !guided.output.contains("this round"))
    }

    @Test func `the overview names nothing where some of it is folded`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "*5 minutes*", "*5 minutes, and the test is yours*")
        try becomeGreen()
        _ = try await fixture.kata("judge", "3")

        let overview = try await fixture.kata()

        #expect(
            overview.output.contains("\n\nOf the mistakes 3 of 4 get through your tests: `./kata judge`\n"),
            "\(overview.output)")
        #expect(try await fixture.kata("--json").output.hasSuffix(#""unguarded":["Two words"]}"# + "\n"))
    }

    @Test func `a job's page counts them, too`() async throws {
        try becomeGreen()

        let report = try await fixture.kata("report", "--summary", "summary.md")
        let summary = try fixture.read("summary.md")

        #expect(summary.contains("- 2 mistakes get through your tests."), "\(report.errors)\(summary)")
        #expect(!summary.contains("Nobody"))
    }

    @Test func `a hint names a promise, and then the kind of example`() async throws {
        try becomeGreen()
        _ = try await fixture.kata("check", "3")

        var hints: [FixtureWorkspace.Run] = []
        for _ in 1...9 { hints.append(try await fixture.kata("hint")) }

        let heads = hints.map { $0.output.prefix { $0 != "\n" } }
        #expect(heads[0] == "Hint 1 of 4  A test for “By name”, mistake 1 of 2 that get through")
        #expect(hints[0].output.contains("\n\nThe promise: By name. "))
        #expect(hints[1].output.contains("An example of this kind shows it: two names."))
        #expect(hints[3].output.contains("This is how it does, in our code:"))
        #expect(heads[4] == "Hint 1 of 4  A test for “Nobody”, mistake 2 of 2 that get through")
        #expect(hints[8].output.hasPrefix("You have seen every mistake that gets through."))
    }

    @Test func `nothing gets through, and the check says that as ever`() async throws {
        try becomeGreen()
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)

        let check = try await fixture.kata("check", "3")

        #expect(check.output.contains("All 3 mistakes of this step are caught."), "\(check.output)")
    }
}
