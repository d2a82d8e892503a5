import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// `./kata verify` over the tiny workspace, with a file missing, misnamed or too many.
struct VerifyFilesTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
    }

    @Test func `a chapter's folder that was deleted`() async throws {
        try remove("Sources/Goodbye")

        try await expectFailure(
            """
            ✗ Goodbye: Sources/Goodbye is where the learner starts
              The folder 'Sources/Goodbye' is missing. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset Goodbye
            """)
    }

    @Test func `a chapter's folder without a Swift file`() async throws {
        try remove("Sources/Goodbye/Goodbye.swift")

        try await expectFailure(
            """
            ✗ Goodbye: Sources/Goodbye is where the learner starts
              The folder 'Sources/Goodbye' holds no Swift file. What was checked is in ./kata history; the chapter's starting point comes back with: ./kata reset Goodbye
            """)
    }

    @Test(arguments: [
        (" · your code: `Sources/Greeting/Greeting.swift`", "", "step 1 does not say where its code goes."),
        (
            "/Greeting.swift`", "/Hello.swift`",
            "'Sources/Greeting/Hello.swift' does not change in step 1. What does: Sources/Greeting/Greeting.swift"
        ),
        (
            "/Greeting.swift`", "/Greeting.swift` (new)",
            "'Sources/Greeting/Greeting.swift' is there before step 1."
        ),
    ])
    func `a step that sends the learner to another file than its snapshot`(
        _ words: String, _ others: String, _ failure: String
    ) async throws {
        let text = try fixture.read("Chapters/1-Greeting.md")
        let range = try #require(text.range(of: words))
        try fixture.write(text.replacingCharacters(in: range, with: others), to: "Chapters/1-Greeting.md")

        try await expectFailure(
            "✗ Greeting: step 1 names its file\n  Chapters/1-Greeting.md:5: \(failure)", chapter: "1")
    }

    @Test func `a step that does not name every file that it changes`() async throws {
        let path = "Solutions/Greeting/Step1/GreetingView.swift"
        try fixture.write("struct GreetingView {}\n", to: path)
        try fixture.shell("cp \(path) Solutions/Greeting/Step2")

        try await expectFailure(
            "✗ Greeting: step 1 names its file\n  Chapters/1-Greeting.md:5: 'Sources/Greeting/GreetingView.swift' changes in step 1, too. Write behind its other files: , `Sources/Greeting/GreetingView.swift` (new)",
            chapter: "1")
        try fixture.edit(
            "Chapters/1-Greeting.md",
            "*5 minutes* · your code: `Sources/Greeting/Greeting.swift`\n\nBegin with",
            "*5 minutes* · your code: `Sources/Greeting/Greeting.swift`, `GreetingView.swift` (new)\n\nBegin with"
        )
        #expect(try await !fixture.kata("verify", "1").output.contains("names its file"))
    }

    @Test(arguments: [
        (
            "",
            "the Refactor of step 1 does not say where its code goes. Write behind its minutes: · to tidy: `Sources/Greeting/World.swift` (new)"
        ),
        (
            " · to tidy: `World.swift`",
            "'Sources/Greeting/World.swift' is not there before the Refactor of step 1. Write '(new)' behind it."
        ),
        (
            " · to tidy: `Greeting.swift`",
            "'Sources/Greeting/Greeting.swift' does not change in the Refactor of step 1. What does: Sources/Greeting/World.swift"
        ),
        (" · to tidy: `World.swift` (new)", nil),
    ])
    func `a step whose Refactor changes another file`(_ words: String, _ failure: String?) async throws {
        try fixture.shell("cp -r Solutions/Greeting/Step1 Solutions/Greeting/Step1-green")
        for step in ["Step1", "Step2"] {
            try fixture.write("let world = \"world\"\n", to: "Solutions/Greeting/\(step)/World.swift")
        }
        let line = "*5 minutes* · your code: `Sources/Greeting/Greeting.swift`"
        try fixture.edit("Chapters/1-Greeting.md", "\(line)\n\nBegin with", "\(line)\(words)\n\nBegin with")

        let run = try await fixture.kata("verify", "1")

        if let failure {
            #expect(
                run.output.contains("step 1 names its file\n  Chapters/1-Greeting.md:5: \(failure)\n"),
                "\(run.output)")
        } else {
            #expect(!run.output.contains("names its file"), "\(run.output)")
        }
    }

    @Test func `a step whose Green shows another file first`() async throws {
        let snapshot = "Solutions/Greeting/Step1/"
        try fixture.write("let world = \"world\"\n", to: snapshot + "World.swift")
        try fixture.edit(
            "Chapters/1-Greeting.md", "### Green\n\n```swift Sources/Greeting/Greeting.swift",
            "### Green\n\n```swift Sources/Greeting/World.swift\nlet world = \"world\"\n```\n\n```swift Sources/Greeting/Greeting.swift"
        )

        try await expectFailure("and its Green shows 'Sources/Greeting/World.swift' first.", chapter: "1")
    }

    @Test(
        arguments: [
            ("Solutions/Goodbye/Step1", "….swift", "the solution of step 1", nil),
            ("Solutions/Goodbye/Step0", "….swift", "what the learner begins with", nil),
            ("Solutions/Goodbye/Bugs.md", nil, "the bug gallery", nil),
            (
                "Tests/GoodbyeTests/Step1-Bye.swift", nil, "the test of step 1",
                "Tests/GoodbyeTests/Step1-….swift"
            ),
        ])
    func `a file that every proof leans on is the one failure of its chapter`(
        _ path: String, _ rest: String?, _ what: String, _ shown: String?
    ) async throws {
        try remove(path)

        let run = try await fixture.kata("verify", "2")

        let missing = shown ?? [path, rest].compactMap(\.self).joined(separator: "/")
        let back = shown == nil ? path : "Tests/GoodbyeTests"
        #expect(run.status == 1)
        #expect(run.output.hasSuffix(" passed, 1 failed\n"), "\(run.output)")
        // Without a gallery the steps are proven all the same.
        let steps = path.hasSuffix("Bugs.md") ? "1/1" : "0/0"
        let row = run.output.split(separator: "\n").first { $0.hasPrefix("2 Goodbye ") } ?? ""
        let (red, green, bugs) = (2, 3, 5)
        let columns = row.split(separator: " ")
        #expect(columns[safe: red] == steps[...] && columns[safe: green] == steps[...], "\(run.output)")
        #expect(columns[safe: bugs] == "0/0", "\(run.output)")
        #expect(
            run.output.hasPrefix(
                """
                ✗ Goodbye: every step has its files
                  '\(missing)' is missing: \(what).
                  Write what is new; git brings back what was there: git checkout -- \(back). The chapter's other proofs wait for that.

                """))
    }

    @Test func `what is left to be written is listed where a file is missing, too`() async throws {
        try remove("Solutions/Goodbye/Step1")
        try fixture.edit("Chapters/2-Goodbye.md", "Nothing to do.\n", "")

        let run = try await fixture.kata("verify", "2")

        #expect(
            run.output.contains("· Chapters/2-Goodbye.md: left to be written: line 39.\n"), "\(run.output)")
    }

    @Test func `what can be proven without a file that is missing is proven`() async throws {
        try remove("Solutions/Greeting/Step2")
        try fixture.edit("Solutions/Greeting/Step1/Greeting.swift", "Hello", "Hallo")

        try await expectFailure(
            "'Solutions/Greeting/Step2/….swift' is missing: the solution of step 2.",
            "✗ Greeting: Step1 is green\n", chapter: "1")
    }

    @Test func `a variant without a file`() async throws {
        try remove("Solutions/Greeting/Variants/Switched/Greeting.swift")

        try await expectFailure(
            """
            ✗ Greeting: the variant Switched is green
              'Solutions/Greeting/Variants/Switched' holds no Swift file. Write the variant, or delete the folder.
            """, chapter: "1")
    }

    @Test(arguments: ["Step12", "Step2-gren", "step1"])
    func `a folder of Solutions that no step has`(_ name: String) async throws {
        try fixture.write("", to: "Solutions/Greeting/\(name)/Greeting.swift")

        try await expectFailure(
            """
            ✗ Greeting: Solutions/Greeting holds no other snapshot
              'Solutions/Greeting/\(name)' belongs to no step: Greeting has Step0 to Step2, and a green before its refactor is called like 'Step2-green'. Rename the folder or delete it.
            """, chapter: "1")
    }

    @Test func `folders of Solutions that belong there`() async throws {
        try fixture.write(
            try fixture.read("Solutions/Goodbye/Step1/Goodbye.swift"),
            to: "Solutions/Goodbye/Step1-green/Goodbye.swift")
        try fixture.write("", to: "Solutions/Goodbye/Variants/Short/Goodbye.swift")

        let run = try await fixture.kata("verify", "2")

        #expect(run.status == 0, "\(run.output)")
    }

    @Test func `a starter test that forgets its condition is the one failure of its chapter`() async throws {
        let path = "Tests/GreetingTests/Step2-Name.swift"
        try fixture.write(
            try fixture.read(path).replacing("#if STEP_2\n", with: "").replacing("#endif\n", with: ""),
            to: path)

        let run = try await fixture.kata("verify", "1")

        #expect(run.status == 1)
        expectRecorded(run.output, as: "no-condition")
    }

    @Test func `a starter test that waits for another step`() async throws {
        let path = "Tests/GreetingTests/Step2-Name.swift"
        try fixture.write(try fixture.read(path).replacing("STEP_2", with: "STEP_22"), to: path)

        try await expectFailure(
            "Tests/GreetingTests/Step2-Name.swift:1: the file does not begin with '#if STEP_2', so",
            chapter: "1")
    }

    private func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: fixture.root.appending(path: path))
    }

    private func expectFailure(
        _ messages: String..., chapter: String = "2", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let run = try await fixture.kata("verify", chapter)

        #expect(run.status == 1, sourceLocation: sourceLocation)
        for message in messages {
            #expect(run.output.contains(message), "\(run.output)", sourceLocation: sourceLocation)
        }
    }
}
