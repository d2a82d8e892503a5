import Foundation
import RunnerTesting
import Testing

@testable import KataBase
@testable import KataKit

/// Whatever way a solution or a mistake is built, the judgement is the same.
struct JudgeEngineTests {
    @Test func `the package engine judges as the compiler engine does`() async throws {
        let fixture = try FixtureWorkspace.thanks()
        try fixture.writeOwnTests(
            FixtureWorkspace.soundTests + "\n"
                + """
                    @Test func decides() { #expect(Thanks().text(for: " Ada") == "Thank you, Ada.") }
                    @Test func contradicts() { #expect(Thanks().text == "Merci.") }
                """)

        let expected = try await fixture.judgement()
        let judgement = try await fixture.judgement(by: try fixture.engine("package"))

        #expect(judgement == expected)
        #expect(judgement.tests.count == 4)
    }

    @Test func `a clone with the line ends of Windows is judged as any other`() async throws {
        let fixture = try FixtureWorkspace.thanks()
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
        let expected = try await fixture.judgement()
        try fixture.endLinesAsOnWindows()

        let judgement = try await fixture.judgement()

        #expect(judgement.mistakes.map(\.fate) == expected.mistakes.map(\.fate))
        #expect(judgement.tests.map(\.standing) == expected.tests.map(\.standing))
        #expect(judgement.mistakes.count > 2)
    }
}
