import Foundation
import KataBase

/// Another person's code, and how it is compiled and run here.
package struct Guest: Sendable {
    /// Holds what is theirs, and what is made of it; nothing of ours.
    package let folder: URL
    /// nil where they are trusted.
    let sandbox: Sandbox?
    /// The limit of a compilation; the tests' limit stands with the tests.
    var buildLimit: Duration = TimeLimits().build

    package init(folder: URL, sandbox: Sandbox?, buildLimit: Duration = TimeLimits().build) {
        self.folder = folder
        self.sandbox = sandbox
        self.buildLimit = buildLimit
    }

    /// The cache for what is made of their code.
    package var cacheFolder: URL { folder.appending(path: "cache") }

    func owns(_ path: String) -> Bool { path.hasPrefix(folder.path + "/") }

    /// Runs a compiler or a linker on their code. It may write in their folder.
    ///
    /// - Parameter reading: what it may read besides, or else only files of theirs.
    func compile(_ program: URL, _ arguments: [String], reading: [URL]) async throws
        -> ChildProcess.Completion
    {
        let environment = RunnerEnvironment.forCompilers(Self.environment)
        guard let sandbox else {
            return try await ChildProcess.runDetached(program, arguments, environment: environment)
        }
        // A compiler that a text makes run wild ends by these before it ends the machine.
        let limits = Sandbox.Limits(addresses: 4 << 30, file: 256 << 20, seconds: Int(buildLimit.seconds) + 1)
        let wrapped = sandbox.wrap(
            [program.path] + arguments, reading: reading.filter { !owns($0.path) }, writing: [folder],
            limits: limits)
        return try await ChildProcess.runDetached(
            wrapped.program, wrapped.arguments, environment: environment, ceiling: Ceiling())
    }

    /// Runs a program that was made of their code.
    ///
    /// - Parameters:
    ///   - environment: on top of what every program of theirs has.
    ///   - reading: what it needs besides itself.
    ///   - writing: the files that it may write.
    ///   - input: what it reads on its standard input; nothing where they are trusted.
    package func run(
        _ program: URL, _ arguments: [String], environment: [String: String], reading: [URL],
        writing: [URL], input: Data, deadline: Duration, outputLimit: Int
    ) async throws -> ChildProcess.Completion {
        let environment = Self.environment.merging(environment) { $1 }
        guard let sandbox else {
            return try await ChildProcess.runDetached(
                program, arguments, environment: environment, directory: folder, supervised: true,
                deadline: deadline, measure: .share, ceiling: Ceiling(), outputLimit: outputLimit)
        }
        let limits = Sandbox.Limits(
            addresses: 4 << 30, file: 16 << 20, seconds: Int(deadline.seconds) + 5)
        let wrapped = sandbox.wrap(
            [program.path] + arguments, reading: [program.deletingLastPathComponent()] + reading,
            writing: writing, limits: limits)
        let result = try await ChildProcess.runDetached(
            wrapped.program, wrapped.arguments, environment: environment, input: input, deadline: deadline,
            measure: .share, ceiling: Ceiling(), outputLimit: outputLimit)
        // bubblewrap ends with the number that a shell would.
        guard case .exited(let status) = result.termination, status > 128 else { return result }
        return ChildProcess.Completion(
            termination: .signalled(status - 128), standardOutput: result.standardOutput,
            standardError: result.standardError, isTruncated: result.isTruncated, busy: result.busy)
    }

    /// Nothing of the teacher's but the clock and the language. Programs are named by their places.
    private static var environment: [String: String] {
        let own = ProcessInfo.processInfo.environment.filter { ["TZ", "LANG"].contains($0.key) }
        return own.merging(["PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp"]) { $1 }
    }
}
