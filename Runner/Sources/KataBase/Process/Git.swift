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
}
