import Foundation

/// How the runner calls git: for itself, whatever the learner's configuration, hooks and repositories say.
package enum Git {
    /// Come before a command: no hook and no watcher runs.
    package static let precautions = [
        "--no-pager", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    ]

    package static func environment(from environment: [String: String]) -> [String: String] {
        var clean = environment.filter { !$0.key.hasPrefix("GIT_") }
        clean["GIT_CONFIG_GLOBAL"] = "/dev/null"
        clean["GIT_CONFIG_NOSYSTEM"] = "1"
        clean["GIT_TERMINAL_PROMPT"] = "0"
        clean["LC_ALL"] = "C"
        return clean
    }

    /// Whether git, which looks after a folder, has never had some of its files: it cannot bring them back.
    ///
    /// - Parameters:
    ///   - paths: relative to the folder.
    ///   - folder: where git is not in use at all, nothing is known.
    package static func lacks(
        _ paths: [String], in folder: URL, environment: [String: String]
    ) -> Bool {
        guard !paths.isEmpty, let git = Executable.find("git", environment: environment) else { return false }
        let answer = try? ChildProcess.run(
            git, precautions + ["ls-files", "-z", "--"] + paths,
            environment: Self.environment(from: environment),
            directory: folder, deadline: .seconds(10))
        return answer.map { $0.succeeded && $0.standardOutput.isEmpty } ?? false
    }
}
