import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit

struct WatchPageTests {
    private func makeSUT(_ fixture: FixtureWorkspace, width: Int = 80) -> Runner {
        var runner = Runner(
            workspace: fixture.workspace,
            console: Console(
                style: .plain, width: width, isTerminal: true, write: { _ in }, writeError: { _ in }))
        runner.controls = .keys
        return runner
    }

    @Test func `the overview and the chapter's steps`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.setStep(2, of: try sut.course().chapter("1"))

        #expect(
            try WatchPage.overview.text(by: sut, chapter: nil) == """
                Stringline  test-driven development in Swift, one step at a time

                › 1 · A greeting  ▰▱  1/2
                  2 · A goodbye   ▱  0/1

                You are at step 2 of A greeting: A name is greeted

                The steps of A greeting
                ✓ 1 · The world is greeted  5 minutes
                › 2 · A name is greeted     6 minutes

                Next: read the step: press t, then: save
                """)
    }

    @Test func `where the terminal is too narrow for the bars the figures say it alone`() throws {
        let fixture = try FixtureWorkspace()
        func chapters(_ width: Int) throws -> [Substring] {
            let sut = makeSUT(fixture, width: width)
            try sut.setStep(1, of: try sut.course().chapter("1"))
            return try WatchPage.overview.text(by: sut, chapter: nil)
                .split(separator: "\n").filter { $0.contains("0/") }
        }

        #expect(try chapters(25) == ["› 1 · A greeting  ▱▱  0/2", "  2 · A goodbye   ▱  0/1"])
        #expect(try chapters(24) == ["› 1 · A greeting  0/2", "  2 · A goodbye   ▱  0/1"])
        #expect(try chapters(23) == ["› 1 · A greeting  0/2", "  2 · A goodbye   0/1"])
    }

    @Test func `a hint names the keys`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.setStep(1, of: try sut.course().chapter("1"))

        let pages = try (0..<2).map { _ in WatchPage.hint(try HintCommand(chapter: nil).nextHint(by: sut)) }

        #expect(
            try pages[0].text(by: sut, chapter: nil) == """
                Hint 1 of 2  Step 1 · The world is greeted

                What is missing?

                Next: try it, then: save (one more: press h)
                """)
        #expect(
            try pages[1].text(by: sut, chapter: nil).hasSuffix(
                "Next: that was the last hint. Try it, then: save (the answer: press s)"))
    }

    @Test func `the solution names the keys`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.setStep(1, of: try sut.course().chapter("1"))

        #expect(
            try WatchPage.solution.text(by: sut, chapter: nil).hasSuffix(
                "Next: take from it what helps, then: save (all of it: ./kata solution --apply)"))
        try fixture.solve("Greeting", step: 1)
        #expect(
            try WatchPage.solution.text(by: sut, chapter: nil)
                == "Your work is the reference solution of step 1, line for line.\n\nNext: save")
    }
}
