import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit
@testable import KataText

struct WatchPageTests {
    private func makeSUT(_ fixture: FixtureWorkspace, width: Int = 80) -> Call {
        Call(
            workspace: fixture.workspace,
            console: Console(
                style: .plain, width: width, isTerminal: true, write: { _ in }, writeError: { _ in }),
            controls: .keys)
    }

    @Test func `the overview and the chapter's steps`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.workspace.move(try sut.course().chapter("1"), to: StepPlace(step: 2))

        expectRecorded(try WatchPage.overview.report(in: sut, chapter: nil).plain, as: "overview")
    }

    @Test func `where the terminal is too narrow for the bars the figures say it alone`() throws {
        let fixture = try FixtureWorkspace()
        func chapters(_ width: Int) throws -> [Substring] {
            let sut = makeSUT(fixture, width: width)
            try sut.workspace.move(try sut.course().chapter("1"), to: StepPlace(step: 1))
            return try WatchPage.overview.report(in: sut, chapter: nil).plain
                .split(separator: "\n").filter { $0.contains("0/") }
        }

        #expect(try chapters(25) == ["› 1 · A greeting  ▱▱  0/2", "  2 · A goodbye   ▱  0/1"])
        #expect(try chapters(24) == ["› 1 · A greeting  0/2", "  2 · A goodbye   ▱  0/1"])
        #expect(try chapters(23) == ["› 1 · A greeting  0/2", "  2 · A goodbye   0/1"])
    }

    @Test func `a hint names the keys`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.workspace.move(try sut.course().chapter("1"), to: StepPlace(step: 1))

        let pages = try (0..<2).map { _ in WatchPage.hint(try HintCommand(chapter: nil).nextHint(in: sut)) }

        expectRecorded(try pages[0].report(in: sut, chapter: nil).plain, as: "hint")
        #expect(
            try pages[1].report(in: sut, chapter: nil).plain.hasSuffix(
                "Next: that was the last hint. Try it, then: save (the answer: press s)"))
    }

    @Test func `the solution names the keys`() throws {
        let fixture = try FixtureWorkspace()
        let sut = makeSUT(fixture)
        try sut.workspace.move(try sut.course().chapter("1"), to: StepPlace(step: 1))

        #expect(
            try WatchPage.solution.report(in: sut, chapter: nil).plain.hasSuffix(
                "Next: take from it what helps, then: save (all of it: ./kata solution --apply)"))
        try fixture.solve("Greeting", step: 1)
        #expect(
            try WatchPage.solution.report(in: sut, chapter: nil).plain
                == "Your work is the reference solution of step 1, line for line.\n\nNext: save")
    }
}
