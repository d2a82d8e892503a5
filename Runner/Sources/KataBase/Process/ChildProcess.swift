import Foundation

/// Runs another program in a process group of its own and collects what it prints.
///
/// Both pipes are drained while the child runs, so that a talkative child never blocks, and what it prints past
/// the limit is read and dropped. When the deadline passes or the token is cancelled, the whole group is killed.
/// A child whose own children may leave its group runs under a `Supervisor`, which ends those, too.
package enum ChildProcess {
    /// The end of a child.
    package enum Termination: Equatable, Sendable {
        /// It ended by itself with this status.
        case exited(Int32)
        /// A signal ended it.
        case signalled(Int32)
        /// It was killed because its time was up.
        case deadline
        /// It was killed because its token was cancelled.
        case cancelled
        /// It was killed because it and its children went beyond their ceiling.
        case exceeded
    }

    /// The end and the output of a child.
    package struct Completion: Equatable, Sendable {
        package let termination: Termination
        package let standardOutput: Data
        package let standardError: Data
        /// True where either stream was longer than the limit.
        package let isTruncated: Bool
        /// The machine, where the child's time was up because too little was left to it.
        package let busy: BusyMachine?

        package init(
            termination: Termination, standardOutput: Data, standardError: Data, isTruncated: Bool,
            busy: BusyMachine? = nil
        ) {
            self.busy = busy
            self.termination = termination
            self.standardOutput = standardOutput
            self.standardError = standardError
            self.isTruncated = isTruncated
        }

        /// True where the child ended by itself with status 0.
        package var succeeded: Bool { termination == .exited(0) }
    }

    /// The program could not be started.
    package struct LaunchError: Error, Equatable, CustomStringConvertible {
        let executable: String
        package let code: Int32
        /// The folder in which it was to run, where that is not there: then no program is missing.
        package var missingFolder: String?

        package var description: String {
            missingFolder.map { "Cannot run '\(executable)' in '\($0)': this folder is not there." }
                ?? "Cannot run '\(executable)': \(String(cString: strerror(code)))."
        }
    }

    /// Runs a program and waits for its end. Blocks the calling thread.
    ///
    /// - Parameters:
    ///   - executable: the program's path; PATH is not searched.
    ///   - environment: the child's whole environment.
    ///   - directory: the child's working directory; ours if nil.
    ///   - input: what the child reads on standard input; nothing (`/dev/null`) if nil.
    ///   - supervised: whether all that the child starts ends with it, and with us. It then reads nothing.
    ///   - deadline: how long the child may take; without end if nil.
    ///   - measure: what counts of the time that passes.
    ///   - tracesLoop: whether a supervised child that is in a loop at its deadline first writes Swift's backtrace, as its
    ///     environment asks for it. On Linux alone.
    ///   - ceiling: what it may use up together with all that it starts.
    ///   - outputLimit: how many bytes of each stream are kept, from its beginning.
    ///   - token: cancels the run from another thread.
    /// - Throws: `LaunchError` where the program cannot be started. A child that fails is not an error here.
    package static func run(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String] = RunnerEnvironment.forChildren,
        directory: URL? = nil,
        input: Data? = nil,
        supervised: Bool = false,
        deadline: Duration? = nil,
        measure: Allowance.Measure = .clock,
        tracesLoop: Bool = false,
        ceiling: Ceiling? = nil,
        outputLimit: Int = 4 << 20,
        token: CancellationToken = CancellationToken()
    ) throws -> Completion {
        let output = try PipeEnds()
        let errors = try PipeEnds()
        let feed = try input.map { _ in try PipeEnds() }
        let supervisor = supervised ? Supervisor.executable : nil
        let lifeline = try supervisor.map { _ in try PipeEnds() }
        defer { for pipe in [output, errors, feed, lifeline] { pipe?.close() } }
        let words = [executable.path] + arguments
        func start() throws -> pid_t {
            try spawn(
                supervisor?.path ?? executable.path,
                supervisor.map { [$0.path, Supervisor.command] + words } ?? words,
                environment: environment, directory: directory?.path,
                streams: [(lifeline ?? feed)?.reading, output.writing, errors.writing])
        }
        // A supervisor ends by itself, and all that is below it, when this process does.
        let process = supervisor == nil ? try ProcessGroups.shared.insert(start) : try start()
        output.closeWriting()
        errors.closeWriting()
        feed?.closeReading()
        lifeline?.closeReading()

        defer { if supervisor == nil { ProcessGroups.shared.remove(process) } }
        let stop =
            supervisor == nil
            ? Stop(target: -process, signal: SIGKILL) : Stop(target: process, signal: SIGTERM)
        token.attach(stop)
        defer { token.detach() }
        let stopAtDeadline =
            supervisor != nil && tracesLoop ? Stop(target: process, signal: SIGALRM) : stop

        var pump = OutputPump(
            output: output.reading, errors: errors.reading, feed: feed, input: input ?? Data(),
            limit: outputLimit)
        var allowance = deadline.map { Allowance($0, of: measure) }
        var patienceEnds: ContinuousClock.Instant?
        var status: Int32?
        var isLate = false
        var isExceeded = false
        var watch = ceiling.map { Ceiling.Watch(over: process, $0) }
        while status == nil {
            pump.turn(milliseconds: pump.isFinished ? 2 : watch == nil ? 50 : 10)
            status = reap(process)
            guard status == nil else { break }
            if !isExceeded, watch?.isExceeded() ?? false {
                isExceeded = true
                stop.send()
            }
            if !isLate, allowance?.isUsedUp({ ProcessTree.work(below: process) }) ?? false {
                isLate = true
                stopAtDeadline.send()
            }
            if isLate || token.isCancelled {
                // A supervisor that was stopped itself, or has too much to end.
                let last = patienceEnds ?? .now + .seconds(tracesLoop ? 7 : 3)
                patienceEnds = last
                if ContinuousClock.now >= last { kill(-process, SIGKILL) }
            }
        }
        // Whatever the child left behind in its group (and which may hold our pipes open) ends with it.
        kill(-process, SIGKILL)
        pump.drain()

        return Completion(
            termination: isExceeded
                ? .exceeded : isLate ? .deadline : token.isCancelled ? .cancelled : termination(status!),
            standardOutput: pump.outputData, standardError: pump.errorData, isTruncated: pump.isTruncated,
            busy: isLate ? allowance?.busy : nil)
    }

    /// The same, from a task: the thread that waits is not one of the task pool's, and cancelling the task kills
    /// the child.
    package static func runDetached(
        _ executable: URL,
        _ arguments: [String] = [],
        environment: [String: String] = RunnerEnvironment.forChildren,
        directory: URL? = nil,
        input: Data? = nil,
        supervised: Bool = false,
        deadline: Duration? = nil,
        measure: Allowance.Measure = .clock,
        tracesLoop: Bool = false,
        ceiling: Ceiling? = nil,
        outputLimit: Int = 4 << 20
    ) async throws -> Completion {
        let token = CancellationToken()
        return try await withTaskCancellationHandler {
            try await WaitingThread.run {
                try run(
                    executable, arguments, environment: environment, directory: directory,
                    input: input, supervised: supervised, deadline: deadline, measure: measure,
                    tracesLoop: tracesLoop, ceiling: ceiling, outputLimit: outputLimit, token: token)
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
    package static func reap(_ process: pid_t) -> Int32? {
        var status: Int32 = 0
        return waitpid(process, &status, WNOHANG) == process ? status : nil
    }
}
