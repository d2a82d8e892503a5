import Foundation
import RunnerTesting
import Testing

/// Which version of the project this is.
struct VersionTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try FixtureWorkspace()
        try fixture.write(
            "# Changes\n\n## 0.10.0 · 27 November 2026\n\n- A.\n\n## 0.9.0 · 22 November 2026\n",
            to: "CHANGELOG.md")
    }

    private func commit() throws -> String {
        try fixture.git("init", "-q")
        try fixture.git("add", ".")
        try fixture.git("commit", "-qm", "One")
        return try fixture.git("rev-parse", "--short=10", "HEAD")
    }

    @Test func `the version is the newest that has a number, and the commit is git's`() async throws {
        let commit = try commit()

        #expect(try await fixture.kata("--version").output == "Stringline 0.10.0, commit \(commit)\n")

        try fixture.edit("CHANGELOG.md", "# Changes\n", "# Changes\n\n## Unreleased\n\n- B.\n")
        #expect(
            try await fixture.kata("--version").output
                == "Stringline 0.10.0 and what came after it, commit \(commit)\n")
    }

    @Test func `where there is no git, or no clone, no commit is known`() async throws {
        let words =
            "Stringline 0.10.0, commit unknown: git is missing, or this folder is no clone of the project\n"
        #expect(try await fixture.kata("--version").output == words)

        // A folder in somebody else's repository.
        try fixture.shell(
            "cd .. && git init -q && git -c user.name=A -c user.email=a@b commit -q --allow-empty -m One")
        #expect(try await fixture.kata("--version").output == words)

        _ = try commit()
        #expect(try await fixture.kata("--version", environment: ["PATH": "/nowhere"]).output == words)
        try fixture.shell("rm CHANGELOG.md")
        #expect(
            try await fixture.kata("--version", environment: ["PATH": "/nowhere"]).output
                == words.replacing("0.10.0", with: "of an unknown version"))
    }

    @Test func `the doctor says both`() async throws {
        let commit = try commit()

        let json = try await fixture.kata("doctor", "--json").output

        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["version"] as? String == "0.10.0")
        #expect(object["commit"] as? String == commit)
        let first = try #require((object["checks"] as? [[String: Any]])?.first)
        #expect(first["finding"] as? String == "0.10.0, commit \(commit)")
    }
}
