import Foundation
import Testing

@testable import KataBase

/// What a program leaves behind ends with it, wherever it has gone.
struct SupervisorTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test func `the streams, the status and the signal are the program's own`() throws {
        let ended = try ChildProcess.run(shell, ["-c", "echo out; echo err >&2; exit 3"], supervised: true)
        let crashed = try ChildProcess.run(shell, ["-c", "kill -SEGV $$"], supervised: true)

        #expect(String(decoding: ended.standardOutput, as: UTF8.self) == "out\n")
        #expect(String(decoding: ended.standardError, as: UTF8.self) == "err\n")
        #expect(ended.termination == .exited(3))
        #expect(crashed.termination == .signalled(SIGSEGV))
    }

    @Test func `the program's arguments and directory are as they were given`() throws {
        let result = try ChildProcess.run(
            shell, ["-c", "pwd; echo \"$1|$2\"", "sh", "a b", "'$HOME'"],
            directory: URL(fileURLWithPath: "/"), supervised: true)

        #expect(String(decoding: result.standardOutput, as: UTF8.self) == "/\na b|'$HOME'\n")
    }

    @Test func `a program that is not there is no status of a program`() throws {
        let result = try ChildProcess.run(URL(fileURLWithPath: "/no/such/program"), supervised: true)

        #expect(result.termination == .exited(127))
        let error = ChildProcess.LaunchError(executable: "/no/such/program", code: ENOENT)
        #expect(String(decoding: result.standardError, as: UTF8.self) == "\(error)\n")
    }

    #if os(Linux)
    /// Leaves a process behind that is in a session of its own and an orphan; it writes its number.
    private func stray(_ file: URL) -> String {
        "setsid sh -c 'echo $$ >\"\(file.path).new\"; mv \"\(file.path).new\" \"\(file.path)\"; exec sleep 60' >/dev/null 2>&1 & wait_for() { until [ -e \"\(file.path)\" ]; do sleep 0.01; done; }; wait_for"
    }

    #if !DARWIN_BRANCHES
    /// Its parent has ended: nobody but a reaper finds it.
    @Test func `a child in a session of its own ends with the program`() throws {
        let file = try place()

        let result = try ChildProcess.run(shell, ["-c", stray(file) + "; exit 0"], supervised: true)

        #expect(result.succeeded)
        #expect(try isGone(file))
    }
    #endif

    @Test func `at the deadline a child in a session of its own ends, too`() throws {
        let file = try place()

        // A busy machine may not have begun the stray at the first deadline.
        for seconds in [1, 5, 25] where !Files.exists(file) {
            let result = try ChildProcess.run(
                shell, ["-c", stray(file) + "; sleep 60"], supervised: true, deadline: .seconds(seconds))
            #expect(result.termination == .deadline)
        }

        #expect(try isGone(file))
    }

    /// As SwiftPM runs tests: in a group of their own, below a program that ends at once when it is asked to, or that asks
    /// its child to end. Whoever of them ends first, the others do, too, every time.
    @Test func `at the deadline tests below another program end, whoever ends first`() throws {
        for round in 1...12 {
            let file = try place()
            let tests =
                "setsid sh -c 'echo $$ >\"\(file.path).new\"; mv \"\(file.path).new\" \"\(file.path)\"; while :; do :; done'"

            for seconds in [1, 5, 25] where !Files.exists(file) {
                let result = try ChildProcess.run(
                    shell, ["-c", "\(tests) & wait"], supervised: true, deadline: .seconds(seconds))
                #expect(result.termination == .deadline, "round \(round)")
            }

            #expect(try isGone(file), "round \(round)")
        }
    }

    @Test func `a program that is cancelled takes its strays along`() async throws {
        let file = try place()
        let run = Task { [stray = stray(file)] in
            try await ChildProcess.runDetached(
                URL(fileURLWithPath: "/bin/sh"), ["-c", stray + "; sleep 60"], supervised: true)
        }
        while !Files.exists(file) { try await Task.sleep(for: .milliseconds(10)) }

        run.cancel()

        #expect(try await run.value.termination == .cancelled)
        #expect(try isGone(file))
    }

    @Test func `when the runner is killed the program and its strays end`() async throws {
        let file = try place()
        let runner = try #require(Supervisor.executable)
        let lifeline = try PipeEnds()
        let process = try spawn(
            runner.path,
            [runner.path, Supervisor.command, "/bin/sh", "-c", stray(file) + "; sleep 60"],
            environment: RunnerEnvironment.forChildren, directory: nil, streams: [lifeline.reading, nil, nil])
        lifeline.closeReading()
        while !Files.exists(file) { try await Task.sleep(for: .milliseconds(10)) }

        // What the system does with the descriptors of a runner that is killed.
        lifeline.close()

        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        #expect(try isGone(file))
    }

    /// A place for a process's number.
    private func place() throws -> URL {
        FileManager.default.temporaryDirectory.appending(path: "kata-stray-\(UUID().uuidString)")
    }

    /// Whether it has ended. Who was killed ends a moment later, and may wait to be reaped by who has become its parent.
    private func isGone(_ file: URL) throws -> Bool {
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try #require(pid_t(try Files.text(file).trimmed))
        let end = ContinuousClock.now + .seconds(5)
        repeat {
            let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if status?.contains(") Z ") ?? true { return true }
            usleep(10_000)
        } while ContinuousClock.now < end
        return false
    }
    #endif
}
