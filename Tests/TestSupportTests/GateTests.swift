import Foundation
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime)
struct GateTests {
    private let gate = Gate<String>()

    @Test func `a call waits for the answer and returns it`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()

        gate.succeed(with: "Coco")

        #expect(try await call.value == "Coco")
    }

    @Test func `a call throws the error that it is answered with`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()

        gate.fail(with: Refusal.full)

        await #expect(throws: Refusal.full) { try await call.value }
    }

    @Test func `calls are counted while they wait`() async throws {
        #expect(gate.callCount == 0)

        let calls = [Task { try await gate() }, Task { try await gate() }]
        await gate.untilCalled(2)
        #expect(gate.callCount == 2)

        gate.succeed(with: "Up")
        for call in calls { _ = try await call.value }
        #expect(gate.callCount == 2)
    }

    @Test func `one answer reaches every waiting call`() async throws {
        let calls = (1...3).map { _ in Task { try await gate() } }
        await gate.untilCalled(3)

        gate.succeed(with: "Cars")

        for call in calls { #expect(try await call.value == "Cars") }
    }

    @Test func `a call after the answer waits for the next one`() async throws {
        let first = Task { try await gate() }
        await gate.untilCalled()
        gate.succeed(with: "Brave")
        #expect(try await first.value == "Brave")

        let second = Task { try await gate() }
        await gate.untilCalled(2)
        gate.succeed(with: "Luca")
        #expect(try await second.value == "Luca")
    }

    @Test func `a wait is not in vain while somebody else has the main actor`() async throws {
        func hold() { Thread.sleep(forTimeInterval: 0.3) }
        Task { hold() }
        let call = Task { try await gate() }

        await gate.untilCalled(deadline: .milliseconds(40))
        gate.succeed(with: "Up")

        #expect(try await call.value == "Up")
    }

    @Test func `waiting for a call that has come returns at once`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()

        await gate.untilCalled()

        gate.succeed(with: "Up")
        _ = try await call.value
    }

    @Test func `a call counts from the caller's own turn on the main actor`() async throws {
        // This test goes on as soon as the main actor is free again. A call that left it meanwhile would mostly come too
        // late, and not count.
        for count in 1...100 {
            await withCheckedContinuation { begun in
                _ = Task {
                    begun.resume()
                    return try await gate()
                }
            }
            try #require(gate.callCount == count)
        }

        gate.succeed(with: "Up")
    }

    @Test func `calls from off the main actor are seen`() async throws {
        let call = Task.detached { [gate] in try await gate() }
        await gate.untilCalled()

        gate.succeed(with: "Up")

        #expect(try await call.value == "Up")
    }

    @Test func `a gate can be watched from off the main actor`() async throws {
        let watcher = Task.detached { [gate] in await gate.untilCalled() }
        let call = Task { try await gate() }
        await watcher.value

        gate.succeed(with: "Up")

        #expect(try await call.value == "Up")
    }

    @Test func `a void gate succeeds without a value`() async throws {
        let gate = Gate<Void>()
        let call = Task { try await gate() }
        await gate.untilCalled()

        gate.succeed()

        try await call.value
    }

    @Test func `a cancelled call ends and still counts`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()

        call.cancel()

        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(gate.callCount == 1)
    }

    @Test func `a call from a task that is already cancelled ends at once`() async throws {
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await gate()
        }

        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(gate.callCount == 1)
    }

    @Test func `a watcher ends without a word when it is cancelled`() async throws {
        let watcher = Task { await gate.untilCalled(deadline: .seconds(3600)) }

        watcher.cancel()

        await watcher.value
    }

    @Test func `a gate that nobody calls says so at the deadline, at the caller's line`() async throws {
        let lines = await expectIssues("Waited 0.02 seconds for 1 call at the gate; it has had 0.") {
            await gate.untilCalled(deadline: .milliseconds(20))
        }
        #expect(lines == [#line - 2])
    }

    @Test func `a gate that is called too seldom says how often`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled(deadline: .seconds(3600))
        await expectIssues("Waited 0.02 seconds for 2 calls at the gate; it has had 1.") {
            await gate.untilCalled(2, deadline: .milliseconds(20))
        }
        gate.succeed(with: "Up")
        _ = try await call.value
    }

    @Test func `a gate waits for the call of a task`() async throws {
        let call = Task {
            for _ in 1...10 { await Task.yield() }
            return try await gate()
        }
        await gate.untilCalled(by: call, deadline: .seconds(3600))
        await gate.untilCalled(by: call, deadline: .seconds(3600))

        gate.succeed(with: "Up")

        #expect(try await call.value == "Up")
    }

    @Test func `a task that ends without a call says so at once, at the caller's line`() async throws {
        let idle = Task {}
        let lines = await expectIssues("The task has ended without a call at the gate.") {
            await gate.untilCalled(by: idle, deadline: .seconds(3600))
        }
        #expect(lines == [#line - 2])
    }

    @Test func `a task that neither ends nor calls is waited for until the deadline`() async throws {
        let idle = Task { try? await Task.sleep(for: .seconds(3600)) }
        await expectIssues("Waited 0.02 seconds for 1 call at the gate; it has had 0.") {
            await gate.untilCalled(by: idle, deadline: .milliseconds(20))
        }
        idle.cancel()
    }

    @Test func `a call of a task that has ended since counts`() async throws {
        for _ in 1...500 {
            let gate = Gate<Int>()
            let call = Task.detached {
                withUnsafeCurrentTask { $0?.cancel() }
                return try? await gate()
            }
            await gate.untilCalled(by: call)
            #expect(gate.callCount == 1)
        }
    }

    @Test func `an answer that reaches nobody is an issue at its line`() async throws {
        let lines = await expectIssues(
            """
            No call waits at the gate (it has had 0 calls), so this answer reaches nobody. \
            Write 'await gate.untilCalled()' before it.
            """
        ) {
            gate.succeed(with: "Up")
        }
        #expect(lines == [#line - 2])
    }

    @Test func `a second answer in a row is an issue, too`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()
        gate.succeed(with: "Up")

        await expectIssues(
            """
            No call waits at the gate (it has had 1 call), so this answer reaches nobody. \
            Write 'await gate.untilCalled(2)' before it.
            """
        ) {
            gate.fail(with: Refusal.full)
        }
        #expect(try await call.value == "Up")
    }

    @Test func `an answer to a call that was cancelled says so`() async throws {
        let call = Task { try await gate() }
        await gate.untilCalled()
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }

        await expectIssues(
            """
            No call waits at the gate (it has had 1 call), so this answer reaches nobody. \
            The last call was cancelled with the task that made it: by cancel(), or by a view whose .task or \
            .refreshable it was, and which has left the screen or changed its id. \
            If another call is to come, write 'await gate.untilCalled(2)' before it.
            """
        ) {
            gate.succeed(with: "Up")
        }
    }

    @Test func `an answer after a later call that was answered does not speak of one that was cancelled`()
        async throws
    {
        let cancelled = Task { try await gate() }
        await gate.untilCalled()
        cancelled.cancel()
        let answered = Task { try await gate() }
        await gate.untilCalled(2)
        gate.succeed(with: "Up")
        #expect(try await answered.value == "Up")

        await expectIssues(
            """
            No call waits at the gate (it has had 2 calls), so this answer reaches nobody. \
            Write 'await gate.untilCalled(3)' before it.
            """
        ) {
            gate.succeed(with: "Down")
        }
    }

    @Test func `a thousand gates miss no call, on the main actor and off it`() async throws {
        for round in 1...500 {
            let gate = Gate<Int>()
            let calls = [Task { try await gate() }, Task.detached { try await gate() }]
            await gate.untilCalled(2)
            gate.succeed(with: round)
            for call in calls { try #require(try await call.value == round) }
        }
        for _ in 1...500 {
            let gate = Gate<Int>()
            let call = Task.detached { try await gate() }
            let canceller = Task.detached { call.cancel() }
            await gate.untilCalled()
            await canceller.value
            await #expect(throws: CancellationError.self) { try await call.value }
        }
    }
}

private enum Refusal: Error {
    case full
}
