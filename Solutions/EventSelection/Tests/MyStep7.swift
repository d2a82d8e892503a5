#if STEP_7
import Foundation
import Testing

@testable import EventSelection

@Suite("An event that cannot be selected says why not")
struct Obstacles {
    @Test(arguments: [(1, 0), (5000, 4999)], [60, 3_155_673_600])
    func aClosedEventIsUnbookable(_ places: (Int, Int), _ seconds: TimeInterval) {
        let event = event(isBookable: false, capacity: places.0, taken: places.1, startsIn: seconds)

        let obstacle = event.obstacle(at: .newYear2001)

        #expect(obstacle == .unbookable)
    }

    @Test(arguments: [(1, 1), (5000, 5000), (1, 2), (0, 0)], [60, 3_155_673_600])
    func anEventWithoutAPlaceLeftIsFull(_ places: (Int, Int), _ seconds: TimeInterval) {
        let event = event(capacity: places.0, taken: places.1, startsIn: seconds)

        let obstacle = event.obstacle(at: .newYear2001)

        #expect(obstacle == .full)
    }

    @Test(arguments: [(1, 0), (5000, 4999)], [0, -0.000_000_001, -86_400, -3_155_673_600])
    func anEventThatHasStartedIsPast(_ places: (Int, Int), _ seconds: TimeInterval) {
        let event = event(capacity: places.0, taken: places.1, startsIn: seconds)

        let obstacle = event.obstacle(at: .newYear2001)

        #expect(obstacle == .past)
    }

    @Test func ofSeveralFaultsItIsOne() {
        let closedAndFull = event(isBookable: false, taken: 1).obstacle(at: .newYear2001)
        let closedAndOver = event(isBookable: false, startsIn: -60).obstacle(at: .newYear2001)
        let fullAndOver = event(taken: 1, startsIn: -60).obstacle(at: .newYear2001)
        let all = event(isBookable: false, taken: 1, startsIn: -60).obstacle(at: .newYear2001)

        #expect([.unbookable, .full].contains(closedAndFull))
        #expect([.unbookable, .past].contains(closedAndOver))
        #expect([.full, .past].contains(fullAndOver))
        #expect([.unbookable, .full, .past].contains(all))
    }

    @Test(arguments: [(1, 0), (5000, 4999)], [0.000_000_001, 60, 3_155_673_600])
    func nothingIsInTheWay(_ places: (Int, Int), _ seconds: TimeInterval) {
        let event = event(capacity: places.0, taken: places.1, startsIn: seconds)

        #expect(event.obstacle(at: .newYear2001) == nil)
    }

    @Test func theDateAndTheEventDecide() {
        var event = Event.starting(.newYear2101)

        #expect(event.obstacle(at: .newYear2101 - 0.001) == nil)
        #expect(event.obstacle(at: .newYear2101) == .past)

        event.isBookable = false
        #expect(event.obstacle(at: .newYear2101 - 0.001) == .unbookable, "it was closed in between")
    }

    /// An event about New Year's Day of 2001, with nothing in the way but what the test asks for.
    private func event(
        isBookable: Bool = true, capacity: Int = 1, taken: Int = 0, startsIn seconds: TimeInterval = 60
    ) -> Event {
        Event(
            id: UUID(), capacity: capacity, isBookable: isBookable, startDate: .newYear2001 + seconds,
            participants: (0..<taken).map { _ in .somebody() })
    }
}
#endif
