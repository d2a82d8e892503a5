import Foundation
import Testing

@testable import KataBase

struct ChildProcessTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test func `both streams and the status come back`() throws {
        let result = try ChildProcess.run(shell, ["-c", "echo out; echo err >&2; exit 3"])

        #expect(String(decoding: result.standardOutput, as: UTF8.self) == "out\n")
        #expect(String(decoding: result.standardError, as: UTF8.self) == "err\n")
        #expect(result.termination == .exited(3))
    }

    @Test func `a child that dies of a signal says so`() throws {
        let result = try ChildProcess.run(shell, ["-c", "kill -SEGV $$"])

        #expect(result.termination == .signalled(SIGSEGV))
    }

    #if os(Linux)
    /// Dispatch makes its threads as nice as the work that they do, where it may: as root.
    @Test(.enabled(if: geteuid() == 0, "only root may make a thread less nice"), arguments: [-2, 5])
    func `a child is as nice as the runner, whichever thread starts it`(_ thread: Int32) async throws {
        let runners = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getpid()))
        let script = "cut -d ' ' -f 19 /proc/self/stat"

        let child = try await WaitingThread.run {
            _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, runners + thread)
            return try ChildProcess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script])
        }

        #expect(String(decoding: child.standardOutput, as: UTF8.self) == "\(runners)\n")
    }
    #endif

    @Test func `what the child reads is what it was given`() throws {
        let input = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })

        let result = try ChildProcess.run(URL(fileURLWithPath: "/bin/cat"), input: input)

        #expect(result.standardOutput == input)
    }

    @Test func `a child that does not read what it is given ends by itself`() throws {
        let result = try ChildProcess.run(shell, ["-c", "exec <&-; exit 3"], input: Data(count: 1 << 20))

        #expect(result.termination == .exited(3))
    }

    @Test func `without input the child reads nothing`() throws {
        #expect(try ChildProcess.run(URL(fileURLWithPath: "/bin/cat")).succeeded)
    }

    @Test func `at the deadline the child and its children are killed`() throws {
        let clock = ContinuousClock()

        let seconds = try clock.measure {
            let result = try ChildProcess.run(
                shell, ["-c", "sleep 60 & sleep 60"], deadline: .milliseconds(100))
            #expect(result.termination == .deadline)
        }

        #expect(seconds < .seconds(30))
    }

    @Test func `a child left behind does not keep us waiting`() throws {
        let clock = ContinuousClock()

        let seconds = try clock.measure {
            let result = try ChildProcess.run(shell, ["-c", "sleep 60 & echo done"])
            #expect(result.standardOutput == Data("done\n".utf8))
        }

        #expect(seconds < .seconds(30))
    }

    @Test func `a child left behind ends with the program`() async throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "kata-left-\(UUID().uuidString)")
        try #require(mkfifo(pipe.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: pipe) }
        let reading = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reading) }

        let result = try ChildProcess.run(shell, ["-c", "exec 9>'\(pipe.path)'; sleep 60 & exit 0"])

        #expect(result.succeeded)
        // The child has the pipe open as long as it lives, and that long there is nothing to read, not even an end.
        var byte: UInt8 = 0
        for _ in 0..<600 where read(reading, &byte, 1) < 0 { try await Task.sleep(for: .milliseconds(50)) }
        #expect(read(reading, &byte, 1) == 0)
    }

    @Test func `output past the limit is read and dropped`() throws {
        let result = try ChildProcess.run(
            shell, ["-c", "head -c 9000000 /dev/zero; echo end >&2"], outputLimit: 1000)

        #expect(result.standardOutput.count == 1000)
        #expect(result.isTruncated)
        #expect(result.standardError == Data("end\n".utf8))
        #expect(result.succeeded)
    }

    @Test func `an endless talker meets its deadline`() throws {
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/usr/bin/yes"), deadline: .milliseconds(200), outputLimit: 1000)

        #expect(result.termination == .deadline)
    }

    @Test func `a program that is not there is named`() {
        let error = ChildProcess.LaunchError(executable: "/no/such/program", code: ENOENT)

        #expect(throws: error) { try ChildProcess.run(URL(fileURLWithPath: "/no/such/program")) }
        #expect("\(error)" == "Cannot run '/no/such/program': No such file or directory.")
    }

    @Test func `where the folder is gone in which a program should run, no program is missing`() throws {
        let error = #expect(throws: ChildProcess.LaunchError.self) {
            try ChildProcess.run(shell, directory: URL(fileURLWithPath: "/no/such/folder"))
        }

        #expect(
            error.map { "\($0)" }
                == "Cannot run '\(shell.path)' in '/no/such/folder': this folder is not there.")
    }

    @Test func `cancelling the task kills the child`() async throws {
        let run = Task {
            try await ChildProcess.runDetached(URL(fileURLWithPath: "/bin/sh"), ["-c", "sleep 30"])
        }

        run.cancel()

        #expect(try await run.value.termination == .cancelled)
    }
}
