#if STEP_5
import Foundation
import PaperUI
import PaperUITesting
import Synchronization
import Testing

@testable import EventSelection

@MainActor
struct TheButton {
    @Test func aTapSelectsTheFirstThatFits() throws {
        let events: [Event] = [.starting(.newYear2001), .open(), .starting(.newYear2001 + 60)]
        let choice = Choice()
        let view = EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 })

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == 2)
    }

    @Test func whereNothingFitsNothingIsSelected() throws {
        let events: [Event] = [.starting(.newYear2001), .starting(.newYear2001 - 60)]
        let choice = Choice(events[0])
        let view = EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 })

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == nil, "what was selected before is over, too")
    }

    @Test func itIsTheFirstWhateverWasSelected() throws {
        let events: [Event] = [.starting(.newYear2001), .open(), .open()]
        let choice = Choice(events[2])
        let view = EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 })
        let button = try view.inspect().find(button: "Select next available")

        try button.tap()
        #expect(events.number(of: choice.event) == 2)

        try button.tap()
        #expect(events.number(of: choice.event) == 2)
    }

    @Test(arguments: [nil, 1])
    func nothingIsSelectedWithoutATap(_ number: Int?) async {
        let events: [Event] = [.starting(.newYear2001), .starting(.newYear2001 + 60)]
        let choice = Choice(number.map { events[$0 - 1] })
        let screen = Screen(
            EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 }))

        await screen.settle()

        #expect(events.number(of: choice.event) == number)
    }

    @Test func theClockIsReadAtEveryTap() throws {
        let events: [Event] = [.starting(.newYear2001 + 60), .starting(.newYear2001 + 120)]
        let choice = Choice()
        let clock = StubClock(.newYear2001)
        let screen = Screen(
            EventSelectionView(events: events, selection: choice.binding, now: { clock.now }))
        let button = try screen.inspect().find(button: "Select next available")

        try button.tap()
        #expect(events.number(of: choice.event) == 1)

        clock.advance(by: 60)
        try button.tap()
        #expect(events.number(of: choice.event) == 2)

        clock.advance(by: 60)
        try button.tap()
        #expect(events.number(of: choice.event) == nil)
    }

    @Test func withoutAClockItIsTheRealTime() throws {
        let events: [Event] = [.starting(.newYear2001 + 1), .starting(.newYear2101), .open()]
        let choice = Choice()
        let view = EventSelectionView(events: events, selection: choice.binding)

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == 2)
    }
}

/// Where the selection is kept while nobody owns the view.
@MainActor
final class Choice {
    var event: Event?

    init(_ event: Event? = nil) {
        self.event = event
    }

    var binding: Binding<Event?> {
        Binding(get: { self.event }, set: { self.event = $0 })
    }
}

/// A clock that stands still until it is told to go on.
final class StubClock: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) {
        self.date = Mutex(date)
    }

    var now: Date { date.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        date.withLock { $0 += seconds }
    }
}
#endif
