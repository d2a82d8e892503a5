#if STEP_2
import Foundation

@testable import EventSelection

extension Event {
    /// One place, nobody in it, and all the time in the world.
    static func open() -> Event {
        Event(id: UUID(), capacity: 1, isBookable: true, startDate: .distantFuture)
    }
}

extension Participant {
    /// Takes a place. The name makes no difference.
    static func somebody() -> Participant {
        Participant(id: UUID(), name: "")
    }
}
#endif
