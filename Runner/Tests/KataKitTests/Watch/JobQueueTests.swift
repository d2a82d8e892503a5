import Testing

@testable import KataKit

struct JobQueueTests {
    @Test func `a save while nothing runs is checked at once`() {
        var sut = JobQueue()

        #expect(sut.save() == .start(.check))
        #expect(sut.running == .check)
    }

    @Test func `a save during a check stops it, and the newest is checked`() {
        var sut = JobQueue()
        _ = sut.save()

        #expect(sut.save() == .stop)
        #expect(sut.save() == nil, "it is stopping already, and will see this one, too")
        let (counts, order) = sut.ended(didAdvance: false)

        #expect(!counts)
        #expect(order == .start(.check))
        #expect(sut.waiting == [])
    }

    @Test func `a key during a run has its turn after it`() {
        var sut = JobQueue()
        _ = sut.save()

        #expect(sut.ask(for: .next) == nil)
        let (counts, order) = sut.ended(didAdvance: false)

        #expect(counts)
        #expect(order == .start(.next))
        #expect(sut.ended(didAdvance: true).order == nil)
    }

    @Test func `a save keeps the keys that wait`() {
        var sut = JobQueue()
        _ = sut.save()
        _ = sut.ask(for: .next)

        #expect(sut.save() == .stop)

        #expect(sut.ended(didAdvance: false).order == .start(.check))
        #expect(sut.ended(didAdvance: false).order == .start(.next))
    }

    @Test func `two checks that wait are one`() {
        var sut = JobQueue()
        _ = sut.save()

        _ = sut.ask(for: .check)
        _ = sut.ask(for: .check)
        #expect(sut.waiting == [.check])
        _ = sut.save()

        #expect(sut.waiting == [.check])
    }

    @Test func `a save during a judgement is checked, and then the tests are judged`() {
        var sut = JobQueue()
        _ = sut.ask(for: .judge)
        _ = sut.ask(for: .next)

        #expect(sut.save() == .stop)

        #expect(sut.ended(didAdvance: false).order == .start(.check))
        #expect(sut.save() == .stop)
        #expect(sut.ended(didAdvance: false).order == .start(.check))
        #expect(sut.ended(didAdvance: false).order == .start(.judge))
        #expect(sut.ended(didAdvance: false).order == .start(.next))
        #expect(sut.ended(didAdvance: false).order == nil)
    }

    @Test func `a save during next asks again whether the step is green`() {
        var sut = JobQueue()
        _ = sut.ask(for: .next)

        #expect(sut.save() == .stop)

        #expect(sut.ended(didAdvance: false).order == .start(.next))
    }

    @Test func `a save during next, once the step is on, does not go on twice`() {
        var sut = JobQueue()
        _ = sut.ask(for: .next)

        #expect(sut.save() == .stop)

        #expect(sut.ended(didAdvance: true).order == .start(.check))
    }
}
