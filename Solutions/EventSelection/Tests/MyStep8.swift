#if STEP_8
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import EventSelection

@MainActor
@Suite("A tap on a row selects its event, if one can still get in")
struct TappedRows {
    private let events = [
        sized(1), sized(2), sized(3),
        sized(4) { $0.isBookable = false },
        sized(5) { $0.participants = (0..<5).map { _ in .somebody() } },
        sized(6) { $0.startDate = .newYear2001 },
    ]
    private let choice = Choice()
    private let clock = StubClock(.newYear2001)

    @Test func aTapSelectsTheEventOfTheRow() throws {
        let view = try view()

        for number in [2, 1, 3] {
            try row(number, in: view).tap()
            #expect(events.number(of: choice.event) == number)
        }
    }

    @Test func aSecondTapSelectsItStill() throws {
        let view = try view()

        try row(2, in: view).tap()
        try row(2, in: view).tap()

        #expect(events.number(of: choice.event) == 2)
    }

    @Test(arguments: [nil, 2], 4...6)
    func aTapThatCannotSelectChangesNothing(_ selected: Int?, _ number: Int) throws {
        choice.event = selected.map { events[$0 - 1] }
        let view = try view()

        tapIfEnabled(try row(number, in: view))

        #expect(events.number(of: choice.event) == selected)
    }

    @Test func theSelectedEventStaysWhenItCannotBeSelectedAnyMore() throws {
        let view = try view()
        try row(2, in: view).tap()

        clock.advance(by: 60)
        tapIfEnabled(try row(2, in: view))

        #expect(events.number(of: choice.event) == 2)
    }

    @Test func theClockIsReadAtTheTap() throws {
        let view = try view()

        clock.advance(by: 59)
        try row(1, in: view).tap()
        #expect(events.number(of: choice.event) == 1)

        clock.advance(by: 1)
        tapIfEnabled(try row(2, in: view))
        #expect(events.number(of: choice.event) == 1, "the second event has started meanwhile")
    }

    private func view() throws -> InspectedView<EventSelectionView> {
        try EventSelectionView(events: events, selection: choice.binding, now: { clock.now }).inspect()
    }

    /// The row of the event with so many places.
    private func row(
        _ number: Int, in view: InspectedView<EventSelectionView>
    ) throws -> InspectedView<any View> {
        try view.find(button: "\(events[number - 1].participants.count) of \(number) places taken")
    }

    /// Whether a row that cannot be selected is disabled is open.
    private func tapIfEnabled(_ row: InspectedView<any View>) {
        try? row.tap()
    }
}

/// An event of the next minute that is known by its places.
private func sized(_ capacity: Int, change: (inout Event) -> Void = { _ in }) -> Event {
    var event = Event.starting(.newYear2001 + 60)
    event.capacity = capacity
    change(&event)
    return event
}
#endif
