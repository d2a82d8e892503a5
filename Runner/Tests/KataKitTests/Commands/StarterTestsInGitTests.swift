import Foundation
import KataText
import RunnerTesting
import Testing

@testable import KataKit

/// A starter test that is gone: git brings a learner's back, and an author has deleted it.
struct StarterTestsInGitTests {
    /// Greeting at step 1, solved, all of it known to git, and one of its tests gone.
    private func inGit() throws -> FixtureWorkspace {
        let fixture = try FixtureWorkspace()
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        try fixture.git("init", "-q")
        try fixture.git("add", ".")
        try fixture.git("commit", "-qm", "One")
        try FileManager.default.removeItem(
            at: fixture.root.appending(path: "Tests/GreetingTests/Step1-Hello.swift"))
        return fixture
    }

    @Test(arguments: ["true", "git rm -q --cached Tests/GreetingTests/Step1-Hello.swift"])
    func `git brings a learner's tests back`(_ deletion: String) async throws {
        let fixture = try inGit()
        try fixture.shell(deletion)

        let run = try await fixture.kata("check")

        #expect(
            run.next
                == "Bring the chapter's tests back: git checkout HEAD -- Tests/GreetingTests/Step1-Hello.swift, then: ./kata check"
        )
    }

    @Test func `a test that was cut out is no green`() async throws {
        let fixture = try FixtureWorkspace()
        let path = "Tests/GreetingTests/Step1-Hello.swift"
        let second = "    @Test func greetsAgain() {}\n}\n#endif"
        try fixture.edit(path, "}\n#endif", second)
        try StarterTests(workspace: fixture.workspace, chapter: "Greeting").record()
        try fixture.solve("Greeting", step: 1)
        try fixture.switchOn(1, of: "Greeting")
        try fixture.git("init", "-q")
        try fixture.git("add", ".")
        try fixture.git("commit", "-qm", "One")
        try fixture.edit(path, second, "}\n#endif")

        let cut = try await fixture.kata("check")
        try fixture.edit(
            path, "}\n#endif", "    @Test func greets() {}\n    @Test func greetsLoudly() {}\n}\n#endif")
        let renamed = try await fixture.kata("check")

        #expect(cut.status == 1)
        #expect(cut.output.contains("✗ Tests of '\(path)' are gone or did not run."))
        #expect(
            cut.next == "Bring the chapter's tests back: git checkout HEAD -- \(path), then: ./kata check")
        #expect(renamed.status == 0, "\(renamed.output)")
    }

    @Test(arguments: [
        "echo 'A word.' >> Chapters/1-Greeting.md",
        "echo '// A word.' >> Solutions/Greeting/Step1/Greeting.swift",
        "mkdir Solutions/Greeting/Step3 && touch Solutions/Greeting/Step3/New.swift",
        "echo '// A test.' > Tests/GreetingTests/Step1-World.swift",
        "echo '// Another.' > Tests/GreetingTests/Step1-Hello.swift && git add . && rm Tests/GreetingTests/Step1-Hello.swift",
    ])
    func `whoever writes a chapter is not told to undo it`(_ work: String) async throws {
        let fixture = try inGit()
        try fixture.shell(work)

        let run = try await fixture.kata("check")

        #expect(!run.output.contains("git checkout"))
        #expect(
            run.next == "Write the tests that are missing, then: ./kata verify Greeting --record")
        let call = fixture.call
        #expect(
            Doctor(call).starterTests().mend
                == "Where they are yours, and as they should be: ./kata verify Greeting --record")
    }
}
