import RunnerTesting
import Testing

@testable import KataKit
@testable import KataWork

/// What the judge hears of tests whose expectations stand in tasks and callbacks.
struct UnnamedIssueJudgeTests {
    private let fixture: FixtureWorkspace

    init() throws {
        fixture = try .thanks()
    }

    /// The same expectations as in `FixtureWorkspace.soundTests`, where no test counts them.
    private static let detached = """
            @Test func byName() async {
                await Task.detached {
                    #expect(["Ada", "Eve"].map { Thanks().text(for: $0) } == ["Thank you, Ada.", "Thank you, Eve."])
                }.value
            }
            @Test func nobody() async {
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        #expect(Thanks().text(for: "") == "Thank you.")
                        done.resume()
                    }
                }
            }
            @Test func contradicts() async {
                await Task.detached { #expect(Thanks().text(for: "Ada") == "Thanks, Ada.") }.value
            }
        """

    @Test func `the same mistakes are caught, and a wrong test is not sound`() async throws {
        try fixture.writeOwnTests(FixtureWorkspace.soundTests)
        let plain = try await fixture.judgement()
        try fixture.writeOwnTests(Self.detached, imports: "import Dispatch\n")

        let judgement = try await fixture.judgement()

        #expect(judgement.mistakes.map(\.isCaught) == plain.mistakes.map(\.isCaught))
        #expect(plain.mistakes.first?.isCaught == true)
        #expect(judgement.standing(of: "byName()") == .sound)
        #expect(judgement.standing(of: "nobody()") == .sound)
        #expect(
            judgement.standing(of: "contradicts()")
                == .contradicts(
                    Judgement.Failure(
                        kind: .expectation,
                        message:
                            #"Thanks().text(for: "Ada") is "Thank you, Ada." and should be "Thanks, Ada."."#,
                        place: .init(line: 23, column: 31)))
        )
        #expect(judgement.unclaimed.isEmpty)
    }
}
