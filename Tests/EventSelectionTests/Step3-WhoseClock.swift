#if STEP_3
import Foundation
import Testing

@testable import EventSelection

@Suite("An event answers for the date that it is asked about")
struct WhoseClock {
    @Test func anEventOf2001IsSelectableIn2000() {
        var event = Event.open()
        event.startDate = .newYear2001

        #expect(event.isSelectable(at: .newYear2001 - 86_400) == true)
    }

    #if STEP_3_2
    @Test(arguments: moments)
    func anEventIsSelectableUntilItStarts(_ moment: Moment) {
        var event = Event.open()
        event.startDate = .newYear2001

        #expect(event.isSelectable(at: .newYear2001 + moment.seconds) == moment.isSelectable)
    }
    #endif

    #if STEP_3_3
    @Test(arguments: ThreeReasons.reasons)
    func anEventIsNotSelectableAtAnyDate(_ reason: Reason) {
        var event = Event.open()
        #expect(event.isSelectable(at: .newYear2001) == true)

        reason.apply(to: &event)

        #expect(event.isSelectable(at: .newYear2001) == false)
        #expect(event.isSelectable(at: .newYear2101) == false)
    }
    #endif

    // The rest
    #if STEP_3_4
    @Test(arguments: [Date.newYear2101, .now - 3600, .now + 3600])
    func thatHoldsOfAnyOtherStart(_ start: Date) {
        var event = Event.open()
        event.startDate = start

        #expect(event.isSelectable(at: start - 1) == true)
        #expect(event.isSelectable(at: start + 1) == false)
    }

    @Test func withoutADateItIsTheRealTime() {
        var event = Event.open()

        event.startDate = .newYear2001 + 1
        #expect(event.isSelectable == false)

        event.startDate = .newYear2101
        #expect(event.isSelectable == true)
    }

    @Test func theRealTimeGoesOn() {
        var event = Event.open()
        var atFirst: Bool
        repeat {
            event.startDate = .now + 0.01
            atFirst = event.isSelectable
        } while event.startDate <= .now  // Asked before the start, on a slow machine, too.
        #expect(atFirst == true, "it is about to start")

        event.startDate = .now

        #expect(event.isSelectable == false, "it has started by the time that it is asked again")
    }
    #endif

    static let moments = [
        Moment("a day before it starts", -86_400, isSelectable: true),
        Moment("a second before it starts", -1, isSelectable: true),
        Moment("a nanosecond before it starts", -0.000_000_001, isSelectable: true),
        Moment("the very instant it starts", 0, isSelectable: false),
        Moment("a nanosecond after it starts", 0.000_000_001, isSelectable: false),
        Moment("a day after it starts", 86_400, isSelectable: false),
    ]
}

/// A named case: when the event is asked, in seconds after its start, and what it should say.
struct Moment: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let seconds: TimeInterval
    let isSelectable: Bool

    init(_ name: String, _ seconds: TimeInterval, isSelectable: Bool) {
        self.testDescription = name
        self.seconds = seconds
        self.isSelectable = isSelectable
    }
}
#endif
