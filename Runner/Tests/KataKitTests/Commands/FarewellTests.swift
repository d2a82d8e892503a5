import Foundation
import RunnerTesting
import Testing

@testable import KataKit

/// What the real runner says at the end of a chapter.
struct FarewellTests {
    @Test func `the end of a chapter says in two lines how it went`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.stand(at: 2)
        try fixture.write(
            """
            import Testing
            @testable import Greeting
            @Test func mine() { #expect(greeting(for: "Mary") == "Hello, Mary") }
            """, to: "Tests/GreetingTests/MyTests.swift")
        // The check by `next` comes months after these: a pause.
        try fixture.record([
            (1, .red("doesNotCompile"), 0), (1, .green, 4), (2, .red("doesNotCompile"), 7), (2, .green, 16),
            (2, .red("testsFail"), 17),
        ])

        let run = try await fixture.kata("next", "1")

        #expect(run.status == 0, "\(run.errors)")
        expectRecorded(run.output, as: "farewell")
    }

    @Test func `how others cut the work is told at the end`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.stand(at: 2)
        try fixture.edit(
            "Chapters/1-Greeting.md", "## Your turn", "## How others cut it\n\nIn two.\n\n## Your turn")

        let run = try await fixture.kata("next", "1")

        #expect(
            run.output.contains(
                "How others cut it, now that yours is green: ./kata read 1 how others cut it\n"),
            "\(run.output)\(run.errors)")
        #expect(try await fixture.kata("read", "1", "how", "others", "cut", "it").output.contains("In two."))
    }

    @Test func `what else there is to read is named at the end`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.stand(at: 2)
        try fixture.edit(
            "Chapters/1-Greeting.md", "## Your turn",
            "## What you saw\n\nWords.\n\n## Into your app\n\nThere.\n\n## Your turn")

        let run = try await fixture.kata("next", "1")

        #expect(
            run.output.contains("\n\nTo read: ./kata read 1 what you saw, ./kata read 1 into your app\n\n"),
            "\(run.output)\(run.errors)")
    }

    @Test func `what is left is not counted by the lists of its section`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.stand(at: 2)
        try fixture.edit(
            "Chapters/1-Greeting.md", "Greet two people.",
            "Greet two people.\n\n**You can now**\n\n- greet;\n- say who.\n\n**Traps**\n\n- A name that is empty."
        )

        let run = try await fixture.kata("next", "1")

        #expect(
            run.output.contains("\n\nSomething is left for you: ./kata read 1 your turn\n\n"),
            "\(run.output)\(run.errors)")
    }

    @Test func `a chapter that was checked once has no time to speak of`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.stand(at: 2)

        let run = try await fixture.kata("next", "1")

        #expect(
            run.output.contains("\n\nIt took 1 check.\nYou wrote no tests of your own yet.\n\n"),
            "\(run.output)\(run.errors)")
    }
}

extension FixtureWorkspace {
    /// Puts the first chapter at the end of a step, as if by hand: nothing of it is in the history.
    fileprivate func stand(at step: Int) throws {
        try solve("Greeting", step: step)
        let manifest = try read("Package.swift")
        try write(
            manifest.replacing("\"Greeting\", step: 0", with: "\"Greeting\", step: \(step)"),
            to: "Package.swift")
    }
}
