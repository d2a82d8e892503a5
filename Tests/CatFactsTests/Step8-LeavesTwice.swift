#if STEP_8
import TestSupport
import Testing

@testable import CatFacts

@MainActor
@Suite("Cancelled fetches end in the state before the first of them", .checksLeaks)
struct LeavesTwice {
    private let fact = CatFact(fact: "Cats walk on their toes.")
    private let stale = CatFact(fact: "Nobody waits for this one.")

    @Test func whoLeavesTwiceFindsNothingWhereNothingWas() async throws {
        let visit = try await Visit()

        visit.back.cancel()

        await waitUntil("the second fetch has ended") { visit.sut.state != .loading }
        #expect(visit.sut.state == .initial)

        visit.old.fail(with: TheCatIsAsleep())
        await visit.left.value
        #expect(visit.sut.state == .initial)
    }

    #if STEP_8_2
    @Test(arguments: [true, false])
    func whoLeavesTwiceFindsTheFactThatWasThere(
        _ isFirstDoneFirst: Bool
    ) async throws {
        let visit = try await Visit(finding: fact)
        if isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }
        #expect(visit.sut.state == .loading)

        visit.back.cancel()
        await waitUntil("the second fetch has ended") { visit.sut.state != .loading }
        if !isFirstDoneFirst {
            visit.old.succeed(with: stale)
            await visit.left.value
        }

        #expect(visit.sut.state == .loaded(fact))
    }
    #endif

    // The rest
    #if STEP_8_3
    @Test func soDoesWhoLeavesThreeTimes() async throws {
        let old = [Gate<CatFact>(), Gate<CatFact>()]
        let new = Gate<CatFact>()
        let source = FactSource { [fact] call in
            switch call {
            case 1: return fact
            case 2, 3: return try await old[call - 2].toTheEnd()
            default: return try await new()
            }
        }
        let sut = track(CatFactViewModel(dependencies: .init(fetchFact: { try await source.next() })))
        await sut.fetch()
        var left: [Task<Void, Never>] = []
        for gate in old {
            let fetch = Task { await sut.fetch() }
            await gate.untilCalled(by: fetch)
            fetch.cancel()
            left.append(fetch)
        }
        let back = Task { await sut.fetch() }
        await new.untilCalled(by: back)

        back.cancel()

        await waitUntil("the third fetch has ended") { sut.state != .loading }
        #expect(sut.state == .loaded(fact))
        for gate in old { gate.succeed(with: stale) }
        for fetch in left { await fetch.value }
        #expect(sut.state == .loaded(fact))
    }

    @Test func whoComesBackAfterThatIsAnswered() async throws {
        let visit = try await Visit(finding: fact)
        visit.back.cancel()
        await waitUntil("the second fetch has ended") { visit.sut.state != .loading }

        await visit.sut.fetch()
        #expect(visit.sut.state == .loaded(visit.next))

        visit.old.succeed(with: stale)
        await visit.left.value
        #expect(visit.sut.state == .loaded(visit.next))
    }
    #endif
}
#endif
