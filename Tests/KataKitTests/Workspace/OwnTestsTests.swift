import Testing

@testable import KataKit

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
}
