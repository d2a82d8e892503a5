#if STEP_7
import Foundation
import Testing

@testable import EventSelection

@Suite("An event that cannot be selected says why")
struct Obstacles {
    private let changes: [(Event.Obstacle, @Sendable (inout Event) -> Void)] = [
        (.unbookable, { $0.isBookable = false }),
        (.full, { $0.participants = [.somebody()] }),
        (.full, { $0.participants = [.somebody(), .somebody()] }),
        (.full, { $0.capacity = 0 }),
        (.past, { $0.startDate = .newYear2001 }),
        (.past, { $0.startDate = .newYear2001 - 0.001 }),
        (.past, { $0.startDate = .distantPast }),
    ]

    @Test func oneReasonIsTheObstacle() {
        for (reason, change) in changes {
            var event = Event.starting(.newYear2001 + 60)
            change(&event)

            let obstacle = event.obstacle(at: .newYear2001)
            #expect(obstacle == reason)
        }
    }

    @Test func ofSeveralReasonsOneIsTheObstacle() {
        for first in changes {
            for second in changes {
                for third in changes {
                    var event = Event.starting(.newYear2001 + 60)
                    for (_, change) in [first, second, third] { change(&event) }

                    let obstacle = event.obstacle(at: .newYear2001)
                    #expect([first.0, second.0, third.0].contains(obstacle))
                }
            }
        }
    }

    @Test func withoutAReasonThereIsNone() {
        var event = Event.starting(.newYear2001 + 0.001)
        #expect(event.obstacle(at: .newYear2001) == nil)

        event.capacity = 3
        event.participants = [.somebody(), .somebody()]
        #expect(event.obstacle(at: .newYear2001) == nil, "one place is left")
    }

    @Test func theDateDecides() {
        let event = Event.starting(.newYear2101)

        #expect(event.obstacle(at: .newYear2101 - 0.001) == nil)
        #expect(event.obstacle(at: .newYear2101) == .past)
        #expect(event.obstacle(at: .newYear2101 + 60) == .past)
    }
}
#endif
