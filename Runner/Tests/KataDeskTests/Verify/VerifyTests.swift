import Foundation
import RunnerTesting
import Testing

/// `./kata verify` over the tiny workspace, whole and with each kind of thing broken once.
struct VerifyTests {
    @Test func `a whole workspace is proven`() async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata("verify")

        #expect(run.status == 0)
        expectRecorded(run.output, as: "proven")
    }

    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let path: String
        let old: String
        let new: String
        let message: String
    }

    static let damages = [
        Damage(
            testDescription: "a snapshot that already passes the next step",
            path: "Solutions/Greeting/Step1/Greeting.swift",
            old: "func greeting() -> String {\n    \"Hello\"\n}",
            new:
                "func greeting(for name: String? = nil) -> String {\n    name.map { \"Hello, \\($0)\" } ?? \"Hello\"\n}",
            message:
                "✗ Greeting: step 2 is red before it is solved\n  it is green: Step1 already passes the tests of step 2, so they prove nothing."
        ),
        Damage(
            testDescription: "a solution that is red", path: "Solutions/Greeting/Step2/Greeting.swift",
            old: "return \"Hello\" }", new: "return \"Hallo\" }",
            message:
                "✗ Greeting: Step2 is green\n  it is red: Tests/GreetingTests/Step1-Hello.swift:8: greetsTheWorld(): Expectation failed: (greeting() → \"Hallo\") == \"Hello\". Mend Solutions/Greeting/Step2 or the test."
        ),
        Damage(
            testDescription: "a solution that calls itself", path: "Solutions/Greeting/Step2/Greeting.swift",
            old: "return \"Hello\" }", new: "return [name].map { greeting(for: $0) }[0] }",
            message: "for ever. Mend Solutions/Greeting/Step2 or the test."
        ),
        Damage(
            testDescription: "a solution with a warning", path: "Solutions/Goodbye/Step1/Goodbye.swift",
            old: "    \"Bye\"", new: "    let unused = 1\n    return \"Bye\"",
            message:
                "✗ Goodbye: Step1 is green\n  it is red: Sources/Goodbye/Goodbye.swift:2: initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it"
        ),
        Damage(
            testDescription: "a red for the wrong reason", path: "Solutions/Goodbye/Step0/Goodbye.swift",
            old: "    \"\"", new: "    nowhere",
            message:
                "✗ Goodbye: step 1 is red before it is solved\n  it is red for another reason than step 1: Sources/Goodbye/Goodbye.swift:2: cannot find 'nowhere' in scope"
        ),
        Damage(
            testDescription: "a crash in place of a failed expectation",
            path: "Solutions/Goodbye/Step0/Goodbye.swift", old: "    \"\"", new: "    fatalError()",
            message: "✗ Goodbye: step 1 is red before it is solved\n  the tests crash instead of failing:"),
        Damage(
            testDescription: "a bug that names no promise", path: "Solutions/Greeting/Bugs.md",
            old: "*Breaks: By name*\n", new: "",
            message:
                "✗ Greeting: caught: The name is forgotten\n  Solutions/Greeting/Bugs.md:20: The name is forgotten: it names no promise. Write '*Breaks: …*' below its heading."
        ),
        Damage(
            testDescription: "a bug that names a promise nobody made", path: "Solutions/Greeting/Bugs.md",
            old: "*Breaks: By name*", new: "*Breaks: By nmae*",
            message:
                "the chapter does not promise 'By nmae'. Did you mean 'By name'?"),
        Damage(
            testDescription: "a promise that nobody breaks", path: "Solutions/Greeting/Bugs.md",
            old: "*Breaks: By name*", new: "*Breaks: A word*",
            message:
                "✗ Greeting: a bug breaks 'By name'\n  Chapters/1-Greeting.md:68: no bug breaks it. Put one that does into Solutions/Greeting/Bugs.md, with a line '*Breaks: By name*'."
        ),
        Damage(
            testDescription: "a bug that only an earlier step's test catches",
            path: "Solutions/Greeting/Bugs.md", old: "*Breaks: A word*", new: "*Breaks: By name*",
            message:
                "only a test of step 1 catches it, and step 2 promises 'By name'. Add the case to step 2."),
        Damage(
            testDescription: "a variant that is red",
            path: "Solutions/Greeting/Variants/Switched/Greeting.swift", old: "case nil: \"Hello\"",
            new: "case nil: \"Hi\"",
            message:
                "✗ Greeting: the variant Switched is green\n  it is red: Tests/GreetingTests/Step1-Hello.swift:8: greetsTheWorld(): Expectation failed: (greeting() → \"Hi\") == \"Hello\". Mend Solutions/Greeting/Variants/Switched, or the test that asks for more than the promises."
        ),
        Damage(
            testDescription: "a name that the snapshot does not have", path: "Chapters/1-Greeting.md",
            old: "func greeting(for name: String?) -> String\n",
            new: "func greeting(of name: String?) -> String\n",
            message:
                "✗ Greeting: the snapshot has the names\n  Chapters/1-Greeting.md:70: Step2 does not declare 'func greeting(of name: String?) -> String'. The nearest is 'func greeting(for name: String? = nil) -> String'. Write the name as the snapshot has it."
        ),
        Damage(
            testDescription: "an excerpt that is not there", path: "Chapters/1-Greeting.md",
            old: "    #expect(greeting() == \"Hello\")", new: "    #expect(greeting() == \"Hi\")",
            message:
                "✗ Greeting: Tests/GreetingTests/Step1-Hello.swift holds the excerpt\n  Chapters/1-Greeting.md:16: these lines do not stand in 'Tests/GreetingTests/Step1-Hello.swift'. Copy them from there; '// …' skips lines."
        ),
        Damage(
            testDescription: "a sketch that is not Swift", path: "Chapters/1-Greeting.md",
            old: "return \"Hello, Ada\"", new: "return \"Hello, Ada\" }",
            message: "✗ Greeting: the sketch parses\n  Chapters/1-Greeting.md:96: the sketch does not parse:"),
        Damage(
            testDescription: "a change that never was", path: "Chapters/1-Greeting.md",
            old: "+    return \"Hello, \\(name)\"", new: "+    return \"Hi, \\(name)\"",
            message: "✗ Greeting: Step1..Step2 changes this\n"),
        Damage(
            testDescription: "an output that the tool does not print", path: "Chapters/1-Greeting.md",
            old: "1 test passes.", new: "All is well.",
            message:
                "✗ Greeting: output green of step 1\n  Chapters/1-Greeting.md:49: this is not what the check prints. Rewrite it with: ./kata verify 1 --record"
        ),
        Damage(
            testDescription: "a bug that no test catches", path: "Solutions/Greeting/Bugs.md",
            old: "+    return \"Hello\"", new: "+    return \"Hello, \" + name",
            message:
                "✗ Greeting: caught: The name is forgotten\n  Solutions/Greeting/Bugs.md:20: The name is forgotten: no test catches it. Add the case that does."
        ),
        Damage(
            testDescription: "a bug that does not compile", path: "Solutions/Greeting/Bugs.md",
            old: "+    return \"Hello\"", new: "+    return nowhere",
            message:
                "The name is forgotten: it does not compile: Sources/Greeting/Greeting.swift:3: cannot find 'nowhere' in scope"
        ),
        Damage(
            testDescription: "a bug that does not apply", path: "Solutions/Greeting/Bugs.md",
            old: "     guard let name else", new: "     guard let nome else",
            message:
                "Solutions/Greeting/Bugs.md:20: The name is forgotten: its diff does not apply to Step2. Line 31, '     guard let nome else { return \"Hello\" }', should be line 2 of Greeting.swift, which is '    guard let name else { return \"Hello\" }'. Make it with: cp -R Solutions/Greeting/Step2 ../mistake, an edit of ../mistake, and git diff --no-index Solutions/Greeting/Step2 ../mistake"
        ),
        Damage(
            testDescription: "a starter test that was changed", path: "Tests/GoodbyeTests/Step1-Bye.swift",
            old: "saysGoodbye", new: "saysFarewell",
            message: "✗ Goodbye: the starter tests are as shipped\n"),
        Damage(
            testDescription: "a number of steps that is wrong", path: "Package.swift",
            old: "\"Greeting\", step: 0, of: 2", new: "\"Greeting\", step: 0, of: 1",
            message:
                "✗ Greeting: Package.swift and the text have the same steps\n  Package.swift:6: Greeting has 'of: 1', and Chapters/1-Greeting.md has 2 steps. Set it to 'of: 2', or write the step. The chapter's other proofs wait for that."
        ),
    ]

    @Test(arguments: damages)
    func `what is broken is named, and where`(_ damage: Damage) async throws {
        let fixture = try FixtureWorkspace()
        let text = try fixture.read(damage.path)
        try #require(text.contains(damage.old))
        try fixture.write(text.replacing(damage.old, with: damage.new), to: damage.path)

        let run = try await fixture.kata("verify", damage.path.contains("Goodbye") ? "2" : "1")

        #expect(run.status == 1)
        #expect(run.output.contains(damage.message), "\(run.output)")
    }

    @Test func `a step that was renamed is told as one, and recording does not hide it`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.git("init", "-q", "-b", "main")
        try fixture.git("add", "Chapters")
        try fixture.git("commit", "-qm", "The first version")
        let text = "Chapters/1-Greeting.md"
        try fixture.edit(text, "## Step 2 · A name is greeted", "## Step 2 · A friend is greeted")

        let renamed = try await fixture.kata("verify", "1")
        #expect(renamed.status == 1)
        #expect(
            renamed.output.contains(
                """
                ✗ Greeting: output red of step 2
                  Chapters/1-Greeting.md:76: step 2 is called 'A friend is greeted', and this output is of 'A name is greeted'. A reader's work follows the title of its step. Give it that title back, or where the new one is meant: ./kata verify 1 --record
                """), "\(renamed.output)")
        let note =
            "· Greeting: step 2 was called 'A name is greeted' in HEAD, and is called 'A friend is greeted' now. A reader's work follows the title of its step: see that it has to be another one."
        #expect(renamed.output.contains(note))

        let recorded = try await fixture.kata("verify", "1", "--record")
        #expect(recorded.status == 0, "\(recorded.output)")
        #expect(recorded.output.contains(note))

        try fixture.git("tag", "first")
        try fixture.git("commit", "-qam", "Another title")
        #expect(!(try await fixture.kata("verify", "1").output.contains("was called")))
        #expect(
            try await fixture.kata("verify", "1", environment: ["KATA_BASE": "first"]).output.contains(
                note.replacing("in HEAD", with: "in first")))
    }

    @Test func `a learner's own work is a note, not a failure`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)

        let run = try await fixture.kata("verify", "1")

        #expect(run.status == 0)
        #expect(run.output.contains("· Sources/Greeting is not Step0: somebody's own work, left alone."))
    }

    @Test func `an excerpt of a change may show all that stands around it`() async throws {
        let fixture = try FixtureWorkspace()
        let rest = ["", "// One.", "// Two.", "// Three.", "// Four."]
        for step in ["Step1", "Step2"] {
            let path = "Solutions/Greeting/\(step)/Greeting.swift"
            try fixture.write(try fixture.read(path) + rest.map { "\($0)\n" }.joined(), to: path)
        }
        let change = "+    return \"Hello, \\(name)\"\n"
        let text = try fixture.read("Chapters/1-Greeting.md")
        try #require(text.contains(change))
        let around = (["}"] + rest).map { " \($0)\n" }.joined()
        try fixture.write(text.replacing(change, with: change + around), to: "Chapters/1-Greeting.md")

        let run = try await fixture.kata("verify", "1")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `recording rewrites the outputs and then proves them`() async throws {
        let fixture = try FixtureWorkspace()
        let text = try fixture.read("Chapters/1-Greeting.md")
        try fixture.write(
            text.replacing("1 test passes.", with: "(to be recorded)"), to: "Chapters/1-Greeting.md")

        let run = try await fixture.kata("verify", "1", "--record")

        #expect(run.status == 0)
        #expect(run.errors == "Recorded; outputs changed: 1. Now proving what is there.\n")
        #expect(try fixture.read("Chapters/1-Greeting.md") == text)
    }

    @Test func `recording puts in a red that is missing, and a green may be missing`() async throws {
        let fixture = try FixtureWorkspace()
        let path = "Chapters/2-Goodbye.md"
        let text = try fixture.read(path).replacing(/```output green\n[\s\S]*?```\n/, with: "Write it.\n")
        let without = text.replacing(/```output red\n[\s\S]*?```\n/, with: "Look.\n")
        try #require(!without.contains("output"))
        try fixture.write(without, to: path)

        let red = try await fixture.kata("verify", "2")
        #expect(
            red.output.contains(
                "Chapters/2-Goodbye.md:5: step 1 has no 'output red' fence. Put it in with: ./kata verify 2 --record"
            ))
        let run = try await fixture.kata("verify", "2", "--record")

        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors == "Recorded; outputs changed: 1. Now proving what is there.\n")
        #expect(try fixture.read(path) == text.replacing("```output", with: "Look.\n\n```output"))
    }

    @Test(arguments: [("should be \"Bye\".", true), ("should be \"By\".", false)])
    func `an output may leave lines out, and what it shows is proven`(_ words: String, _ isTrue: Bool)
        async throws
    {
        let fixture = try FixtureWorkspace()
        let path = "Chapters/2-Goodbye.md"
        let whole = try fixture.read(path)
        let cut = whole.replacing(
            /(```output red\nRED.*\n)[\s\S]*?```\n/.matchingSemantics(.unicodeScalar),
            with: { "\($0.output.1)…\n      goodbye() is \"\" and \(words)\n…\n```\n" })
        try #require(cut != whole)
        try fixture.write(cut, to: path)

        let run = try await fixture.kata("verify", "2")
        let recording = try await fixture.kata("verify", "2", "--record")

        #expect((run.status == 0) == isTrue, "\(run.output)")
        #expect(run.output.contains("Chapters/2-Goodbye.md:12: this is not what the check prints.") != isTrue)
        #expect(recording.status == 0, "\(recording.output)")
        #expect(try fixture.read(path) == (isTrue ? cut : whole))
    }

    @Test func `a step that is not green is one failure, and what rests on it waits`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("nowhere\n", to: "Solutions/Greeting/Step1/Greeting.swift")

        let run = try await fixture.kata("verify", "1")

        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix(
                """
                ✗ Greeting: Step1 is green
                  it is red: Sources/Greeting/Greeting.swift:1: cannot find 'nowhere' in scope. Mend Solutions/Greeting/Step1 or the test. What rests on it is not proven:
                """), "\(run.output)")
        #expect(run.output.contains(" 1 failed"))
    }

    @Test func `a bug may be what git says of two folders`() async throws {
        let fixture = try FixtureWorkspace()
        let path = "Solutions/Greeting/Bugs.md"
        try fixture.write(
            try fixture.read(path)
                .replacing(
                    "--- a/Greeting.swift\n+++ b/Greeting.swift",
                    with:
                        "diff --git a/Solutions/Greeting/Step2/Greeting.swift b/../mistake/Greeting.swift\nindex 1111111..2222222 100644\n--- a/Solutions/Greeting/Step2/Greeting.swift\n+++ b/../mistake/Greeting.swift"
                ), to: path)

        let run = try await fixture.kata("verify", "1")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `a proof never lets a test record its snapshots`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            """
            #if STEP_1
            import Foundation
            import Testing

            @testable import Goodbye

            struct Bye {
                @Test func saysGoodbye() {
                    let mode = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
                    #expect(goodbye() == (mode == "never" ? "Bye" : "recorded"))
                }
            }
            #endif

            """, to: "Tests/GoodbyeTests/Step1-Bye.swift")

        let run = try await fixture.kata("verify", "2", "--record")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `a red that races with itself has to print what is recorded once, not at once`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write(
            """
            import Foundation

            func goodbye() -> String {
                let place = "\(fixture.root.path)/raced"
                if FileManager.default.createFile(atPath: place + UUID().uuidString, contents: nil),
                    try! FileManager.default.contentsOfDirectory(atPath: "\(fixture.root.path)")
                        .count(where: { $0.hasPrefix("raced") }) == 1
                {
                    print("what it prints at first")
                }
                return ""
            }

            """, to: "Solutions/Goodbye/Step0/Goodbye.swift")

        let run = try await fixture.kata("verify", "2")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `the result as JSON`() async throws {
        let fixture = try FixtureWorkspace()

        let run = try await fixture.kata("verify", "2", "--json")

        #expect(
            run.output.hasPrefix(
                #"{"failed":0,"passed":20,"results":[{"chapter":"Goodbye","claim":"Package.swift and the text have the same steps","holds":true,"kind":"file","message":null},{"chapter":"Goodbye","claim":"every step has its files","holds":true,"kind":"file","message":null},{"chapter":"Goodbye","claim":"every starter test waits for its step","holds":true,"kind":"file","message":null},{"chapter":"Goodbye","claim":"the tests of a step come one at a time","holds":true,"kind":"file","message":null},{"chapter":"Goodbye","claim":"Step1 is green","holds":true,"kind":"green","message":null}"#
            ))
    }
}
