import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine

/// Programs that stand for a test run and misbehave: what says nothing about the tests is no verdict.
struct TestProcessTests {
    private let fixture: FixtureWorkspace

    init() throws { fixture = try FixtureWorkspace() }

    /// Runs a shell script in the place of the tests. `$events` is the event stream's file, `$version` the version
    /// that is asked for.
    private func run(
        _ script: String, streamVersion: String = "6.3", deadline: Duration = .seconds(20)
    ) async throws -> TestRun {
        try fixture.program(
            "tests",
            """
            while [ $# -gt 0 ]; do
                case "$1" in
                    --event-stream-output-path) events=$2; shift ;;
                    --event-stream-version) version=$2; shift ;;
                esac
                shift
            done
            \(script)
            """)
        return try await TestProcess(
            executable: fixture.root.appending(path: "bin/tests"), arguments: [],
            streamVersion: streamVersion, workspace: fixture.workspace, environment: [:]
        ).run(deadline: deadline)
    }

    private func message(_ script: String) async throws -> String {
        do {
            let run = try await run(script)
            return "a verdict: \(run.ending)"
        } catch let error as KataError {
            return error.description
        }
    }

    private static let passing = """
        echo '{"kind":"test","payload":{"id":"a()","kind":"function","name":"a()"},"version":"6.3.0"}' >$events
        echo '{"kind":"event","payload":{"kind":"testStarted","testID":"a()"},"version":"6.3.0"}' >>$events
        echo '{"kind":"event","payload":{"kind":"testEnded","testID":"a()"},"version":"6.3.0"}' >>$events
        """
    private static let end =
        #"echo '{"kind":"event","payload":{"kind":"runEnded"},"version":"6.3.0"}' >>$events"#

    @Test(arguments: [126, 127])
    func `a program that cannot be started is an error and no verdict`(_ status: Int) async throws {
        #expect(
            try await message("echo 'no such library' >&2; exit \(status)")
                == "The tests could not be started. It said: no such library Look at the toolchain with: ./kata doctor"
        )
    }

    @Test func `a run without an event stream is an error and no green`() async throws {
        #expect(
            try await message("exit 0")
                == "The tests ran, but left no event stream, so nothing is known of them. It ended with status 0 and said nothing. Look at the toolchain with: ./kata doctor"
        )
    }

    @Test func `a stream that was cut short is an error and no green`() async throws {
        let message = try await message(Self.passing + #"; printf '{"kind":"event","payl' >>$events"#)

        #expect(message.hasPrefix("The tests' event stream was cut short, so not all of them are known."))
    }

    @Test func `a run that ends between two records was ended by the code`() async throws {
        let run = try await run(Self.passing + "; exit 0")

        #expect(
            run.ending == .crashed("The tests were ended by a call of exit before all of them had run."))
    }

    @Test func `what outlives tests that are all known is no time-out`() async throws {
        let run = try await run("\(Self.passing)\n\(Self.end)\nsleep 60", deadline: .seconds(8))

        #expect(run.ending == .complete)
        #expect(run.tests.map(\.state) == [.passed])
    }

    /// Swift Testing ends with 1, and SwiftPM, which reads the version as well, with 64.
    @Test(arguments: [1, 64])
    func `who does not know the version is asked for the older one`(_ status: Int) async throws {
        let run = try await run(
            "if [ $version != 0 ]; then echo 'unknown version' >&2; exit \(status); fi\n\(Self.passing)\n\(Self.end)"
        )

        #expect(run.ending == .complete)
        #expect(run.tests.map(\.state) == [.passed])
    }

    @Test(arguments: ["6.3", "0"])
    func `the stream is asked for in the version that the toolchain has`(_ version: String) async throws {
        let run = try await run("\(Self.passing)\n\(Self.end)\necho $version", streamVersion: version)

        #expect(run.output == "\(version)\n")
    }

    @Test func `no symbol of the testing library's is drawn with a font that few have`() async throws {
        let run = try await run("\(Self.passing)\n\(Self.end)\necho $SWT_SF_SYMBOLS_ENABLED")

        #expect(run.output == "0\n")
    }

    @Test func `the sentences are asked for under both names`() async throws {
        let run = try await run(
            "\(Self.passing)\n\(Self.end)\nenv | grep MESSAGES_FIELD_ENABLED | sort")

        #expect(
            run.output == """
                SWIFT_TESTING_EVENT_STREAM_MESSAGES_FIELD_ENABLED=1
                SWT_EXPERIMENTAL_EVENT_STREAM_MESSAGES_FIELD_ENABLED=1

                """)
    }

    @Test func `what the machine says is not what the code printed`() async throws {
        let run = try await run(
            """
            \(Self.passing)
            echo mine
            echo '✘ Test a() failed after 0.001 seconds.'
            echo '⚠︎ Test a() recorded a warning at A.swift:4:40: Issue recorded'
            echo 'swift runtime: unable to locate swift-backtrace'
            echo '*** Signal 4: Backtracing from 0x1... done ***'
            echo 'Current stack trace:'
            echo '0    libswiftCore.so                    0x00007fb9cb35f130 swift_reportError + 33'
            echo 'Greeting/Greeting.swift:3: Fatal error: not yet'
            echo 'error: Process "tests" exited with unexpected signal code 4'
            """)

        #expect(run.output == "mine\n")
        #expect(run.ending == .crashed("Greeting/Greeting.swift:3: Fatal error: not yet"))
    }

    @Test(arguments: [
        (
            "Could not cast value of type 'A' (0x7f5359ddf738) to 'Greeting.(unknown context at $55de9429).B' (0x7f53).",
            "Could not cast value of type 'A' to 'Greeting.B'."
        ),
        (
            "Fatal error: Attempted to read an unowned reference but object 0x7f505c was already destroyed",
            "Fatal error: Attempted to read an unowned reference but object was already destroyed"
        ),
        (
            """
            Simultaneous accesses to 0x7fdc24000b80, but modification requires exclusive access.
            Previous access (a modification) started at tests`<unavailable> + 21600 (0x564a09a30460).
            Current access (a read) started at:
            0    libswiftCore.so                    0x00007fdc3446d6a8 <unavailable> + 4642472
            Fatal access conflict detected.
            """, "Simultaneous accesses, but modification requires exclusive access."
        ),
    ])
    func `the runtime's last words are not what the code printed`(_ words: String, _ told: String)
        async throws
    {
        let run = try await run("\(Self.passing)\necho mine\ncat <<'END'\n\(words)\nEND\nkill -ABRT $$")

        #expect(run.output == "mine\n")
        #expect(run.ending == .crashed(told))
    }
}
