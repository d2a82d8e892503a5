import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataText

struct CourseTests {
    @Test(arguments: ["1", "Greeting", "greeting", "GREE", "gr"])
    func `a chapter is named by number, name or an unambiguous beginning`(_ query: String) throws {
        let fixture = try FixtureWorkspace()

        #expect(try Course(fixture.workspace).chapter(query).name == "Greeting")
    }

    struct Unknown: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let message: String
    }

    static let unknown = [
        Unknown(
            testDescription: "g",
            message: "'g' could be Greeting or Goodbye. Type one more letter, or the chapter's number."),
        Unknown(
            testDescription: "Greting", message: "There is no chapter 'Greting'. Did you mean 'Greeting'?"),
        Unknown(
            testDescription: "Invoice",
            message: "There is no chapter 'Invoice'. The chapters are 1 Greeting, 2 Goodbye."),
        Unknown(
            testDescription: "3", message: "There is no chapter '3'. The chapters are 1 Greeting, 2 Goodbye."),
    ]

    @Test(arguments: unknown)
    func `a chapter that is not there is met with the nearest name`(_ unknown: Unknown) throws {
        let fixture = try FixtureWorkspace()
        let course = try Course(fixture.workspace)

        let error = #expect(throws: KataError.self) { try course.chapter(unknown.testDescription) }

        #expect(error?.description == unknown.message)
    }

    @Test func `a chapter whose name is the beginning of another's is named by it`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.shell("sed -i.old s/Goodbye/GreetingAgain/ Package.swift")
        try fixture.shell("mv Chapters/2-Goodbye.md Chapters/2-GreetingAgain.md")

        let course = try Course(fixture.workspace)

        #expect(try course.chapter("greeting").name == "Greeting")
        #expect(try course.chapter("greetinga").name == "GreetingAgain")
    }

    @Test func `the chapters come in the order of their texts, not of their lines`() throws {
        let fixture = try FixtureWorkspace()
        try fixture.shell("mv Chapters/1-Greeting.md Chapters/3-Greeting.md")

        let course = try Course(fixture.workspace)

        #expect(course.chapters.map(\.name) == ["Goodbye", "Greeting"])
    }

    @Test func `the workspace is found from a folder inside it`() throws {
        let fixture = try FixtureWorkspace()

        let found = try Workspace.find(from: fixture.root.appending(path: "Sources/Greeting"))

        #expect(found.root.path == fixture.root.path)
    }

    @Test func `a workspace that has lost its manifest is told from none`() throws {
        let fixture = try FixtureWorkspace()
        try FileManager.default.removeItem(at: fixture.root.appending(path: "Package.swift"))

        let error = #expect(throws: KataError.self) {
            try Workspace.find(from: fixture.root.appending(path: "Sources"))
        }

        #expect(
            error?.description
                == "'\(fixture.root.path)/Package.swift' is missing. Go to that folder, and bring it back with: git checkout -- Package.swift"
        )
    }

    @Test func `outside of a workspace the way back is told`() {
        let error = #expect(throws: KataError.self) { try Workspace.find(from: URL(fileURLWithPath: "/")) }

        #expect(
            error?.description
                == "There is no Stringline workspace at '/' or above it. Go to the folder that holds Package.swift and Chapters, and run ./kata there."
        )
    }
}
