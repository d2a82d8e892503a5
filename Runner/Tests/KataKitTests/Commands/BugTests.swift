import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

/// The gallery as a game.
struct BugTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks()
        try isGreen(at: 2)
    }

    /// As a check would have it.
    private func isGreen(at step: Int) throws {
        fixture.call.memory.change { memory in
            memory.chapter = "Thanks"
            memory["Thanks"].notes.green = step
        }
    }

    /// - Parameter answer: what somebody types; nil for the end of the input.
    private func bug(_ arguments: String..., answer: String? = nil) async throws -> String {
        let asked = Mutex(0)
        let printer = Printer(style: .plain, isTerminal: true) {
            asked.withLock { $0 += 1 }
            return answer
        }
        let call = Call(workspace: fixture.workspace, console: printer.console)
        var rest = try Arguments(arguments, for: BugCommand.self)
        let command = try BugCommand(&rest)
        let status = try await Turnstile.shared.pass { try await command.run(in: call) }
        #expect(status == .done)
        #expect(asked.withLock { $0 } == 1)
        return printer.output
    }

    // MARK: Which one

    @Test func `the first that was not played, until all were`() async throws {
        let before = try fixture.read("Sources/Thanks/Thanks.swift")

        var titles: [String] = []
        for _ in 1...4 {
            let run = try await fixture.kata("bug")
            #expect(run.status == 0, "\(run.errors)")
            titles.append(run.output.linesBetweenFeeds[2])
        }

        #expect(
            titles == [
                "One word too few. It is shorter that way.", "Everybody is Ada. The name is a constant.",
                "It does not come to an end. The full stop is left out.",
                "Nobody has a name. An empty name is a name, too.",
            ])
        let run = try await fixture.kata("bug")
        #expect(run.status == 0)
        #expect(
            run.output
                == "You have played all 4 mistakes of the steps that are green. Play one again by its number, from 1: ./kata bug 3 1\n"
        )
        #expect(
            try await fixture.kata("bug", "3", "1").output.contains(
                "\n\nOne word too few. It is shorter that way.\n\n"))
        #expect(try fixture.read("Sources/Thanks/Thanks.swift") == before)
    }

    @Test func `only of steps that are green`() async throws {
        try fixture.switchOn(1, of: "Thanks")
        let none = try await fixture.kata("bug", "3")
        #expect(none.status == 0)
        #expect(
            none.output
                == "No step of Thanks with a mistake to play is green yet. Go on with: ./kata check, then ./kata next\n"
        )

        try isGreen(at: 1)
        #expect(try await fixture.kata("bug").output.hasPrefix("MISTAKE 1 of 4  3 · A thank-you"))
        let played = try await fixture.kata("bug")
        #expect(played.output.hasPrefix("You have played the one mistake of the steps that are green."))
        let later = try await fixture.kata("bug", "3", "2")
        #expect(later.status == 2)
        #expect(
            later.errors.hasPrefix(
                "Mistake 2 is about a step that is not green yet. Without a number, you get one that you can know. See: "
            ), "\(later.errors)")
    }

    @Test func `a mistake is written down from the working copy, and who catches it`() async throws {
        try fixture.solve("Thanks", step: 2)
        let before = try fixture.read("Solutions/Thanks/Bugs.md")
        let none = try await fixture.kata("bug", "3", "Nothing", "--breaks", "By name")
        try fixture.edit("Sources/Thanks/Thanks.swift", "Thank you, ", "Thanks, ")
        let unknown = try await fixture.kata("bug", "3", "Another word", "--breaks", "By nmae")
        #expect(try fixture.read("Solutions/Thanks/Bugs.md") == before)

        let run = try await fixture.kata("bug", "3", "Another word", "--breaks", "By name")
        let twice = try await fixture.kata("bug", "Another word", "3", "--breaks", "By name")
        let after = try fixture.read("Solutions/Thanks/Bugs.md")
        let unsaid = try await fixture.kata("verify", "3")
        try fixture.edit(
            "Solutions/Thanks/Bugs.md", "## Another word\n\n*Breaks: By name*\n",
            "## Another word\n\n*Breaks: By name*\n\n*Example: a name*\n\nShorter.\n")
        let proof = try await fixture.kata("verify", "3", "--json")

        #expect([none, unknown, run, twice].map(\.status) == [2, 2, 0, 2])
        #expect(none.errors.hasPrefix("Sources/Thanks is our Step2, without a mistake."), "\(none.errors)")
        #expect(unknown.errors.contains("Did you mean 'By name'?"), "\(unknown.errors)")
        #expect(run.output.contains("somebodyIsThankedByName"), "\(run.output)\(run.errors)")
        #expect(
            run.output.replacing("\n", with: " ").contains(
                "Say in a sentence below that line what somebody did: ./kata verify 3 asks for it. The step's test is the reader's, so say there, too, which kind of example shows it: *Example: two currencies*"
            ), "\(run.output)")
        #expect(
            after.hasPrefix(
                before.trimmed + "\n\n## Another word\n\n*Breaks: By name*\n\n```diff\n--- a/"),
            "\(after)")
        #expect(after.hasSuffix("\n }\n```\n"), "\(after)")
        #expect(unsaid.status == 1)
        #expect(
            unsaid.output.contains(
                "✗ Thanks: caught: Another word\n  Solutions/Thanks/Bugs.md:84: Another word: it has no sentence. Say below its promise what somebody did.\n"
            ), "\(unsaid.output)")
        #expect(proof.status == 0, "\(proof.output)")
        #expect(proof.output.contains(#""claim":"caught: Another word","holds":true"#), "\(proof.output)")
        #expect(twice.errors.hasPrefix("The gallery has a mistake 'Another word'."))
    }

    @Test func `one of a finished chapter, while the learner is in another`() async throws {
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
        #expect(try await fixture.kata("check", "3").status == 0)
        _ = try await fixture.kata("start", "1")

        let run = try await fixture.kata("bug")

        #expect(run.output.hasPrefix("MISTAKE 1 of 4  3 · A thank-you"), "\(run.output)\(run.errors)")
        #expect(fixture.call.memory.load().chapter == "Greeting")
    }

    @Test func `of the steps up to one, for somebody who has not begun`() async throws {
        try fixture.switchOn(0, of: "Thanks")

        let first = try await fixture.kata("bug", "3", "--to", "1")
        let second = try await fixture.kata("bug", "3", "--to", "1")
        let all = try await fixture.kata("bug", "3", "--to", "2")
        let wrong = [
            try await fixture.kata("bug", "3", "--to", "3"), try await fixture.kata("bug", "--to", "1"),
            try await fixture.kata("bug", "3", "2", "--to", "1"),
        ]

        #expect(first.output.hasPrefix("MISTAKE 1 of 1  3 · A thank-you"), "\(first.errors)")
        #expect(first.command == "./kata bug 3 --to 1")
        #expect(
            second.output
                == "You have played the one mistake of the steps up to 1. Play one again by its number, from 1: ./kata bug 3 1 --to 1\n"
        )
        #expect(all.output.hasPrefix("MISTAKE 2 of 4  3 · A thank-you"))
        #expect(wrong.map(\.status) == [2, 2, 2])
        #expect(wrong[0].errors.hasPrefix("Thanks has 2 steps, and no step 3."))
        #expect(wrong[1].errors.hasPrefix("'--to' needs a chapter: ./kata bug 1 --to 1."))
        #expect(wrong[2].errors.hasPrefix("Thanks has 1 mistake of the steps up to 1, and no number 2."))
    }

    @Test func `of the steps up to one, in that step's code, caught by tests up to it`() async throws {
        // A test of the second step sees it, too, and so does the learner's.
        try fixture.edit(
            "Solutions/Thanks/Tests/MyStep2.swift", "    @Test func nobodyIs",
            "    @Test func twoWordsAgain() { #expect(Thanks().text == \"Thank you.\") }\n\n    @Test func nobodyIs"
        )
        try fixture.writeOwnTests("    @Test func mine() { #expect(Thanks().text == \"Thank you.\") }")

        let run = try await fixture.kata("bug", "3", "1", "--to", "1")
        let all = try await fixture.kata("bug", "3", "1", "--to", "2")
        let plain = try await fixture.kata("bug", "3", "1")
        try fixture.write(
            "import Testing\n\n@testable import Thanks\n\n@Test func any() { #expect(!Thanks().text.isEmpty) }\n",
            to: "Tests/ThanksTests/MyTests.swift")
        let other = try await fixture.kata("bug", "3", "1", "--to", "1")

        #expect(run.errors == "")
        #expect(other.output.contains("\n\nNone of your own tests catches it.\n"), "\(other.output)")
        expectRecorded(run.output, as: "up-to-1")
        #expect(all.output.contains("twoWordsAgain") && all.output.contains("And by yours:"))
        #expect(plain.output.contains("twoWordsAgain") && plain.output.contains("func text(for"))
    }

    @Test func `a mistake that is in no code of the steps so far is left out, and not counted`() async throws
    {
        // Only the last step's code has a place for it, and it stands in front of the others.
        let late = """
            ## Two words for nobody

            *Breaks: Two words*

            ```diff
            --- a/Thanks.swift
            +++ b/Thanks.swift
            @@ -4,3 +4,3 @@
                 func text(for name: String) -> String {
            -        guard !name.isEmpty else { return text }
            +        guard !name.isEmpty else { return "Thanks." }
                     return "Thank you, \\(name)."
            ```


            """
        try fixture.edit(FixtureWorkspace.thanksBugs, "## One word too few", late + "## One word too few")

        let run = try await fixture.kata("bug", "3", "--to", "1")
        let all = try await fixture.kata("bug", "3", "--to", "2")
        try fixture.edit(
            FixtureWorkspace.thanksBugs,
            "*Breaks: Two words*\n\nIt is shorter that way.\n\n```diff\n--- a/Thanks.swift\n+++ b/Thanks.swift\n@@ -1,5",
            "*Breaks: By name*\n\n```diff\n--- a/Thanks.swift\n+++ b/Thanks.swift\n@@ -1,5")
        let none = try await fixture.kata("bug", "3", "--to", "1")

        #expect(
            run.output.hasPrefix(
                "MISTAKE 1 of 1  3 · A thank-you\n\nOne word too few. It is shorter that way.\n"),
            "\(run.output)\(run.errors)")
        #expect(
            all.output.hasPrefix("MISTAKE 1 of 5  3 · A thank-you\n\nTwo words for nobody.\n"),
            "\(all.output)\(all.errors)")
        #expect(none.status == 0)
        #expect(
            none.output
                == "The gallery of Thanks has no mistake that can be made in the code of the steps up to 1. Play those of a later step: ./kata bug 3 --to 2\n"
        )
    }

    @Test func `a mistake that only its own step's code can have is made there`() async throws {
        let gallery = BugGallery(
            parsing: """
                ## Nothing

                ```diff
                --- a/Thanks.swift
                +++ b/Thanks.swift
                @@ -1,3 +1,3 @@
                 struct Thanks {
                -    var text: String { "" }
                +    var text: String { " " }
                 }
                ```
                """)
        let call = fixture.call
        let chapter = try Course(fixture.workspace).chapter("thanks")

        let code = try await BugCode(
            of: gallery.bugs[0], from: 0, upTo: 1, in: chapter, by: call.engines.planting)
        let none = try await BugCode(
            of: gallery.bugs[0], from: 1, upTo: 1, in: chapter, by: call.engines.planting)

        #expect(code?.step == 0)
        #expect(try code?.diff(by: call.engines.planting).contains("+    var text: String { \" \" }") == true)
        #expect(none?.step == nil)
    }

    @Test(arguments: ["0", "5"])
    func `a number that there is not`(_ number: String) async throws {
        let run = try await fixture.kata("bug", "3", number)

        #expect(run.status == 2)
        #expect(
            run.errors.hasPrefix("Thanks has 4 mistakes, and no number \(number)."),
            "\(run.errors)\(run.output)")
    }

    // MARK: The guess

    @Test func `nobody is asked where nobody can answer`() async throws {
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)

        let run = try await fixture.kata("bug", "3", "4")

        #expect(run.errors == "")
        expectRecorded(run.output, as: "mistake")
    }

    @Test(
        arguments: [
            ("withoutaname", "\n\nYes.\n\nCaught by:\n"), (" nobody ", "\n\nYes.\n\nCaught by:\n"),
            ("somebody", "\n\nNo test of that name catches it.\n\nCaught by:\n"), ("", "\n\nCaught by:\n"),
            (nil, "\n\nCaught by:\n"),
        ] as [(String?, String)])
    func `a guess is a part of a name`(_ guess: String?, _ answer: String) async throws {
        let output = try await bug("3", "4", answer: guess)

        #expect(output.contains("Which test catches it? Type a part of its name, or nothing to be told:"))
        #expect(output.replacing("told: ", with: "told:\n\n\n\n").contains(answer), "\(output)")
    }

    @Test func `own tests that do not catch it are told so, and none are not`() async throws {
        let without = try await fixture.kata("bug", "3", "2")
        #expect(!without.output.contains("your"), "\(without.output)")

        try fixture.writeOwnTests(
            "    @Test func nobody() { #expect(Thanks().text(for: \"\") == \"Thank you.\") }")
        let with = try await fixture.kata("bug", "3", "2")
        #expect(with.output.contains("\n\nNone of your own tests catches it.\n\nNext:"), "\(with.output)")
    }
}
