import Testing

@testable import TestSupport

@MainActor
@Suite(.endsInTime)
struct LeakCheckTests {
    @Test func `an object that goes with the test is fine`() async throws {
        try await LeakCheck.checkingLeaks {
            track(Model())
        }
    }

    @Test func `an object that holds itself is reported at the line that tracked it`() async throws {
        let lines = try await expectIssues("Model outlives its test: something still holds on to it.") {
            try await LeakCheck.checkingLeaks {
                let model = track(Model())
                model.onChange = { _ = model }
            }
        }
        #expect(lines == [#line - 4])
    }

    @Test func `each leak is reported`() async throws {
        let kept = [Model(), Model()]
        try await expectIssues(
            "Model outlives its test: something still holds on to it.",
            "Model outlives its test: something still holds on to it."
        ) {
            try await LeakCheck.checkingLeaks {
                kept.forEach { track($0) }
                track(Model())
            }
        }
        #expect(kept.count == 2)
    }

    @Test func `a task that lets go a moment later is no leak`() async throws {
        try await checkALateRelease()
    }

    @Test func `a task that waits for a busy main actor to let go is no leak`() async throws {
        let clock = ContinuousClock()
        let rush = Task {
            while !Task.isCancelled {
                let end = clock.now + .milliseconds(4)
                while clock.now < end {}
                await Task.yield()
            }
        }
        try await checkALateRelease()
        rush.cancel()
    }

    @Test func `a test that throws is checked, too, and its error goes on`() async throws {
        let kept = Model()
        await expectIssues("Model outlives its test: something still holds on to it.") {
            await #expect(throws: CancellationError.self) {
                try await LeakCheck.checkingLeaks {
                    track(kept)
                    throw CancellationError()
                }
            }
        }
        #expect(kept.onChange == nil)
    }

    @Test func `tracking without the trait says what is missing`() async {
        let lines = await expectIssues(
            "'track' needs the trait .checksLeaks: write '@Test(.checksLeaks)', or give it to the suite."
        ) {
            track(Model())
        }
        #expect(lines == [#line - 2])
    }

    @Test(.checksLeaks) func `the trait on a test checks it`() {
        #expect(LeakTracker.current != nil)
        track(Model())
    }

    /// Checks a body that answers while a task of its own still holds the model.
    private func checkALateRelease() async throws {
        let gate = Gate<Void>()
        try await LeakCheck.checkingLeaks {
            let model = track(Model())
            Task {
                try await gate()
                for _ in 1...100 { await Task.yield() }
                model.onChange = nil
            }
            await gate.untilCalled()
            gate.succeed()
        }
    }
}

@Suite(.endsInTime, .checksLeaks)
struct LeakCheckedSuiteTests {
    @Test func `the trait on a suite checks each test`() {
        #expect(LeakTracker.current != nil)
        track(Model())
    }

    @Test(arguments: 1...3) func `each case is checked by itself`(_: Int) async throws {
        let tracker = try #require(LeakTracker.current)
        #expect(tracker.isEmpty)
        track(Model())
        #expect(!tracker.isEmpty)
    }
}

private final class Model {
    var onChange: (() -> Void)?
}
