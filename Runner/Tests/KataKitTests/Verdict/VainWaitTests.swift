import Foundation
import RunnerTesting
import Testing

@testable import KataEngine
@testable import KataKit

#if os(Linux)
/// Waits that are in vain take their time, and a run has only so much.
struct VainWaitTests {
    @Test func `each of five says what it waited for, at its line`() async throws {
        let fixture = try FixtureWorkspace()
        let support = Repository.root.appending(path: "Sources/TestSupport")
        try FileManager.default.copyItem(at: support, to: fixture.root.appending(path: "Sources/TestSupport"))
        try fixture.solve("Greeting", step: 1)
        let waits = (1...5).map { "    await waitUntil(\"\($0) is there\") { false }" }
        try fixture.write(
            "import TestSupport\nimport Testing\n\n@MainActor @Test func mine() async {\n"
                + waits.joined(separator: "\n") + "\n}\n", to: "Tests/GreetingTests/MyTests.swift")

        let verdict = try await fixture.verdict(
            of: try fixture.setup(step: 1), by: try fixture.engine(),
            limits: TimeLimits(tests: .seconds(6)))

        #expect(verdict.reason == .assertion)
        #expect(verdict.problems.map(\.line) == [5, 6, 7, 8, 9])
        #expect(
            try verdict.problems.map { try #require($0.message.firstMatch(of: /until (.*)/)).1 }
                == (1...5).map { "\($0) is there, but it did not happen." })
        #expect(
            verdict.problems.map(\.excerpt)
                == waits.map { $0.trimmed })
    }
}
#endif
