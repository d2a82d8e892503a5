import KataBase
import KataText
import RunnerTesting
import Testing

@testable import KataKit

/// `./kata solution`, as one of the commands that take a chapter and a number.
struct ChapterAndNumberTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    private func meaning(_ words: String...) throws -> (chapter: String?, number: Int?) {
        var arguments = try Arguments(words, for: SolutionCommand.self)
        return try arguments.chapterAndNumber("step").meaning(in: Course(fixture.workspace))
    }

    @Test func `of two numbers the first is the chapter's`() throws {
        #expect(try meaning("2", "1") == ("2", 1))
        #expect(try meaning("2") == ("2", nil))
        #expect(try meaning() == (nil, nil))
    }

    @Test func `a chapter's name stands before its number, or behind`() throws {
        #expect(try meaning("greet", "2") == ("greet", 2))
        #expect(try meaning("2", "greet") == ("greet", 2))
    }

    @Test func `a word that is neither a chapter's nor a number is told`() throws {
        #expect(throws: KataError.usage("'x' is no step. Give a number.", command: "solution")) {
            try meaning("2", "x")
        }
        #expect(throws: KataError.usage("'x' is no step. Give a number.", command: "solution")) {
            try meaning("greet", "x")
        }
    }
}
