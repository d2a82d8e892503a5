#if STEP_7
import Foundation
import Testing

@testable import EventSelection

@Suite("An event that cannot be selected says why not")
struct Obstacles {
    @Test func anOpenEventHasNone() {
        #expect(Event.starting(.newYear2001 + 60).obstacle(at: .newYear2001) == nil)
    }

    @Test(arguments: faults, faults)
    func aSpoiledEventNamesAFaultThatItHas(_ one: Fault, _ other: Fault) {
        var event = Event.starting(.newYear2001 + 60)

        one.spoil(&event)
        other.spoil(&event)  // The same one again, in three of the nine cases.

        #expect([one.obstacle, other.obstacle].contains(event.obstacle(at: .newYear2001)))
    }

    static let faults = [
        Fault(obstacle: .unbookable) { $0.isBookable = false },
        Fault(obstacle: .full) { $0.participants = [.somebody()] },
        Fault(obstacle: .past) { $0.startDate = .newYear2001 },
    ]

    struct Fault: CustomTestStringConvertible, Sendable {
        let obstacle: Event.Obstacle
        let spoil: @Sendable (inout Event) -> Void
        var testDescription: String { "\(obstacle)" }
    }
}
#endif
