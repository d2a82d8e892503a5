import RunnerTesting
import Testing

@testable import KataText

struct OwnTestsTests {
    @Test(arguments: [
        ("@Test func one() {}", 1),
        ("@Test func one() {}\n@Test(arguments: [1, 2])\nfunc two(_ n: Int) {}\n", 2),
        ("    @MainActor @Test\r\n    func one() {}\r\n    @Test func two() {}\r\n", 2),
        ("// @Test func none() {}\n@Test func one() {}", 1),
        ("// none\r\n@Test func one() {}\r\n", 1),
        ("/* @Test func none() {}\n   @Test func none() {} */ @Test func one() {}", 1),
        ("@testable import Wall\n@Tests struct None {}", 0),
        ("", 0),
    ])
    func `the learner's tests are counted, comments aside`(_ text: String, _ count: Int) {
        #expect(OwnTests.count(in: text) == count)
    }

    @Test func `a stub that waits for the learner's test is none`() {
        let stub = """
            @Test func step10() {
                Issue.record("This step's test is yours: ./kata read promises")
            }
            """

        #expect(OwnTests.count(in: stub) == 0)
        #expect(OwnTests.count(in: stub + "\n@Test func mine() {}") == 1)
    }

    @Test func `every file named My….swift is the learner's`() throws {
        let fixture = try FixtureWorkspace()
        let folder = "Tests/GreetingTests"
        try fixture.write("@Test func one() {}\n", to: "\(folder)/MyTests.swift")
        try fixture.write("@Test func two() {}\n@Test func three() {}\n", to: "\(folder)/MyStep10.swift")
        try fixture.write("@Test func helper() {}\n", to: "\(folder)/Helper.swift")
        try fixture.write("@Test func note() {}\n", to: "\(folder)/MyNotes.md")

        #expect(try OwnTests.count(of: "Greeting", in: fixture.workspace) == 3)
        #expect(try OwnTests.count(of: "Goodbye", in: fixture.workspace) == 0)
    }

    @Test(arguments: [
        [], ["Tests/ThanksTests"], ["Solutions/Thanks/Tests"],
        ["Tests/ThanksTests", "Solutions/Thanks/Tests"],
    ])
    func `a file that nobody wrote into is untouched, whatever ends its lines`(_ windows: [String]) throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        for folder in windows {
            let path = "\(folder)/MyStep2.swift"
            try fixture.write(try fixture.read(path).replacing("\n", with: "\r\n"), to: path)
        }

        #expect(try isUntouched("MyStep2.swift", in: fixture))
    }

    @Test(arguments: SavedText.all)
    func `a file that was opened and saved is untouched`(_ saved: SavedText) throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        let path = "Tests/ThanksTests/MyStep2.swift"
        try fixture.write(saved.change(try fixture.read(path)), to: path)

        #expect(try isUntouched("MyStep2.swift", in: fixture))
    }

    @Test(arguments: ["MyStep2.swift", "MyStep1.swift", "MyTests.swift"])
    func `a file with a test, and one that no step has, are not`(_ name: String) throws {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        try fixture.write("@Test func mine() {}\n", to: "Tests/ThanksTests/\(name)")

        #expect(try !isUntouched(name, in: fixture))
    }

    @Test func `where promises are folded a file that nobody wrote into says what to read in their place`()
        throws
    {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        #expect(try !shipped(in: fixture).contains("./kata read\""))

        try fixture.foldPromises()

        #expect(try shipped(in: fixture).contains("This step's test is yours: ./kata read\""))
        #expect(try isUntouched("MyStep2.swift", in: fixture))
    }

    private func shipped(in fixture: FixtureWorkspace) throws -> String {
        let files = try OwnTests.shipped(for: "Thanks", in: fixture.workspace)
        return String(decoding: try #require(files[FixtureWorkspace.ownStepFile]), as: UTF8.self)
    }

    private func isUntouched(_ name: String, in fixture: FixtureWorkspace) throws -> Bool {
        let file = fixture.root.appending(path: "Tests/ThanksTests/\(name)")
        let text = try #require(try SourceText.read([file]).first)
        return try OwnTests.isUntouched(text, of: "Thanks", in: fixture.workspace)
    }
}
