import Foundation
import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

/// The cycle of a step whose test is the learner's, through the commands.
struct OwnStepCycleTests {
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

    private func own() async throws -> [String: Any] {
        let json = try await fixture.kata("check", "3", "--json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return try #require(object?["own"] as? [String: Any])
    }

    // MARK: Red

    @Test func `nobody has written a test yet`() async throws {
        let ends = [try await check().next, try await fixture.kata().next]
        expectRecorded(ends.joined(separator: "\n"), as: "untouched")
        let own = try await own()
        #expect(own["phase"] as? String == "untouched")
        for key in ["sound", "contradicting", "deciding", "unjudged", "caught", "unguarded"] {
            #expect(own[key] is NSNull, "\(key)")
        }

        try fixture.shell("rm Tests/ThanksTests/MyStep2.swift")
        let without = try await check()
        #expect(without.next == ends[0])
    }

    @Test func `a test of one's own that is off is no missing file`() async throws {
        try fixture.writeOwnTests("    @Test(.disabled(\"later\")) func mine() { #expect(1 == 2) }")

        expectRecorded(try await check().screen, as: "off")
    }

    @Test func `an older test that breaks comes before the first one of one's own`() async throws {
        try fixture.solve("Thanks", step: 0)

        expectRecorded(try await check().next, as: "broken-before")
    }

    @Test func `a red that does not compile yet says that the test is sound`() async throws {
        try write(Self.ada)

        let run = try await check()
        #expect(run.output.hasPrefix("RED  Step 2 of 2 · Thanks have a name\n"))
        expectRecorded(run.output.part(with: "solutions"), as: "red-sound")
        #expect(run.command == "./kata check")
        let own = try await own()
        #expect(own["phase"] as? String == "red")
        #expect(own["sound"] as? [String] == ["mine()"])
        #expect(own["caught"] is NSNull)
    }

    @Test func `a test that nobody can read is told once`() async throws {
        try write("Thanks().text == ")

        let output = try await check().output

        #expect(
            output.contains(
                "\n\n  Your tests cannot be judged before they compile.\n\nNext: Mend what the compiler names in"
            ),
            "\(output)")
        #expect(!output.contains("does not compile against"), "\(output)")
    }

    @Test func `a name that no promise gives is not to be written`() async throws {
        try write("Thanks().loudly == 1")

        let run = try await check()
        expectRecorded(run.output.part(with: "does not compile against"), as: "red-unjudged")
        expectRecorded(run.next, as: "red-unjudged-next")
    }

