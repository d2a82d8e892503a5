#if STEP_4
import Foundation

@testable import EventSelection

extension Event {
    /// One place, nobody in it, and a date.
    static func starting(_ date: Date) -> Event {
        var event = Event.open()
        event.startDate = date
        return event
    }
}

extension [Event] {
    /// Where an event stands in the list, counted from 1; nil for no event, 0 for one that is not in it.
    /// A failure then reads "2 should be 1", not as two ids.
    func number(of event: Event?) -> Int? {
        event.map { event in 1 + (firstIndex { $0.id == event.id } ?? -1) }
    }
}
#endif
