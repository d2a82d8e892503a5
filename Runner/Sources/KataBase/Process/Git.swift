import Foundation

/// The runner's own calls of git, whatever the learner's configuration, hooks and repositories say.
package enum Git {
    /// Come before a command: no hook and no watcher runs.
    package static let precautions = [
        "--no-pager", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
    ]

    /// The oldest that does what it is told: it is the first that can be kept from the learner's configuration. Younger
    /// than all else that is asked of it: `fetch --no-write-fetch-head` is of 2.29.
    package static let oldest = "2.32"

    /// - Parameter answer: what `git --version` says; one without a number is trusted.
    package static func isNewEnough(_ answer: String) -> Bool {
        guard let match = answer.firstMatch(of: /(\d+)\.(\d+)/), let major = Int(match.1),
            let minor = Int(match.2)
        else { return true }
        return (major, minor) >= (2, 32)
    }

    package static func environment(from environment: [String: String]) -> [String: String] {
        var clean = environment.filter { !$0.key.hasPrefix("GIT_") }
        clean["GIT_CONFIG_GLOBAL"] = "/dev/null"
        clean["GIT_CONFIG_NOSYSTEM"] = "1"
        clean["GIT_TERMINAL_PROMPT"] = "0"
        clean["LC_ALL"] = "C"
        return clean
    }

    /// True where git, which looks after a folder, has never had some of its files: it cannot bring them back.
    ///
    /// - Parameters:
    ///   - paths: relative to the folder.
    ///   - folder: where git is not in use at all, nothing is known.
    package static func lacks(
        _ paths: [String], in folder: URL, environment: [String: String]
    ) -> Bool {
        guard !paths.isEmpty else { return false }
        let known = answer(to: ["ls-files", "-z", "--"] + paths, in: folder, environment: environment)
        return known?.isEmpty ?? false
    }

    /// The answer of git about a folder; nil where it fails, or where there is none.
    package static func answer(
        to arguments: [String], in folder: URL, environment: [String: String]
    ) -> Data? {
        guard let git = try? find(environment: environment) else { return nil }
        let answer = try? ChildProcess.run(
            git, precautions + arguments, environment: Self.environment(from: environment),
            directory: folder, deadline: .seconds(10))
        return answer.flatMap { $0.succeeded ? $0.standardOutput : nil }
    }

    /// The command that puts git onto a machine. A Mac has a `git` on PATH in any case, which asks for these tools.
    package static func installation(onMac isMac: Bool = Machine.isMac) -> String {
        isMac ? "xcode-select --install" : "apt-get install git"
    }

    package static func find(environment: [String: String]) throws(KataError) -> URL {
        guard let git = Executable.find("git", environment: environment) else { throw .noGit }
        return git
    }

    /// The name that git's commits give the user of a folder; nil where it does not know.
    package static func userName(in folder: URL, environment: [String: String]) -> String? {
        guard let git = try? find(environment: environment) else { return nil }
        let answer = try? ChildProcess.run(
            git, ["config", "user.name"], environment: environment, directory: folder, deadline: .seconds(5))
        let name = answer.map { String(decoding: $0.standardOutput, as: UTF8.self).trimmed } ?? ""
        return name.isEmpty ? nil : name
    }
}

extension KataError {
    package static let noGit = KataError(
        "There is no git on PATH, and the history needs it.",
        next: "Install git (for example: \(Git.installation())), then run ./kata again.")
}
