import Steeping
import TestSupport
import Testing

/// What needs no paper: a model, tested as it is tested beside SwiftUI.
@MainActor
struct TeapotTests {
    @Test(.checksLeaks) func `somebody waits while it steeps`() async {
        let gate = Gate<Int>()
        let sut = track(Teapot(brew: { try await gate() }))
        let cups = Recorder { sut.cups }

        let steeping = Task { await sut.steep() }
        await waitUntil("it steeps") { sut.isSteeping }
        await gate.untilCalled(by: steeping)
        gate.succeed(with: 4)
        await steeping.value

        #expect(!sut.isSteeping)
        #expect(cups.values == [0, 4])
    }

    @Test func `what is in vain says so`() async {
        let sut = Teapot(brew: { 4 })

        await expectIssues("Waited 0.1 seconds for 4; the value is 0.") {
            await waitUntil(sut.cups, equals: 4, deadline: .milliseconds(100))
        }
    }

    @Test func `a helper of one's own says so, too`() async {
        let gate = Gate<Int>()

        let lines = await expectIssues(
            "The tea is cold.",
            """
            No call waits at the gate (it has had 0 calls), so this answer reaches nobody. \
            Write 'await gate.untilCalled()' before it.
            """, "The tea is cold."
        ) {
            expectWarmTea()
            gate.succeed(with: 4)
            expectWarmTea()
        }
        #expect(lines == [#line - 4, #line - 3, #line - 2])
    }

    private func expectWarmTea(sourceLocation: SourceLocation = #_sourceLocation) {
        Issue.record("The tea is cold.", sourceLocation: sourceLocation)
    }
}
