import RunnerTesting
import Testing

@testable import KataKit
@testable import KataText

/// Which chapter is meant where none is named.
struct CurrentChapterTests {
    private let fixture: FixtureWorkspace
    private let sut: Call

    init() throws {
        fixture = try FixtureWorkspace()
        sut = fixture.call
    }

    /// Greeting's step and Goodbye's.
    private func current(_ greeting: Int, _ goodbye: Int) throws -> String? {
        let course = try sut.course()
        try sut.workspace.move(try course.chapter("Greeting"), to: StepPlace(step: greeting))
        try sut.workspace.move(try course.chapter("Goodbye"), to: StepPlace(step: goodbye))
        return try sut.course().current?.name
    }

    @Test func `the last that is started and has steps left, or else the last that is started`() throws {
        #expect(try current(0, 0) == nil)
        #expect(try current(1, 0) == "Greeting")
        #expect(try current(1, 1) == "Greeting")
        #expect(try current(2, 1) == "Goodbye")
    }

    @Test func `the one last worked on, for as long as it is started`() throws {
        sut.memory.remember(try sut.course().chapter("Goodbye"))

        #expect(try current(1, 1) == "Goodbye")
        #expect(try current(1, 0) == "Greeting")
    }
}