    @Test func `a test that contradicts a promise is mended first`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada.replacing(" you", with: "s", maxReplacements: 1))

        expectRecorded(try await check().screen, as: "red-contradicts")
        #expect(try await own()["contradicting"] as? [String] == ["mine()"])
    }

    @Test func `a test that is red and decides what is open is mended or dropped`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada.replacing("\"Ada\"", with: "\" Ada\""))

        let run = try await check()

        #expect(run.status == 1)
        expectRecorded(run.next, as: "red-decides")
    }

    @Test(arguments: [
        (2, "Thanks().text(for: \" Ada\") == \"Thank you, Ada.\""), (1, Self.ada),
        (0, Self.ada),
    ])
    func `the overview advises what the check did`(_ solved: Int, _ test: String) async throws {
        try fixture.solve("Thanks", step: solved)
        try write(test)

        let check = try await check()
        let overview = try await fixture.kata()

        #expect(overview.next == check.next)
    }

    @Test func `the overview advises what the check did of a green whose tests guard nothing`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "*5 minutes*", "*5 minutes, and the test is yours*")
        try fixture.switchOn(1, of: "Thanks")
        try fixture.write(
            "import Testing\n\n@Test func mine() { #expect(1 == 1) }\n", to: "Tests/ThanksTests/MyStep1.swift"
        )

        let check = try await check()
        let overview = try await fixture.kata()

        #expect(check.next == "Think of a test for “Two words”, then: ./kata check (stuck? ./kata hint)")
        #expect(overview.next == check.next)
    }

    @Test func `the overview advises what the check did of a red of one's own`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        _ = try await fixture.kata("check", "1")
        try fixture.write(
            "import Testing\n\n@Test func mine() { #expect(1 == 2) }\n",
            to: "Tests/GreetingTests/MyTests.swift")

        let check = try await fixture.kata("check")
        let overview = try await fixture.kata()

        #expect(overview.next == check.next)
        #expect(try await fixture.kata("--json").output.contains(#""next":"./kata check""#))
    }

    // MARK: Green, and not done

    @Test func `a green with mistakes left names the promise, and hints climb to the mistake`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)

        expectRecorded(try await check().screen, as: "green-unguarded")
        let own = try await own()
        #expect(own["phase"] as? String == "green")
        #expect(own["caught"] as? Int == 1)
        #expect(own["unguarded"] as? [String] == ["By name", "Nobody"])

        var hints: [FixtureWorkspace.Run] = []
        for _ in 1...7 { hints.append(try await fixture.kata("hint")) }
        let heads = hints.map { $0.output.split(separator: "\n")[0] }
        #expect(
            heads == [
                "Hint 1 of 3  A test for “By name”, mistake 1 of 2 that get through",
                "Hint 2 of 3  A test for “By name”, mistake 1 of 2 that get through",
                "Hint 3 of 3  A test for “By name”, mistake 1 of 2 that get through",
                "Hint 1 of 3  A test for “Nobody”, mistake 2 of 2 that get through",
                "Hint 2 of 3  A test for “Nobody”, mistake 2 of 2 that get through",
                "Hint 3 of 3  A test for “Nobody”, mistake 2 of 2 that get through",
                "You have seen every mistake that gets through. From the beginning:",
            ])
        expectRecorded(hints[0].output, as: "hint-with-example")
        #expect(
            hints[1].output.contains(
                "\n\nThis mistake gets through: Everybody is Ada. The name is a constant.\n\n"))
        expectRecorded(hints[2].output, as: "hint-with-diff")
        #expect(hints[2].next == "try it, then: ./kata check (the next mistake: ./kata hint)")
        #expect(hints[5].next == "that was the last hint. Try it, then: ./kata check")
        #expect(
            hints[6].output.contains(
                "\n\nHint 1 of 3  A test for “By name”, mistake 1 of 2 that get through\n"))

        try write(Self.ada.replacing("Ada.", with: "Eve."))
        _ = try await check()
        #expect(try await fixture.kata("hint").output.hasPrefix("Hint 1 of 2  Step 2 · Thanks have a name"))
    }

    @Test func `a green with a test that is set aside has that one mended, and not another one thought of`()
        async throws
    {
        try fixture.solve("Thanks", step: 2)
        try fixture.writeOwnTests(
            """
                @Test func mine() { #expect(\(Self.ada)) }
                @Test func blanks() { #expect(Thanks().text(for: " Ada") == "Thank you,  Ada.") }
            """)

        expectRecorded(try await check().next, as: "green-set-aside")
        expectRecorded(try await fixture.kata("judge", "3").next, as: "judge-set-aside")
    }

    @Test func `a test that is set aside where nothing gets through is mended before the chapter goes on`()
        async throws
    {
        try fixture.solve("Thanks", step: 2)
        try fixture.writeOwnTests(
            """
                @Test func mine() { #expect(\(Self.everybody)) }
                @Test func blanks() { #expect(Thanks().text(for: " Ada") == "Thank you,  Ada.") }
            """)

        expectRecorded(try await check().next, as: "guarded-set-aside")
        expectRecorded(try await fixture.kata("judge", "3").next, as: "judge-guarded-set-aside")
    }

    @Test func `next onto a step whose test is written already leads to a check`() async throws {
        try fixture.switchOn(1, of: "Thanks")
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)

        let next = try await fixture.kata("next", "3")
        let check = try await check()

        #expect(next.output.hasPrefix("3 · A thank-you"), "\(next.output)\(next.errors)")
        #expect(next.next == "./kata check (the text: ./kata read)")
        #expect(check.next == "Think of a test for “By name”, then: ./kata check (stuck? ./kata hint)")
    }

    @Test func `from a test that guards nothing next goes on when it is told to`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(#"Thanks().text == "Thank you.""#)

        let check = try await check()
        let next = try await fixture.kata("next")
        let anyway = try await fixture.kata("next", "--anyway")

        expectRecorded(check.screen, as: "green-guards-nothing")
        #expect(check.status == 0)
        expectRecorded(next.next, as: "next-guards-nothing")
        #expect(next.status == 1)
        #expect(next.output.hasPrefix("GREEN"))
        #expect(anyway.status == 0)
        #expect(
            anyway.output.contains(
                "Of the mistakes 3 of 3 get through your tests, and break “By name”, “Nobody”."),
            "\(anyway.output)")
    }

    @Test func `next goes on with promises unguarded, and they stay in sight`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)

        let next = try await fixture.kata("next", "3")
        let overview = try await fixture.kata()
        let json = try await fixture.kata("--json")

        #expect(next.status == 0)
        #expect(next.output.contains(" It catches 1 mistake "))
        expectRecorded(next.output.part(with: "Of the mistakes"), as: "next-unguarded")
        #expect(
            overview.output.contains(
                "\n\nOf the mistakes 2 of 3 get through your tests, and break “By name”, “Nobody”:\n`./kata judge`\n\n"
            ),
            "\(overview.output)")
        #expect(json.output.hasSuffix(#""unguarded":["By name","Nobody"]}"# + "\n"))

        _ = try await fixture.kata("reset", "3", "--to", "2")
        #expect(try await !fixture.kata().output.contains("get through"))
        #expect(try await fixture.kata("--json").output.hasSuffix(#""unguarded":[]}"# + "\n"))
    }

    @Test func `what is said at the end depends on the tests alone`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)

        let next = try await fixture.kata("next", "3")
        _ = try await fixture.kata("judge", "--all")
        let overview = try await fixture.kata()
        let again = try await fixture.kata("next", "3")

        #expect(again.output == next.output)
        #expect(overview.output.contains("2 of 3 get through your tests"))
    }

    @Test func `the end is about each step whose test is the learner's, whenever it was left`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "*5 minutes*", "*5 minutes, and the test is yours*")
        try fixture.solve("Thanks", step: 2)
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)

        let run = try await fixture.kata("next", "3")

        #expect(run.output.contains("They catch 4 mistakes of the gallery."), "\(run.output)\(run.errors)")
    }

    @Test func `a step that is introduced after one that is not guarded says so`() throws {
        let call = fixture.call
        try fixture.switchOn(1, of: "Greeting")
        let greeting = try call.course().chapter("Greeting")
        let introduction = try Introduction(
            to: greeting, from: nil, in: call.workspace,
            leaks: Leaks(through: 1, tried: 9, promises: ["Nobody"]))

        let start =
            "Of the mistakes 1 of 9 gets through your tests, and breaks “Nobody”. Come back to that whenever you like: "
        for (controls, how) in [(Controls.commands, "`./kata judge`"), (.keys, "`press j`")] {
            let teller = Teller(console: call.console, controls: controls, workspace: call.workspace)
            let text = introduction.report(by: teller).plain.replacing("\n", with: " ")
            #expect(text.hasPrefix("\(start)\(how)  1 · A greeting"), "\(text)")
        }
    }

    // MARK: Ours

    @Test func `what only our test sees is red, with its words and its source`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.write(
            fixture.read("Sources/Thanks/Thanks.swift").replacing(
                "!name.isEmpty", with: "!name.isEmpty, name != \"Grace\""),
            to: "Sources/Thanks/Thanks.swift")
        try write(Self.everybody)

        expectRecorded(try await check().screen, as: "red-seen-by-ours")
        #expect(try await own()["phase"] as? String == "seenByOurs")
        let next = try await fixture.kata("next", "3")
        #expect(next.status == 1)
        #expect(next.output.contains("the next one has to wait. Write a test"), "\(next.output)")
    }

    @Test func `where our test does not compile, the end says which of the names is missing`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.edit(
            "Chapters/3-Thanks.md", "extension Thanks {\n", "extension Thanks {\n    init(end: String)\n")
        try fixture.edit(
            "Solutions/Thanks/Tests/MyStep2.swift", #"Thanks().text(for: "")"#,
            #"Thanks(end: ".").text(for: "")"#)
        try write(Self.everybody)

        expectRecorded(try await check().screen, as: "red-ours-does-not-compile")
    }

    @Test func `when nothing is left to see, next goes on`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.everybody)

        expectRecorded(try await check().screen, as: "green-guarded")
        let next = try await fixture.kata("next", "3")
        #expect(
            next.output.contains(/It catches 3 mistakes .+\n\nSomething is left/), "\(next.output)")
    }

    @Test func `a green is told before its tests are judged`() async throws {
        try fixture.solve("Thanks", step: 2)
        try fixture.edit(
            "Sources/Thanks/Thanks.swift", "!name.isEmpty", "!name.isEmpty, name != \"Grace\"")
        try write(Self.everybody)
        let call = fixture.call
        let chapter = try call.course().chapter("Thanks")

        var early: [Verdict] = []
        let verdict = try await call.checker.check(chapter) { early.append($0) }

        #expect(early.map(\.color) == [.green])
        #expect(early.first?.own?.phase == .unknown)
        #expect(verdict.own?.phase == .seenByOurs)
        #expect(verdict.reading == early.first?.reading)
        #expect(verdict.codeFiles.map(\.path) == ["Sources/Thanks/Thanks.swift"])
        #expect(early.first?.own?.judgeSeconds == nil)
        #expect(try #require(verdict.own?.judgeSeconds) > 0)
        #expect(try entries() == [.red("assertion")])
    }

    // MARK: The history

    @Test func `a check is one entry in the history, whatever is told of it early`() async throws {
        try write(Self.ada)
        _ = try await check()
        try fixture.solve("Thanks", step: 2)
        _ = try await check()
        try write(Self.everybody)
        _ = try await check()

        #expect(try entries() == [.green, .green, .red("doesNotCompile")])
    }

    @Test func `a red that was told early is not recorded once more`() async throws {
        try write(Self.ada)
        let call = fixture.call
        let chapter = try call.course().chapter("Thanks")
        let other = try Work.read("Thanks", in: fixture.workspace)

        _ = try await call.checker.check(chapter) { _ in
            // Meanwhile something else becomes the newest entry.
            try call.keeper.keep(other, of: "Thanks", at: StepPlace(step: 1), as: .before("next"))
        }

        #expect(try kinds() == [.before("next"), .check(.red("doesNotCompile"))])
    }

    @Test func `a red stays in the history when nobody waits for the judgement`() async throws {
        try write(Self.ada)
        let call = fixture.call
        let chapter = try call.course().chapter("Thanks")

        await #expect(throws: (any Error).self) {
            try await Task {
                try await call.checker.check(chapter) { red in
                    #expect(red.own?.phase == .unknown)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }.value
        }

        #expect(try entries() == [.red("doesNotCompile")])
    }

    @Test func `a green stays in the history when its tests cannot be judged to the end`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.everybody)
        try fixture.write("struct Thanks {", to: "Solutions/Thanks/Step2/Thanks.swift")

        let run = try await fixture.kata("check", "3")

        #expect(run.status == 2)
        #expect(try kinds() == [.before("judge")])
    }

    private func entries() throws -> [HistoryEntry.Color] {
        try kinds().compactMap { kind in
            if case .check(let color) = kind { color } else { nil }
        }
    }

    private func kinds() throws -> [HistoryEntry.Kind] {
        let directory = fixture.workspace.stateFolder.appending(path: "history.git")
        let history = History(directory: directory, git: try HistoryFolder.git())
        return try history.entries(chapter: "Thanks").map(\.kind)
    }
}
