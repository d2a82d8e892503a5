import Foundation
import KataBase

/// git as it talks to another repository: by the user's own keys and proxies, asking no questions, within a time.
package struct GitTransport: Sendable {
    package let git: URL
    /// The repository on this side; bare, and the runner's own.
    let directory: URL
    let environment: [String: String]

    package init(git: URL, directory: URL, environment: [String: String]) {
        self.git = git
        self.directory = directory
        self.environment = environment
    }

    /// The reason why it did not get through, in half a sentence.
    package struct Failure: Error, Equatable {
        package let words: String

        package init(words: String) {
            self.words = words
        }
    }

    /// - Parameters:
    ///   - remote: stands in `arguments`, too.
    ///   - megabytes: how long a file may be that git writes.
    package func run(
        _ arguments: [String], to remote: Remote, input: String? = nil, deadline: Duration,
        megabytes: Int? = nil, outputLimit: Int = 1 << 20
    ) throws(Failure) -> Data {
        let words = ["--git-dir", directory.path] + Git.precautions + arguments
        let result: ChildProcess.Completion
        do {
            result = try ChildProcess.run(
                megabytes == nil ? git : URL(filePath: "/bin/sh"),
                megabytes.map {
                    ["-c", "ulimit -f \($0 * 2048) 2>/dev/null; exec \"$0\" \"$@\"", git.path] + words
                }
                    ?? words,
                environment: transportEnvironment, directory: URL(filePath: "/"),
                input: input.map { Data($0.utf8) }, deadline: deadline, outputLimit: outputLimit)
        } catch {
            throw Failure(words: "\(error)")
        }
        if result.termination == .deadline {
            throw Failure(words: "no answer within \(count(Int(deadline.components.seconds), "second"))")
        }
        guard result.succeeded else {
            throw Failure(words: remote.withoutSecrets(Self.reason(in: result)))
        }
        return result.standardOutput
    }

    /// The user's settings hold what gets one through a network. What would ask, or run something else, is off.
    private var transportEnvironment: [String: String] {
        let ssh = environment["GIT_SSH_COMMAND"] ?? sshCommand ?? "ssh"
        var clean = environment.filter { !$0.key.hasPrefix("GIT_") && !$0.key.hasPrefix("SSH_ASKPASS") }
        clean["GIT_ALLOW_PROTOCOL"] = Remote.protocols.joined(separator: ":")
        clean["GIT_TERMINAL_PROMPT"] = "0"
        clean["GIT_ASKPASS"] = ""
        clean["GCM_INTERACTIVE"] = "never"
        clean["GIT_SSH_COMMAND"] = "\(ssh) -o BatchMode=yes -o ConnectTimeout=10"
        clean["LC_ALL"] = "C"
        return clean
    }

    /// The user's own ssh command, which the environment's would hide.
    private var sshCommand: String? {
        let answer = try? ChildProcess.run(
            git, ["config", "--global", "core.sshCommand"], environment: environment, deadline: .seconds(5))
        let words = answer.map { String(decoding: $0.standardOutput, as: UTF8.self).trimmed } ?? ""
        return words.isEmpty ? nil : words
    }

    /// The first words of git, or of the other side, that are not a mere remark.
    private static func reason(in result: ChildProcess.Completion) -> String {
        let lines = String(decoding: result.standardError, as: UTF8.self).split(whereSeparator: \.isNewline)
        if let refusal = lines.lazy.compactMap({ $0.firstMatch(of: #/\[(remote )?rejected\].*\((.*)\)/#)?.2 })
            .first
        {
            return "refused: \(refusal)"
        }
        let remarks = ["warning:", "hint:", "To ", "Warning:", "** WARNING"]
        let words = lines.filter { line in !line.trimmed.isEmpty && !remarks.contains { line.hasPrefix($0) } }
        let first = words.first ?? "git ended without a word"
        // What is wrong with a connection comes on the next line.
        let line = first.hasSuffix(":") ? words.prefix(2).joined(separator: " ") : String(first)
        let reason = line.replacing(#/^(?:(?:fatal|error|remote|ssh): )+/#, with: "")
        return String(reason.trimmed.prefix(200)).trimmingCharacters(in: ["."])
    }
}
