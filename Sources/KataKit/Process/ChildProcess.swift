import Foundation

/// Runs another program in a process group of its own and collects what it prints.
///
/// Both pipes are drained while the child runs, so that a talkative child never blocks, and what it prints past
/// the limit is read and dropped. When the deadline passes or the token is cancelled, the whole group is killed:
/// a test binary's own children go with it.
public enum ChildProcess {
    /// How a child ended.
    public enum Termination: Equatable, Sendable {
        /// It ended by itself with this status.
        case exited(Int32)
        /// A signal ended it.
        case signalled(Int32)
        /// It was killed because its time was up.
        case deadline
        /// It was killed because its token was cancelled.
        case cancelled
    }

    /// What is left of a child that ended.
    public struct Result: Equatable, Sendable {
        public let termination: Termination
        public let standardOutput: Data
        public let standardError: Data
        /// True where either stream was longer than the limit.
        public let isTruncated: Bool

        /// True where the child ended by itself with status 0.
        public var succeeded: Bool { termination == .exited(0) }
    }

    /// The program could not be started.
    public struct LaunchError: Error, Equatable, CustomStringConvertible {
        public let executable: String
        public let code: Int32

        public var description: String { "Cannot run '\(executable)': \(String(cString: strerror(code)))." }
    }

    /// Runs a program and waits for its end. Blocks the calling thread.
    ///
    /// - Parameters:
    ///   - executable: the program's path; PATH is not searched.
    ///   - environment: the child's whole environment.
    ///   - directory: the child's working directory; ours if nil.
    ///   - input: what the child reads on standard input; nothing (`/dev/null`) if nil.
    ///   - deadline: how long the child may take; without end if nil.
    ///   - outputLimit: how many bytes of each stream are kept, from its beginning.
    ///   - token: cancels the run from another thread.
    /// - Throws: `LaunchError` where the program cannot be started. A child that fails is not an error here.
    public static func run(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: URL? = nil,
        input: Data? = nil,
        deadline: Duration? = nil,
        outputLimit: Int = 4 << 20,
        token: CancellationToken = CancellationToken()
    ) throws -> Result {
        let output = try Pipe()
        let errors = try Pipe()
        let feed = try input.map { _ in try Pipe() }
        defer {
            output.close()
            errors.close()
            feed?.close()
        }
        let process = try spawn(
            executable.path, [executable.path] + arguments, environment: environment,
            directory: directory?.path,
            streams: [feed?.reading, output.writing, errors.writing])
        output.closeWriting()
        errors.closeWriting()
        feed?.closeReading()

        ProcessGroups.shared.insert(process)
        defer { ProcessGroups.shared.remove(process) }
        token.attach(process)
        defer { token.detach(process) }

        var pump = OutputPump(
            output: output.reading, errors: errors.reading, feed: feed, input: input ?? Data(),
            limit: outputLimit)
        let end = deadline.map { ContinuousClock.now + $0 }
        var status: Int32?
        var isLate = false
        while status == nil {
            pump.turn(milliseconds: pump.isFinished ? 2 : 50)
            status = reap(process)
            if status == nil, let end, ContinuousClock.now >= end {
                isLate = true
                kill(-process, SIGKILL)
                status = wait(for: process)
            }
        }
        // Whatever the child left behind in its group (and which may hold our pipes open) ends with it.
        kill(-process, SIGKILL)
        pump.drain()

        return Result(
            termination: isLate ? .deadline : token.isCancelled ? .cancelled : termination(status!),
            standardOutput: pump.outputData, standardError: pump.errorData, isTruncated: pump.isTruncated)
    }

    /// The same, from a task: the thread that waits is not one of the task pool's, and cancelling the task kills
    /// the child.
    public static func runDetached(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        directory: URL? = nil,
        deadline: Duration? = nil,
        outputLimit: Int = 4 << 20
    ) async throws -> Result {
        let token = CancellationToken()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Swift.Result {
                            try run(
                                executable, arguments, environment: environment, directory: directory,
                                deadline: deadline, outputLimit: outputLimit, token: token)
                        })
                }
            }
        } onCancel: {
            token.cancel()
        }
    }

    private static func termination(_ status: Int32) -> Termination {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// The child's wait status if it has ended.
    private static func reap(_ process: pid_t) -> Int32? {
        var status: Int32 = 0
        return waitpid(process, &status, WNOHANG) == process ? status : nil
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        return status
    }
}
