import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// A project and a learner's clone of it, both tiny: three chapters, the last step of the third is the learner's.
final class ClonedWorkspace {
    let project: FixtureWorkspace
    let clone: FixtureWorkspace

    init() throws {
        project = try FixtureWorkspace(with: "OwnStep")
        clone = try FixtureWorkspace(isFirst: true)
        try project.write(".kata\n.build*\n", to: ".gitignore")
        try project.git("init", "-q", "-b", "main")
        try commit("The first version")
        try clone.shell("rm -rf ./*")
        try clone.git("clone", "-q", project.root.path, ".")
    }

    /// All that is in the project's folder becomes a version.
    func commit(_ message: String = "A newer version") throws {
        try project.git("add", "-A")
        try project.git("commit", "-q", "-m", message)
    }

    /// Every file of the clone, the runner's own aside, and what git says of it.
    func state() throws -> [String: String] {
        var state: [String: String] = [:]
        for path in try Files.list(clone.root) { state[path] = try clone.read(path) }
        state["HEAD"] = try clone.git("rev-parse", "HEAD")
        state["status"] = try clone.git("status", "--porcelain")
        return state
    }
}
