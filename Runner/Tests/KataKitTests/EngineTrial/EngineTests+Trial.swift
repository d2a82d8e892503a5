import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit
@testable import KataText
@testable import KataWork

/// The trial by the real commands, with a compiler that says that it is another version.
extension EngineTests {
    private func environment(
        of fixture: FixtureWorkspace, whenAsked script: String = ""
    ) throws -> [String: String] {
        let real = try fixture.toolchain().swiftc.path
        try fixture.program(
            "swiftc",
            """
            if [ "$*" = --version ]; then '\(real)' --version | sed 's/version [0-9.]*/version 6.3.99/'; exit; fi
            \(script)
            exec '\(real)' "$@"
            """)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": fixture.root.appending(path: "bin").path + ":" + path, "KATA_ENGINE": ""]
    }

    private var tried: String {
        "SwiftPM has made this check. The compiler's engine, which is quicker, is tried in the background.\n"
    }

    /// Waits for what goes on behind a check, which leaves word.
    private func trialIsOver(in fixture: FixtureWorkspace) async throws {
        let folder = fixture.workspace.stateFolder.path
        try await eventually {
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?
                .contains { $0.hasSuffix(".news") } == true
        }
    }

    @Test func `with a toolchain that is new, the quick engine earns its place`() async throws {
        let fixture = try FixtureWorkspace()
        let environment = try environment(of: fixture)
        let path = "Sources/Greeting/Greeting.swift"

        _ = try await fixture.kata("start", "greeting", environment: environment)
        let error = try await fixture.kata("check", environment: environment)
        try await trialIsOver(in: fixture)
        try fixture.write("func greeting() -> String { \"Hallo\" }\n", to: path)
        let red = try await fixture.kata("check", environment: environment)
        try await trialIsOver(in: fixture)
        let open = try await fixture.kata("doctor", environment: environment)
        try fixture.write("func greeting() -> String { \"Hello\" }\n", to: path)
        let green = try await fixture.kata("check", environment: environment)
        try await trialIsOver(in: fixture)
        let later = try await fixture.kata("check", environment: environment)
        let last = try await fixture.kata("check", environment: environment)
        let settled = try await fixture.kata("doctor", environment: environment)

        #expect(error.errors == tried)
        #expect(red.output.hasPrefix("RED") && red.status == 1)
        #expect(
            red.errors == "Both engines agree. They have not met a failed expectation and a green yet.\n"
                + tried)
        #expect(open.output.contains("is on trial until both agree on a green\n"))
        #expect(green.output.hasPrefix("GREEN") && green.status == 0)
        #expect(green.errors == "Both engines agree. They have not met a green yet.\n" + tried)
        #expect(later.output.hasPrefix("GREEN"))
        #expect(later.errors == EngineTrial.earned.news + "\n")
        #expect(last.errors == "")
        #expect(settled.output.contains("✓ Engine         compiler, which has earned its place; "))
    }

    @Test func `doctor settles it at once, on a chapter's reference, mistakes and an error`() async throws {
        let fixture = try FixtureWorkspace()
        let environment = try environment(of: fixture)

        let run = try await fixture.kata("doctor", "--settle", environment: environment)

        #expect(
            run.errors
                == "Both engines run the reference of Greeting, three mistakes in it and an error. That takes a few minutes.\n"
        )
        #expect(
            run.output.contains("✓ Engine         compiler, which has earned its place; "), "\(run.output)")
    }

    @Test func `watch tries the other engine while nothing else is to do, and a save stops that`()
        async throws
    {
        let fixture = try FixtureWorkspace()
        let environment = try environment(of: fixture)
        let printer = Printer(style: .plain)
        let call = Call(
            workspace: fixture.workspace, console: printer.console,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        try fixture.solve("Greeting", step: 1)
        let chapter = try call.workspace.move(try call.course().chapter("greeting"), to: StepPlace(step: 1))
        let tried =
            "SwiftPM has made this check. The compiler's engine, which is quicker, is tried beside it.\n"

        _ = try await call.checker.check(chapter)
        #expect(printer.errors == "")
        let whole = WatchPreparation(call: call, chapter: nil, after: call.engines)
        try await eventually { whole.isOver }
        let agreed =
            tried
            + "Both engines agree. They have not met an error of the compiler's and a failed expectation yet.\n"
        #expect(printer.errors == agreed)

        try fixture.write(
            "func greeting() -> String { \"Hallo\" }\n", to: "Sources/Greeting/Greeting.swift")
        _ = try await call.checker.check(chapter)
        let stopped = WatchPreparation(call: call, chapter: nil, after: call.engines)
        try await eventually { printer.errors == agreed + tried }
        stopped.stop()
        try await eventually { stopped.isOver }
        #expect(printer.errors == agreed + tried)
    }

    @Test(arguments: [
        ("-###*", "error: unknown argument: '-###'", "unknown argument: '-###'"),
        ("-###*/probe.o*", "ld: unknown option: -x", "unknown option: -x"),
    ])
    func `a compiler that refuses a flag, or cannot link, leaves the checks to SwiftPM`(
        _ call: String, _ answer: String, _ words: String
    ) async throws {
        let fixture = try FixtureWorkspace()
        let environment = try environment(
            of: fixture, whenAsked: "case \"$*\" in *\(call)) echo \"\(answer)\" >&2; exit 1 ;; esac")
        try fixture.solve("Greeting", step: 1)

        _ = try await fixture.kata("start", "greeting", environment: environment)
        let start = try await fixture.kata("check", environment: environment)
        try await trialIsOver(in: fixture)
        let check = try await fixture.kata("check", environment: environment)
        let next = try await fixture.kata("check", environment: environment)
        let doctor = try await fixture.kata("doctor", environment: environment)

        #expect(start.errors == tried)
        #expect(check.output.hasPrefix("GREEN"))
        #expect(check.errors.hasSuffix("How they differ: ./kata doctor\n"))
        #expect(next.errors == "")
        #expect(
            doctor.output.contains(
                "is set aside, for both differ at Greeting, step 1: package says 'green', and compiler says '\(words)"
            ), "\(doctor.output)")
    }
}
