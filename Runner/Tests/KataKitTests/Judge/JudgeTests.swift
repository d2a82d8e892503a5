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

        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 1, "\(run.errors)")
        #expect(
            run.output == """
                YOUR TESTS  3 · A thank-you

                  2 tests pass on 3 solutions that keep every promise.

                  ✗ contradicts() goes against the promises, or beyond them: it fails on all 3
                    solutions.
                      Thanks().text(for: "Ada") is "Thank you, Ada." and should be "Thanks, Ada.".
                      Tests/ThanksTests/MyStep2.swift:10

                  ✗ crashes() crashes, on all 3 solutions.
                      Fatal error: Index out of range
                      Tests/ThanksTests/MyStep2.swift:12

                  ✗ exits() crashes, on all 3 solutions.
                      The tests were ended by a call of exit before all of them had run.
                      Tests/ThanksTests/MyStep2.swift:16

                  ✗ Tests/ThanksTests/MyTests.swift:4 does not compile against our solutions:
                      value of type 'Thanks' has no member 'loudly'
                      No promise and no helper gives that name, so the file is not judged.

                  – decides() decides what the promises leave open, and is set aside.
                      Thanks().text(for: " Ada") is "Thank you,  Ada." and should be "Thank you, Ada.".
                      It fails on code that keeps every promise, and yours may be such code one
                      day. Until it is mended, it catches nothing.
                      Tests/ThanksTests/MyStep2.swift:11

                  2 of 4 mistakes are caught. These promises are not guarded yet:

                    ✗ Two words  1 mistake gets through
                    ✗ Nobody     1 mistake gets through

                  No mistake in the gallery makes this one fail: expectsNothing().

                Next: mend contradicts() first: hold it against the promises,
                ./kata read promises, then: ./kata judge

                """, "\(run.errors)")

        let json = try await fixture.kata("judge", "--json")
        #expect(json.status == 1)
        #expect(
            json.output == """
                {"chapter":"Thanks","mistakes":[\
                {"by":[],"fate":"through","how":[],"message":null,"promise":"Two words","step":1,"title":"One word too few"},\
                {"by":["isSound()"],"fate":"caught","how":["expectation"],"message":null,"promise":"By name","step":2,"title":"Everybody is Ada"},\
                {"by":["isSound()"],"fate":"caught","how":["expectation"],"message":null,"promise":"By name","step":2,"title":"It does not come to an end"},\
                {"by":[],"fate":"through","how":[],"message":null,"promise":"Nobody","step":2,"title":"Nobody has a name"}],\
                "schema":1,"solutions":3,"step":2,"tests":[\
                {"catches":2,"file":"Tests/ThanksTests/MyStep2.swift","line":9,"message":null,"name":"isSound()","standing":"sound"},\
                {"catches":0,"file":"Tests/ThanksTests/MyStep2.swift","line":10,"message":"Thanks().text(for: \\"Ada\\") is \\"Thank you, Ada.\\" and should be \\"Thanks, Ada.\\".","name":"contradicts()","standing":"contradicts"},\
                {"catches":0,"file":"Tests/ThanksTests/MyStep2.swift","line":11,"message":"Thanks().text(for: \\" Ada\\") is \\"Thank you,  Ada.\\" and should be \\"Thank you, Ada.\\".","name":"decides()","standing":"decides"},\
                {"catches":0,"file":"Tests/ThanksTests/MyStep2.swift","line":12,"message":"Fatal error: Index out of range","name":"crashes()","standing":"contradicts"},\
                {"catches":0,"file":"Tests/ThanksTests/MyStep2.swift","line":16,"message":"The tests were ended by a call of exit before all of them had run.","name":"exits()","standing":"contradicts"},\
                {"catches":0,"file":"Tests/ThanksTests/MyStep2.swift","line":17,"message":null,"name":"expectsNothing()","standing":"sound"}],\
                "unguarded":["Two words","Nobody"],\
                "unjudged":[{"file":"Tests/ThanksTests/MyTests.swift","line":4,"message":"value of type 'Thanks' has no member 'loudly'"}]}

                """)
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

        #expect(
            run.output.contains(
                """
                  ✗ records() fails on all 3 solutions that keep every promise, and says why:
                      There is no gate here.
                      Tests/ThanksTests/MyWords.swift:3

                  ✗ Tests/ThanksTests/MyTests.swift:3 does not compile against our solutions:
                      value of type 'Thanks' has no member 'loudly'
                      No promise and no helper gives that name, so the file is not judged.

                  ✗ Tests/ThanksTests/MyStep2.swift:8 does not compile against our solutions:
                      cannot find 'Helper' in scope
                      That name stands in Tests/ThanksTests/MyTests.swift, which is not judged,
                      and so this is not.
                """), "\(run.output)")
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
        #expect(
            run.output.hasPrefix(
                """
                YOUR TESTS  3 · A thank-you

                  1 test passes on 2 solutions that keep every promise.

                  ✗ printsForEver() does not end, on all 2 solutions.
                      Tests/ThanksTests/MyStep2.swift:12

                  – sleeps() takes 3.0 seconds, and is set aside.
                      Whoever waits for a time waits in every run. Wait for what should happen:
                      waitUntil { … }
                      Tests/ThanksTests/MyStep2.swift:8

                  2 of 4 mistakes are caught.
                """), "\(run.output)\(run.errors)")
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
        #expect(judgement.idle.map(\.name) == ["countsToOne()"])
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
        #expect(
            run.output == """
                YOUR TESTS  3 · A thank-you

                  3 tests pass on 3 solutions that keep every promise.

                  All 4 mistakes are caught.

                Next: every promise so far is guarded. Go on with: ./kata check

                """)
    }

    @Test func `where there is no test yet, it says where one goes`() async throws {
        let run = try await fixture.kata("judge", "3")

        #expect(run.status == 1)
        #expect(
            run.output == """
                YOUR TESTS  3 · A thank-you

                  There is no test of yours to judge yet. Yours are in the files called
                  My….swift.

                Next: write a test into Tests/ThanksTests/MyStep2.swift, from the promises
                alone: ./kata read promises, then: ./kata judge

                """)
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
        #expect(
            run.output == """
                YOUR TESTS  3 · A thank-you

                  2 tests pass on 3 solutions that keep every promise.

                  – The mistake “It is of another time” could not be tried, and does not count.
                      Its diff does not apply to our code: Line 78, '     func thanks(for name: String) -> String {', should be line 4 of Thanks.swift, which is '    func text(for name: String) -> String {'.

                  – The mistake “Nobody can call it” could not be tried, and does not count.
                      It does not compile with your tests, Tests/ThanksTests/MyStep2.swift:11: cannot call value of non-function type 'String'

                  – The mistake “It does not compile” could not be tried, and does not count.
                      It does not compile: cannot find 'nobody' in scope

                  All 4 mistakes are caught.

                Next: every promise so far is guarded. Go on with: ./kata check

                """, "\(run.errors)")
    }
}
