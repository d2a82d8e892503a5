import Foundation
import RunnerTesting
import Testing

@testable import KataText

/// Which files of a chapter's tests are the chapter's.
struct StarterTestsTests {
    @Test func `references are shipped, and those that a learner records are not`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("Hello\n", to: "Tests/GoodbyeTests/__Snapshots__/Step1-Bye/bye.1.txt")
        try fixture.write("Mine\n", to: "Tests/GoodbyeTests/__Snapshots__/MyTests/mine.1.txt")
        let sut = StarterTests(workspace: fixture.workspace, chapter: "Goodbye")

        try sut.record()
        let names = try sut.current().split(separator: "\n").map { $0.split(separator: " ").last ?? "" }
        #expect(names == ["Step1-Bye.swift", "__Snapshots__/Step1-Bye/bye.1.txt"])

        try fixture.write("Hallo\n", to: "Tests/GoodbyeTests/__Snapshots__/Step1-Bye/bye.1.txt")
        #expect(try sut.differing() == ["Tests/GoodbyeTests/__Snapshots__/Step1-Bye/bye.1.txt"])
    }

    @Test(arguments: SavedText.all)
    func `what an editor or git does to a file's ends changes no test`(_ saved: SavedText) throws {
        let fixture = try FixtureWorkspace()
        let sut = StarterTests(workspace: fixture.workspace, chapter: "Goodbye")
        let path = "Tests/GoodbyeTests/Step1-Bye.swift"
        let text = try fixture.read(path)
        let shipped = try sut.current()

        try fixture.write(saved.change(text), to: path)

        #expect(try sut.differing() == [])
        #expect(try sut.current() == shipped)
        try fixture.write(saved.change(text + "// One line more.\n"), to: path)
        #expect(try sut.differing() == [path])
    }
}
