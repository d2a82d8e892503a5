import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataEngine
@testable import KataKit
@testable import KataWork

/// Tests that say otherwise from run to run: of a number by chance, of tasks that race, of a hash's order.
///
/// What they say is decided here, run by run, so that nothing of it is left to chance.
struct ChanceTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks()
        try fixture.writeOwnTests(
            FixtureWorkspace.soundTests + "\n    @Test func isLucky() { #expect(1 + 1 == 2) }")
    }

    /// - Parameter fails: whether isLucky() fails, on the sources of a folder that ran so often before.
    private func engine(_ fails: @escaping @Sendable (_ folder: String, _ before: Int) -> Bool) throws
        -> SpyEngine
    {
        SpyEngine(
            try fixture.engine(),
            changing: { folder, before, run in
                guard fails(folder, before) else { return }
                run.fail("isLucky()")
            })
    }

    private static func isMistake(_ folder: String) -> Bool { folder.contains("/planted-") }

    private func word(of name: String, in judgement: Judgement) -> String? {
        judgement.standing(of: name)?.word
    }

    @Test func `what fails once and passes the next time where every promise is kept is set aside for that`()
        async throws
    {
        // On one variant the first run fails.
        let engine = try engine { folder, before in folder.hasSuffix("Joined") && before == 0 }

        let judgement = try await fixture.judgement(by: engine)

        #expect(word(of: "isLucky()", in: judgement) == "unsteady")
        #expect(word(of: "nobody()", in: judgement) == "sound")
        #expect(judgement.mistakes.map(\.isCaught) == [true, true, true, true])
    }

    @Test(arguments: [2, 3])
    func `what seems to decide what is open is asked again first`(_ lucky: Int) async throws {
        // Twice it fails on one solution, and on the others never: the next run tells.
        let engine = try engine { folder, before in folder.hasSuffix("Joined") && before != lucky }

        let judgement = try await fixture.judgement(by: engine)

        #expect(word(of: "isLucky()", in: judgement) == "unsteady")
    }

    @Test func `what passed everywhere and fails at last is set aside, too`() async throws {
        // On the reference and the mistakes it fails, but passed before on the reference.
        let engine = try engine { folder, before in
            folder.hasSuffix("Step2") && before > 0 || Self.isMistake(folder)
        }

        let judgement = try await fixture.judgement(by: engine)

        #expect(word(of: "isLucky()", in: judgement) == "unsteady")
        #expect(judgement.mistakes.map(\.isCaught) == [true, true, true, true])
        #expect(!judgement.mistakes.contains { $0.isCaught(by: judgement.tests[2]) })
        // It is known for every next judgement.
        #expect(try await fixture.judgement(by: engine) == judgement)
        #expect(engine.takeRuns() > 0)
        _ = try await fixture.judgement(by: engine)
        #expect(engine.takeRuns() == 0)
    }

    @Test func `a mistake counts as caught where a test fails on it twice`() async throws {
        try fixture.writeOwnTests("    @Test func isLucky() { #expect(1 + 1 == 2) }")
        // On the first run of each mistake alone.
        let engine = try engine { folder, before in Self.isMistake(folder) && before == 0 }

        let judgement = try await fixture.judgement(by: engine)

        #expect(judgement.mistakes.map(\.isCaught) == [false, false, false, false])
        #expect(try await fixture.judgement(by: engine) == judgement)
    }

    @Test func `a test that is steady on our code is told where it wavers on a mistake`() async throws {
        let engine = try engine { folder, before in Self.isMistake(folder) && before == 0 }

        let judgement = try await fixture.judgement(by: engine)

        #expect(word(of: "isLucky()", in: judgement) == "sound")
        #expect(judgement.wavering.map(\.name) == ["isLucky()"])
    }

    @Test func `a machine that was too busy the first time makes no test unsteady`() async throws {
        let engine = SpyEngine(
            try fixture.engine(),
            changing: { folder, before, run in
                guard before == 0 else { return }
                run.fail("isLucky()")
                run.usedUpAt = 0
            })

        let judgement = try await fixture.judgement(by: engine)

        #expect(word(of: "isLucky()", in: judgement) == "sound")
        #expect(judgement.wavering.isEmpty)
        #expect(judgement.idle.map(\.name) == ["isLucky()"])
    }

    @Test func `a test that is left to chance is told as one, with its line`() async throws {
        // Which runs these are is not known: the solutions run side by side. None of the first ones is like the one before.
        let count = fixture.root.appending(path: "count").path
        try fixture.writeOwnTests(
            FixtureWorkspace.soundTests + """

                    @Test func isLucky() {
                        let file = fopen("\(count)", "a")!
                        fputs(".", file)
                        fclose(file)
                        var status = stat()
                        stat("\(count)", &status)
                        #expect(status.st_size % 2 == 0)
                    }
                """, imports: "import Foundation\n")

        let run = try await fixture.kata("judge", "3")

        #expect(
            run.output.contains("  – isLucky() says otherwise from run to run, and is set aside."),
            "\(run.output)")
        #expect(run.output.contains("\n      at Tests/ThanksTests/MyStep2.swift:19:9\n"), "\(run.output)")
        #expect(run.next.hasPrefix("mend that test: isLucky() says otherwise from run to run"), "\(run.next)")
        #expect(run.output.contains("All 3 mistakes of this step are caught."), "\(run.output)")
    }
}

extension TestRun {
    /// As if an expectation of a test had failed.
    fileprivate mutating func fail(_ name: String) {
        guard let index = tests.firstIndex(where: { $0.name == name && $0.state == .passed }) else { return }
        tests[index].state = .failed
        issues.append(
            Issue(
                test: name, testID: tests[index].id, file: tests[index].file, line: tests[index].line,
                column: 1, message: "Expectation failed: false", details: []))
    }
}
