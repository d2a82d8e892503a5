import Observation
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct TestClockTests {
    private let clock = TestClock()
    private let noted = Notes()

    @Test func `a clock begins at zero and stands still`() async {
        await clock.settle()

        #expect(clock.now.offset == .zero)
        #expect(clock.minimumResolution == .zero)
    }

    @Test func `an advance moves the time by what it says`() async {
        await clock.advance(by: .milliseconds(200))
        await clock.advance(by: .milliseconds(99))

        #expect(clock.now.offset == .milliseconds(299))
    }

    @Test func `nothing moves the time back`() async {
        await clock.advance(by: .seconds(2))

        await clock.advance(by: .seconds(-1))
        await clock.run(until: .init(offset: .seconds(1)))

        #expect(clock.now.offset == .seconds(2))
    }

    @Test func `instants count as durations do`() {
        let one = TestClock.Instant(offset: .seconds(1))
        let three = TestClock.Instant(offset: .seconds(3))

        #expect(one.duration(to: three) == .seconds(2))
        #expect(one.advanced(by: .seconds(2)) == three)
        #expect(one < three)
    }

    @Test func `a sleep is over at its moment and not before`() async {
        let sleeper = note("woken", after: .milliseconds(300))
        await clock.untilSleeping()

        await clock.advance(by: .milliseconds(299))
        #expect(clock.sleeperCount == 1)
        await clock.advance(by: .milliseconds(1))
        await sleeper.value

        #expect(noted.all == ["woken at 0.3 seconds"])
    }

    @Test func `a sleep that is too short shows in the time of the call`() async {
        let sleeper = note("woken", after: .milliseconds(200))
        await clock.untilSleeping()

        await clock.advance(by: .milliseconds(299))
        await sleeper.value

        #expect(noted.all == ["woken at 0.2 seconds"])
    }

    @Test func `sleepers wake in the order of their moments`() async {
        let sleepers = [3, 1, 2].map { note("\($0)", after: .seconds($0)) }
        await clock.untilSleeping(3)

        await clock.advance(by: .seconds(10))
        for sleeper in sleepers { await sleeper.value }

        #expect(noted.all == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
        #expect(clock.now.offset == .seconds(10))
    }

    @Test func `a moment that has come is not waited for`() async throws {
        await clock.advance(by: .seconds(1))

        try await clock.sleep(until: .init(offset: .seconds(1)))
        try await clock.sleep(for: .zero)

        #expect(clock.sleeperCount == 0)
    }

    @Test func `a cancelled sleep throws at once`() async {
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.untilSleeping()

        sleeper.cancel()

        #expect(clock.sleeperCount == 0)
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.now.offset == .zero)
    }

    @Test func `a task that has been cancelled does not begin to sleep`() async {
        let gate = Gate<Void>()
        let sleeper = Task {
            try? await gate()
            try await clock.sleep(for: .zero)
        }
        await gate.untilCalled()

        sleeper.cancel()

        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func `whoever sleeps again is woken again`() async {
        let task = Task {
            for count in 1...3 {
                try? await clock.sleep(for: .seconds(1))
                noted.add("\(count)", at: clock)
            }
        }
        await clock.run { await task.value }

        #expect(noted.all == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    }

    @Test func `a run ends when nobody sleeps`() async {
        let sleepers = [1, 5].map { note("\($0)", after: .seconds($0)) }
        await clock.untilSleeping(2)

        await clock.run()
        for sleeper in sleepers { await sleeper.value }

        #expect(clock.now.offset == .seconds(5))
        #expect(noted.all == ["1 at 1.0 seconds", "5 at 5.0 seconds"])
    }

    @Test func `a run waits for who is not asleep yet, and goes no further than it has to`() async {
        let gate = Gate<Void>()
        let call = Task {
            for _ in 1...5 { await Task.yield() }
            try await clock.sleep(for: .milliseconds(300))
            noted.add("called", at: clock)
            try await gate()
            try await clock.sleep(for: .seconds(1))
        }

        await clock.run { await gate.untilCalled() }

        #expect(noted.all == ["called at 0.3 seconds"])
        #expect(clock.now.offset == .milliseconds(300))
        gate.succeed()
        call.cancel()
        _ = await call.result
    }

    @Test func `a recorder sees what a woken model did`() async {
        let model = Screenplay()
        let states = Recorder { model.text }
        let change = Task {
            try await clock.sleep(for: .seconds(1))
            model.text = "one"
            try await clock.sleep(for: .seconds(1))
            model.text = "two"
        }

        await clock.run { _ = await change.result }

        #expect(states.values == ["", "one", "two"])
    }

    @Test func `any clock can be asked for`() async {
        let clock: any Clock<Duration> = clock
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await self.clock.untilSleeping()

        await self.clock.advance(by: .seconds(1))

        await #expect(throws: Never.self) { try await sleeper.value }
    }

    @Test func `a wait for a sleeper that never comes says so`() async {
        await expectIssues("Waited 0.05 seconds until somebody sleeps by the clock; 0 do.") {
            await clock.untilSleeping(deadline: .milliseconds(50))
        }
    }

    private func note(_ name: String, after duration: Duration) -> Task<Void, Never> {
        Task {
            try? await clock.sleep(for: duration)
            noted.add(name, at: clock)
        }
    }
}

@MainActor
private final class Notes {
    private(set) var all: [String] = []

    func add(_ name: String, at clock: TestClock) {
        all.append("\(name) at \(clock.now.offset)")
    }
}

@MainActor @Observable
private final class Screenplay {
    var text = ""
}
