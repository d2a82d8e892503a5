#if STEP_8
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import EventSelection

@MainActor
@Suite("A tap on a row selects its event, if one can still get in")
struct TappedRows {
    private let choice = Choice()
    private let clock = StubClock(.newYear2001)

    @Test func theTappedRowIsSelected() throws {
        let events = [sized(1), sized(2), sized(3)]

        for number in [2, 1, 3, 3] {
            choice.event?.capacity = 7  // What was selected before is an old copy.
            try view(of: events).find(button: "\(number) left").tap()
            #expect(events.number(of: choice.event) == number)
            #expect(choice.event == events[number - 1], "it is the event as it is in the list")
        }
        _ = try view(of: events).find(button: "Selected")  // All that a row says is in its button.
    }

    @Test(arguments: [nil, 1, 2], faults)
    func aTapThatCannotSelectChangesNothing(_ selected: Int?, _ fault: Fault) throws {
        let events = [sized(1), sized(2, change: fault.change)]
        choice.event = selected.map { events[$0 - 1] }
        choice.event?.capacity = 7
        let before = choice.event
        let row = try view(of: events).find(button: "\(events[1].participants.count) of 2 places taken")

        try? row.tap()  // Whether it is disabled is open.

        #expect(events.number(of: choice.event) == selected)
        #expect(choice.event == before, "an old copy stays as it is, too")
    }

    @Test func theClockIsReadAtTheTap() throws {
        let events = [sized(1), sized(2)]
        let view = try view(of: events)
        let rows = try (1...2).map { try view.find(button: "0 of \($0) places taken") }

        clock.advance(by: 59)
        try rows[0].tap()
        #expect(events.number(of: choice.event) == 1)

        clock.advance(by: 1)
        try? rows[1].tap()
        #expect(events.number(of: choice.event) == 1, "the second has started meanwhile")
        try? rows[0].tap()
        #expect(events.number(of: choice.event) == 1, "so has the first, and it stays selected")
    }

    nonisolated static let faults = [
        Fault("closed") { $0.isBookable = false },
        Fault("full") { $0.participants = [.somebody(), .somebody()] },
        Fault("over") { $0.startDate = .newYear2001 },
    ]

    private func view(of events: [Event]) throws -> InspectedView<EventSelectionView> {
        try EventSelectionView(events: events, selection: choice.binding, now: { clock.now }).inspect()
    }

    /// An event of the next minute that is known by its places.
    private func sized(_ capacity: Int, change: (inout Event) -> Void = { _ in }) -> Event {
        var event = Event.starting(.newYear2001 + 60)
        event.capacity = capacity
        change(&event)
        return event
    }
}

/// A named case: what keeps an event from being selected.
struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout Event) -> Void

    init(_ name: String, change: @escaping @Sendable (inout Event) -> Void) {
        self.testDescription = name
        self.change = change
    }
}
#endif
