import Testing

@testable import KataText

struct PromiseTests {
    private func step(_ promises: String, minutes: String = "*8 minutes*") throws -> StepText {
        let markdown = ChapterTextErrorTests.sound
            .replacing("*8 minutes*", with: minutes)
            .replacing("### Red\nTest.", with: "### Promises\n\(promises)\n### Red\nTest.")
        return try #require(try ChapterText(parsing: markdown, file: "").steps.first)
    }

    @Test func `a promise is a bold name and what can be kept or broken`() throws {
        let step = try step(
            """

            - **Level.** A course is
              level, *always*.
            - **Plumb.** It stands.

            How thick it is, is yours to decide.

            ```swift names
            - **Not a promise**
            ```

            """)

        #expect(
            step.promises == [
                Promise(name: "Level", markdown: "A course is\nlevel, *always*.", line: 6),
                Promise(name: "Plumb", markdown: "It stands.", line: 8),
            ])
        #expect(step.owed.hasPrefix("- **Level.** A course"))
        #expect(step.owed.hasSuffix("- **Not a promise**\n```"))
        #expect(step.lead == "")
    }

    @Test func `a step without new behaviour says why it promises nothing`() throws {
        let step = try step("None: what the wall does stays as it is.")

        #expect(step.promises == [])
        #expect(step.owed == "None: what the wall does stays as it is.")
    }

    @Test func `a chapter need not have promises`() throws {
        let step = try #require(try ChapterText(parsing: ChapterTextErrorTests.sound, file: "").steps.first)

        #expect(step.promises == [])
        #expect(step.owed == "")
        #expect(!step.isOwn)
    }

    @Test func `a step whose promises are folded keeps the names`() throws {
        let text = try ChapterText(
            parsing: """
                # 1 · Walls

                ## Step 1 · A wall
                *30 minutes, the test is yours, and the promises are folded*

                "I want a wall that does not lean," says the customer.

                ### Promises

                <details><summary>What is promised: for afterwards</summary>

                - **Level.** It is.

                *Your choice:* the colour.

                </details>

                ```swift names
                func wall() -> Wall
                ```

                ### Red
                Test.
                ### Hints
                1. Look.
                ### Green
                Lay.
                """, file: "")
        let step = try #require(text.steps.first)

        #expect(step.isOwn && step.isFolded)
        #expect(step.minutes == 30)
        #expect(step.promises.map(\.name) == ["Level"])
        #expect(step.names == "```swift names\nfunc wall() -> Wall\n```")
        #expect(!step.folded.contains("Level") && !step.folded.contains("colour"))
        #expect(step.share == ", the test is yours, and the promises are folded")
    }

    @Test func `a step says that its test is the learner's`() throws {
        let step = try step("- **Level.** It is.", minutes: "*10 minutes, and the test is yours*")

        #expect(step.minutes == 10)
        #expect(step.isOwn)
    }
}
