import Foundation
import Testing

@testable import KataBase

struct AllowanceTests {
    private let limit = Duration.milliseconds(40)

    /// Asks until the time is up.
    ///
    /// - Parameter work: what was worked, after so much time by the clock.
    /// - Returns: what the machine left, and what had passed by the clock.
    private func run(
        _ measure: Allowance.Measure, _ work: (Duration) -> Duration?
    ) async throws -> (busy: BusyMachine?, clock: Duration) {
        let start = ContinuousClock.now
        var sut = Allowance(limit, of: measure)
        while !sut.isUsedUp({ work(ContinuousClock.now - start) }) {
            try await Task.sleep(for: .milliseconds(1))
        }
        return (sut.busy, ContinuousClock.now - start)
    }

    @Test func `what is worked for too long is cancelled, and the time between two works is free`()
        async throws
    {
        let sut = TimeBudget(.seconds(1))

        #expect(try await sut.spend { 1 } == 1)
        try await Task.sleep(for: .milliseconds(1200))
        #expect(try await sut.spend { 2 } == 2)
        let late = try await sut.spend {
            try await Task.sleep(for: .seconds(600))
            return 3
        }
        #expect(late == nil)
    }

    @Test func `by the clock nothing but the clock counts`() async throws {
        let (busy, clock) = try await run(.clock) { _ in .zero }

        #expect(busy == nil)
        #expect(clock >= limit)
    }

    @Test func `what worked all the time has had it`() async throws {
        let (busy, clock) = try await run(.processor) { $0 }

        #expect(busy == nil)
        #expect(clock >= limit)
    }

    @Test func `what got nothing of a processor has several times as long, and then the machine is to blame`()
        async throws
    {
        let (busy, clock) = try await run(.processor) { _ in .zero }

        #expect(clock >= limit * Allowance.longest)
        let sentence = try #require(busy).sentence
        #expect(sentence.hasPrefix("The machine is busy (load average "), "\(sentence)")
        #expect(sentence.hasSuffix(" by the clock it left 0.0 to this."), "\(sentence)")
    }

    @Test func `what several worked at the same time counts once`() async throws {
        let (_, clock) = try await run(.processor) { $0 * 4 }

        #expect(clock >= limit)
    }

    #if os(Linux)
    @Test func `the work of children counts while they run and when they have ended`() async throws {
        // What other tests start and kill meanwhile is lost from the sum, now and then. (An exit test, which would be alone,
        // waits for ever beside children that nobody waits for.)
        for _ in 1...20 {
            let before = try #require(ProcessTree.workOfChildren())
            _ = try await ChildProcess.runDetached(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", "i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done"])
            if try #require(ProcessTree.workOfChildren()) > before { return }
        }
        Issue.record("No work of a child was seen.")
    }

    @Test func `work whose children do not end is cancelled`() async throws {
        let timed = try await working(within: limit) {
            try await ChildProcess.runDetached(URL(fileURLWithPath: "/bin/sleep"), ["60"])
        }

        // What other tests start counts, too, so whether the machine had no time for it is not known here.
        guard case .late = timed else {
            Issue.record("\(timed)")
            return
        }
    }
    #endif
}
