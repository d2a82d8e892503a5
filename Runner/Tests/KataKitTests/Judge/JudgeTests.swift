import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit

/// What the learner's tests are told, by the real runner over a chapter with three solutions and four mistakes.
struct JudgeTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks()
    }

    // MARK: Each test

    @Test func `every test is judged by itself, and a file that cannot be costs no other`() async throws {
        try fixture.writeOwnTests(
            """
                @Test func isSound() { #expect(Thanks().text(for: "Eve") == "Thank you, Eve.") }
                @Test func contradicts() { #expect(Thanks().text(for: "Ada") == "Thanks, Ada.") }
                @Test func decides() { #expect(Thanks().text(for: " Ada") == "Thank you, Ada.") }
                @Test func crashes() {
                    let names = ["Ada"]
                    #expect(Thanks().text(for: names[names.count]) == "Thank you, Ada.")
                }
                @Test func exits() { exit(0) }
                @Test func expectsNothing() { _ = Thanks().text(for: "Ada") }
            """, imports: "import Foundation\n")
        try fixture.write(
            "import Testing\n@testable import Thanks\n\n@Test func invented() { #expect(Thanks().loudly == 1) }\n",
            to: "Tests/ThanksTests/MyTests.swift")

        let run = try await fixture.kata("judge", "3", "--all")

        #expect(run.status == 1, "\(run.errors)")
        expectRecorded(run.output, as: "each-test")

        let json = try await fixture.kata("judge", "--json", "--all")
        #expect(json.status == 1)
        expectRecorded(json.output.replacing("},{", with: "},\n{"), as: "each-test-json")
    }

    @Test func `rows that only one solution or another fails at decide what is open`() async throws {
        try fixture.writeOwnTests(
            """
                @Test(arguments: ["Thank you, Ada.", "Thank you,  Ada."]) func blanks(_ text: String) {
                    #expect(Thanks().text(for: " Ada") == text)
                }
                @Test(arguments: ["Thanks, Ada.", "Thank you,  Ada."]) func thanks(_ text: String) {
                    #expect(Thanks().text(for: " Ada") == text)
                }
            """)

        let judgement = try await fixture.judgement()

        guard case .decides = judgement.standing(of: "blanks(_:)"),
            case .contradicts = judgement.standing(of: "thanks(_:)")
        else {
            Issue.record("\(judgement.tests)")
            return
        }
    }

    @Test func `a file that leans on one that cannot be judged says on which`() async throws {
        try fixture.writeOwnTests("    @Test func leans() { #expect(Helper().word == \"Thank you.\") }")
        try fixture.write(
            "@testable import Thanks\n\nstruct Helper { var word: String { Thanks().loudly } }\n",
            to: "Tests/ThanksTests/MyTests.swift")
        try fixture.write(
            "import Testing\n\n@Test func records() { Issue.record(\"There is no gate here.\") }\n",
            to: "Tests/ThanksTests/MyWords.swift")

        let run = try await fixture.kata("judge", "3")

        expectRecorded(run.output, as: "unjudged-files")
    }

    @Test func `a test that does not end is told from one that is slow, and both from the others`()
        async throws
    {
        // Each is asked twice on every solution.
        try fixture.shell("rm -r Solutions/Thanks/Variants/Trimmed")
        try fixture.writeOwnTests(
            """
                @Test func sleeps() async throws {
                    try await Task.sleep(for: .seconds(3))
                    #expect(Thanks().text(for: "Ada") == "Thank you, Ada.")
                }
                @Test func printsForEver() { while true { print("Ada") } }
                @Test func isSound() { #expect(Thanks().text(for: "Eve") == "Thank you, Eve.") }
            """)

        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 1)
        expectRecorded(run.output, as: "endless-and-slow")
    }

    @Test func `a test that lives by what another one leaves behind is set aside`() async throws {
        try fixture.writeOwnTests(
            """
                static var count = 0

                @Test func countsToOne() {
                    Self.count += 1
                    #expect(Self.count == 1)
                }
                @Test func needsTheOneBefore() { #expect(Self.count == 1) }
                @Test func cannotBearTheOneBefore() { #expect(Self.count == 0) }
            """)

        let judgement = try await fixture.judgement()

        #expect(judgement.standing(of: "countsToOne()") == .sound)
        #expect(judgement.standing(of: "needsTheOneBefore()") == .dependsOnOrder)
        #expect(judgement.standing(of: "cannotBearTheOneBefore()") == .dependsOnOrder)
        // It fails on every mistake, and on everything else.
        #expect(judgement.mistakes.map(\.isCaught) == [false, false, false, false])
    }

    @Test func `a file whose error is about no name is not blamed for one`() async throws {
        try fixture.writeOwnTests("@Test func unfinished() { #expect(Thanks().text == ")

        let run = try await fixture.kata("judge", "3")

        #expect(
            run.output.contains("  None of your tests can be judged.\n")
                && run.output.contains("      The file is not judged.\n")
                && run.output.contains("\n\nNext: mend Tests/ThanksTests/MyStep2.swift:"), "\(run.output)")
    }

    // MARK: All of them

    @Test func `nothing is left to mend where every mistake is caught, and only then it is done`()
        async throws
    {
        try fixture.writeOwnTests(
            FixtureWorkspace.soundTests
                + "\n    @Test func twoWords() { #expect(Thanks().text == \"Thank you.\") }")

        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 0)
        expectRecorded(run.output, as: "all-caught")
    }

    @Test func `promises of steps whose tests were given are a second round`() async throws {
        try fixture.writeOwnTests(
            "    @Test func eve() { #expect(Thanks().text(for: \"Eve\") == \"Thank you, Eve.\") }")

        let own = try await fixture.kata("judge", "3")
        expectRecorded(own.output, as: "own-steps")
        let json = try await fixture.kata("judge", "--json")
        #expect(json.output.contains(#""unguarded":["Nobody"]"#), "\(json.output)")
        #expect(!json.output.contains("Two words"), "\(json.output)")

        let all = try await fixture.kata("judge", "--all")
        expectRecorded(all.output, as: "all-steps")
    }

    @Test func `in a step whose test was given only all promises can be asked for`() async throws {
        try fixture.switchOn(1, of: "Thanks")

        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 2)
        #expect(
            run.errors
                == "The tests of Thanks up to step 1 were given: no test was yours to write yet. To hold tests of your own to all promises so far: ./kata judge --all\n"
        )
        #expect(try await fixture.kata("judge", "--all").output.contains("Next: write a test into"))
    }

    @Test func `the step that is on comes first`() async throws {
        try fixture.edit("Chapters/3-Thanks.md", "*5 minutes*", "*5 minutes, and the test is yours*")
        try fixture.writeOwnTests("    @Test func nothing() {}")

        let json = try await fixture.kata("judge", "3", "--json")

        #expect(json.output.contains(#""unguarded":["By name","Nobody","Two words"]"#), "\(json.output)")
        let run = try await fixture.kata("judge")
        #expect(
            run.output.contains("0 of 4 mistakes of the steps whose test is yours are caught."),
            "\(run.output)")
    }

    @Test func `a test that no mistake of the whole chapter makes fail is named once all are caught`()
        async throws
    {
        let tests =
            FixtureWorkspace.soundTests
            + "\n    @Test func twoWords() { #expect(Thanks().text == \"Thank you.\") }"
        try fixture.writeOwnTests(
            tests + "\n    @Test func nothing() {}\n    @Test func again() { #expect(1 + 1 == 2) }")

        let run = try await fixture.kata("judge", "3")
        expectRecorded(run.output, as: "idle")
        // A check does not wait for that.
        #expect(try await !fixture.kata("check", "3").output.contains("nothing()"))

        try fixture.writeOwnTests(
            "    @Test func nothing() {}\n    @Test func eve() { #expect(Thanks().text(for: \"Eve\") == \"Thank you, Eve.\") }"
        )
        #expect(try await !fixture.kata("judge", "3").output.contains("nothing()"))
    }

    @Test func `where there is no test yet, it says where one goes`() async throws {
        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 1)
        expectRecorded(run.output, as: "no-test-yet")
    }

    @Test func `a chapter without promises cannot be judged by`() async throws {
        try fixture.switchOn(1, of: "Goodbye")

        let run = try await fixture.kata("judge", "2")

        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors
                == "The steps of Goodbye that are on state no promises to judge tests by. See what they say with: ./kata read 2\n"
        )
    }

    // MARK: Mistakes that cannot be tried

    @Test func `a mistake that cannot be tried is named, and costs only itself`() async throws {
        let bug = { (title: String, head: String, body: String) in
            """

            ## \(title)

            *Breaks: By name*

            ```diff
            --- a/Thanks.swift
            +++ b/Thanks.swift
            @@ -4,4 +4,4 @@
            \(head)
                     guard !name.isEmpty else { return text }
            \(body)
                 }
            ```

            """
        }
        let (head, body) = (
            "     func text(for name: String) -> String {", #"         return "Thank you, \(name).""#
        )
        let otherHead =
            "-    func text(for name: String) -> String {\n+    func text(to name: String) -> String {"
        try fixture.write(
            fixture.read(FixtureWorkspace.thanksBugs)
                + bug(
                    "It is of another time", "     func thanks(for name: String) -> String {",
                    "-\(body.dropFirst())\n+        return text")
                + bug("Nobody can call it", otherHead, body)
                + bug("It does not compile", head, "-\(body.dropFirst())\n+        return nobody"),
            to: FixtureWorkspace.thanksBugs)
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)

        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 0)
        expectRecorded(run.output, as: "untried-mistakes")
    }
}
