#if STEP_4
import Foundation
import Testing

@testable import EventSelection

@Suite("Of a list, the first event that one can get into is found")
struct FirstSelectable {
    @Test(arguments: programmes)
    func theFirstThatFitsIsFound(_ programme: Programme) {
        let found = programme.events.firstSelectable(at: .newYear2001)

        #expect(programme.events.number(of: found) == programme.number)
    }

    @Test func theAnswerDependsOnWhenYouAsk() {
        let events: [Event] = [.starting(.newYear2101), .starting(.newYear2101 + 60)]

        let before = events.firstSelectable(at: .newYear2101 - 1)
        let between = events.firstSelectable(at: .newYear2101)
        let after = events.firstSelectable(at: .newYear2101 + 60)

        #expect(events.number(of: before) == 1)
        #expect(events.number(of: between) == 2)
        #expect(events.number(of: after) == nil)
    }

    static let programmes = [
        Programme("the only one", [tomorrow()], number: 1),
        Programme("the first of two", [tomorrow(), tomorrow()], number: 1),
        Programme("the first, with a full one behind it", [tomorrow(), full()], number: 1),
        Programme("behind an unbookable one", [unbookable(), tomorrow()], number: 2),
        Programme("behind a full one", [full(), tomorrow()], number: 2),
        Programme("behind one that is over", [yesterday(), tomorrow()], number: 2),
        Programme("behind one that starts now", [.starting(.newYear2001), tomorrow()], number: 2),
        Programme(
            "the fourth of five", [full(), yesterday(), unbookable(), tomorrow(), tomorrow()], number: 4),
        Programme("the last of 1,200", Array(repeating: full(), count: 1199) + [tomorrow()], number: 1200),
        Programme("the first in the list, not the fullest", [empty(), almostFull()], number: 1),
        Programme("the first in the list, not the soonest", [nextYear(), tomorrow()], number: 1),
        Programme("the first in the list, not the emptiest", [almostFull(), empty()], number: 1),
        Programme("none that fits", [full(), yesterday(), full(), unbookable()], number: nil),
        Programme("only one, and it does not fit", [full()], number: nil),
        Programme("no events", [], number: nil),
    ]
}

/// A named case: events in the order of the list, and the number of the one to be found, counted from 1.
struct Programme: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [Event]
    let number: Int?

    init(_ name: String, _ events: [Event], number: Int?) {
        self.testDescription = name
        self.events = events
        self.number = number
    }
}

private func tomorrow() -> Event { .starting(.newYear2001 + 86_400) }

private func nextYear() -> Event { .starting(.newYear2001 + 31_536_000) }

private func yesterday() -> Event { .starting(.newYear2001 - 86_400) }

private func unbookable() -> Event {
    var event = tomorrow()
    event.isBookable = false
    return event
}

private func full() -> Event {
    var event = tomorrow()
    event.participants = [.somebody()]
    return event
}

private func almostFull() -> Event {
    var event = full()
    event.capacity = 2
    return event
}

private func empty() -> Event {
    var event = tomorrow()
    event.capacity = 1000
    return event
}
#endif
