import KataBase
import KataText
import Testing

extension FixtureWorkspace {
    package static let ownStepFile = "Tests/ThanksTests/MyStep2.swift"
    package static let thanksBugs = "Solutions/Thanks/Bugs.md"

    /// The chapter whose second test is the learner's, with that test on, and our code in the learner's place.
    package static func thanks(at step: Int = 2) throws -> FixtureWorkspace {
        let fixture = try FixtureWorkspace(with: "OwnStep")
        try fixture.switchOn(step, of: "Thanks")
        if step > 0 { try fixture.solve("Thanks", step: step) }
        return fixture
    }

    /// Lets the learner find out what step 2 of the chapter promises.
    package func foldPromises() throws {
        let text = "Chapters/3-Thanks.md"
        try edit(
            text, "*5 minutes, and the test is yours*",
            "*5 minutes, the test is yours, and the promises are folded*")
        try edit(text, "- **By name.**", "\(FencedLines.foldStart)\n\n- **By name.**")
        try edit(
            text, "is `Thank you.`\n\n```swift names",
            "is `Thank you.`\n\n\(FencedLines.foldEnd)\n\n```swift names")
        let shipped = try OwnTests.shipped(for: "Thanks", in: workspace)[Self.ownStepFile]
        try write(String(decoding: #require(shipped), as: UTF8.self), to: Self.ownStepFile)
    }

    /// As if by hand: nothing of it is in the history.
    package func switchOn(_ step: Int, of chapter: String) throws {
        try write(
            Manifest(parsing: read("Package.swift")).settingStep(step, of: chapter).text, to: "Package.swift")
    }

    /// Writes the learner's tests of step 2.
    ///
    /// - Parameter tests: what is in the suite.
    package func writeOwnTests(_ tests: String, to path: String = ownStepFile, imports: String = "") throws {
        try write(
            "#if STEP_2\n\(imports)import Testing\n\n@testable import Thanks\n\n@MainActor\nstruct \(path.lastComponent.dropLast(6)) {\n\(tests)\n}\n#endif\n",
            to: path)
    }

    /// What our tests of step 2 say, in fewer lines.
    package static let soundTests = """
            @Test func byName() {
                #expect(["Ada", "Eve"].map(Thanks().text) == ["Thank you, Ada.", "Thank you, Eve."])
            }
            @Test func nobody() { #expect(Thanks().text(for: "") == "Thank you.") }
        """
}
