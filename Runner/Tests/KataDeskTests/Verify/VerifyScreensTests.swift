import RunnerTesting
import Testing

/// `./kata verify` over the tiny workspace, whose text shows pictures.
struct VerifyScreensTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.putPaper()
        try fixture.write(
            """
            import PaperUI
            @testable import Greeting

            @MainActor func screens(_ draw: Drawing) async throws {
                #if STEP_1
                await draw("Hello", greeting())
                #endif
            }

            """, to: "Solutions/Greeting/Screens.swift")
    }

    @Test func `what a text shows is drawn, and held against the solutions`() async throws {
        try show("Before this step: a word.", "1.1-hello")

        let missing = try await fixture.kata("verify", "1")
        #expect(
            missing.output.contains(
                "'Chapters/Pictures/1.1-hello.svg' does not show it. Make it anew with: ./kata verify 1 --record"
            ))
        #expect(missing.status == 1)

        let recorded = try await fixture.kata("verify", "1", "--record", "--json")
        #expect(recorded.provesAll)
        #expect(recorded.proves("Chapters/Pictures/1.1-hello.svg shows what is drawn"))
        #expect(
            try fixture.read("Chapters/Pictures/1.1-hello.svg")
                == "<svg>\n<desc>\nHello\n</desc>\ncard Hello\n</svg>\n")
        #expect(
            try await fixture.kata("read", "1", "1", "green").output.contains(
                "  Before this step: a word.\n\n    Hello\n"))
        #expect(
            try await fixture.kata("verify", "pages", "--json").proves(
                "a page shows Chapters/Pictures/1.1-hello.svg"))

        try fixture.edit("Chapters/Pictures/1.1-hello.svg", "card Hello", "card Bye")
        #expect(try await fixture.kata("verify", "1").status == 1)
    }

    @Test func `a state that is not there is told with those that are`() async throws {
        try show("A word.", "1.1-bye")

        #expect(
            try await fixture.kata("verify", "1").output.contains("step 1 has no state 'bye'. It has: hello.")
        )
    }

    @Test func `states that do not compile with a solution are told, shown or not`() async throws {
        try fixture.edit("Solutions/Greeting/Screens.swift", "greeting()", "greetings()")

        #expect(
            try await fixture.kata("verify", "1").output.contains(
                "Solutions/Greeting/Screens.swift:6: cannot find 'greetings' in scope"))
    }

    @Test func `a picture that no page shows is told`() async throws {
        try fixture.write("<svg/>", to: "Chapters/Pictures/1.1-hello.svg")

        #expect(
            try await fixture.kata("verify", "pages").output.contains(
                "no page shows 'Chapters/Pictures/1.1-hello.svg'. Delete it."))
    }

    /// Puts a picture below the first Green.
    private func show(_ words: String, _ picture: String) throws {
        try fixture.edit(
            "Chapters/1-Greeting.md", "### Refactor\n\nNothing to do: one line",
            "![\(words)](Pictures/\(picture).svg)\n\n### Refactor\n\nNothing to do: one line")
    }
}
