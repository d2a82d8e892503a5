import Foundation
import RunnerTesting
import Testing

@testable import KataBase

/// Where the answer goes may be full, closed or gone. That is never a crash of ours.
struct OutputTests {
    @Test(arguments: ["", "trap '' PIPE; "])
    func `a pipe that nobody reads ends quietly, whoever handles its signal`(_ preparation: String) throws {
        let pipe = try PipeEnds()
        defer { pipe.close() }
        pipe.closeReading()

        let run = try kata("\(preparation)exec \"$0\" --help >&3", handing: pipe)

        #expect(run.errors == "")
        #expect(run.status == .exited(141))
    }

    @Test func `watch ends when nobody reads it any more`() async throws {
        let fixture = try FixtureWorkspace()
        _ = try await fixture.kata("start", "1")
        let pipe = try PipeEnds()
        defer { pipe.close() }
        pipe.closeReading()

        let run = try kata("exec \"$0\" watch >&3", handing: pipe, in: fixture.root)

        #expect(run.errors == "")
        #expect(run.status == .exited(141))
    }

    struct Call: CustomTestStringConvertible, Sendable {
        let line: String
        let reason: String
        var testDescription: String { line }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
        arguments: [
            Call(line: "\"$0\" --help >/dev/full", reason: "No space left on device"),
            Call(line: "\"$0\" --help >&-", reason: "Bad file descriptor"),
        ])
    func `an answer that cannot be written is said on standard error`(_ call: Call) throws {
        let run = try kata(call.line)

        #expect(
            run.errors
                == "Cannot write the answer: \(call.reason). Make room there or send it elsewhere, then run the command again.\n"
        )
        #expect(run.status == .exited(2))
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
        arguments: ["2>/dev/full", "2>&-", ">/dev/full 2>/dev/full", ">&- 2>&- <&-"])
    func `an error that cannot be said leaves its status`(_ streams: String) throws {
        #expect(try kata("\"$0\" chek \(streams)").status == .exited(2))
        #expect(try kata("\"$0\" --help >/dev/full \(streams)").status == .exited(2))
    }

    @Test func `what the runner opens does not take a closed stream's place`() async throws {
        let fixture = try FixtureWorkspace()
        try fixture.write("// mine\n", to: "Sources/Greeting/Greeting.swift")

        let run = try kata("\"$0\" reset 1 >&- 2>&- <&-", in: fixture.root)

        #expect(run.status == .exited(2))
        #expect(try fixture.read("Sources/Greeting/Greeting.swift") == "// A greeting grows here.\n")
        #expect(try fixture.read(".kata/history.git.lock") == "")
        #expect(try await fixture.kata("history").output.contains("before reset"))
    }

    /// Runs a line of the shell, which finds the runner as `$0` and, where a pipe is handed to it, its writing end
    /// as descriptor 3.
    private func kata(
        _ line: String, handing pipe: PipeEnds? = nil, in folder: URL? = nil
    ) throws -> (status: ChildProcess.Termination, errors: String) {
        let errors = try PipeEnds()
        defer { errors.close() }
        let process = try spawn(
            "/bin/sh", ["/bin/sh", "-c", line, FixtureWorkspace.binary.path],
            environment: ProcessInfo.processInfo.environment.merging(
                folder.map { ["KATA_WORKSPACE": $0.path] } ?? [:]
            ) { $1 },
            directory: nil, streams: [nil, nil, errors.writing] + (pipe.map { [$0.writing] } ?? []))
        errors.closeWriting()
        let end = ContinuousClock.now + .seconds(60)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard ContinuousClock.now < end else {
                kill(-process, SIGKILL)
                waitpid(process, &status, 0)
                break
            }
            usleep(5000)
        }
        let words = FileHandle(fileDescriptor: errors.reading).readDataToEndOfFile()
        let signal = status & 0x7f
        return (
            signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal),
            String(decoding: words, as: UTF8.self)
        )
    }
}
