import Foundation
import RunnerTesting
import Synchronization
import Testing

@testable import KataKit
@testable import KataText
@testable import KataWork

/// How long a check of a step takes whose test is the learner's, and how far it is.
struct OwnStepTimeTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks(at: 1)
        try fixture.switchOn(2, of: "Thanks")
    }

    /// Writes one test of the learner's.
    private func write(_ expectation: String) throws {
        try fixture.writeOwnTests("    @Test func mine() { #expect(\(expectation)) }")
    }

    private static let ada = #"Thanks().text(for: "Ada") == "Thank you, Ada.""#

    private func check() async throws -> FixtureWorkspace.Run {
        let run = try await fixture.kata("check", "3")
        #expect(run.errors == "")
        return run
    }

    @Test func `the time of the tests, of the build and of the judge are told apart`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)

        let green = try await check().output
        try fixture.solve("Thanks", step: 1)
        let red = try await check().output

        let time = #/[0-9]+\.[0-9][0-9] s/#
        #expect(green.contains("\n\n  2 tests pass (tests "), "\(green)")
        #expect(
            green.replacing(time, with: "N").hasSuffix(
                """
                  2 tests pass (tests N, build N).

                  1 of 3 mistakes of this step is caught. These promises are not guarded yet:

                    ✗ By name  1 mistake gets through
                    ✗ Nobody   1 mistake gets through

                  Judged in N.

                Next: Think of a test for “By name”, then: ./kata check (stuck? ./kata hint)

                """), "\(green)")
        #expect(
            red.replacing(time, with: "N").contains(
                "\n\n  1 test passes on 3 solutions that keep every promise.\n\n  Judged in N.\n\nNext: "),
            "\(red)")
    }

    @Test func `what all chapters share is not the judge's time`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)
        let call = fixture.call
        let chapter = try call.course().chapter("Thanks")
        let setup = try fixture.setup("Thanks", step: 2)
        let engine = SpyEngine(try fixture.engine(), preparation: .seconds(3))
        let verdict = try await fixture.verdict(of: setup, by: engine)
        let ran = Checker.Ran(check: verdict.check, setup: setup, work: try setup.work(), digest: "")

        let (judged, whole) = try await Turnstile.shared.pass {
            let start = ContinuousClock.now
            let judged = try await call.checker.judged(
                ran, on: chapter, chapter.agreeingText(), by: engine
            ) { _ in }
            return (judged, ContinuousClock.now - start)
        }

        let seconds = try #require(judged.own?.judgeSeconds)
        #expect(.seconds(seconds) < whole - .seconds(3))
    }

    @Test func `the judge tells how far it is`() async throws {
        try fixture.solve("Thanks", step: 2)
        try write(Self.ada)
        let told = Mutex<[String]>([])
        let printer = Printer(style: .plain, isTerminal: true)
        let call = Call(workspace: fixture.workspace, console: printer.console)
        var checker = call.checker
        checker.judging = { words in told.withLock { $0.append(words) } }
        let chapter = try call.course().chapter("Thanks")

        _ = try await Turnstile.shared.pass { [checker] in try await checker.check(chapter) }

        #expect(
            told.withLock { $0 } == [
                "solution 1 of 3", "solution 2 of 3", "solution 3 of 3", "solution 3 of 3",
                "mistake 1 of 3", "mistake 2 of 3", "mistake 3 of 3", "mistake 3 of 3",
            ])
        #expect(printer.errors.contains("▱ mistake 2 of 3\r"), "\(printer.errors)")
        #expect(printer.errors.hasSuffix("\r\u{1B}[K"))
    }
}
