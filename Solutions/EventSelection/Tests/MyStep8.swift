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
        let visited = sized(5) { $0.participants = [.somebody()] }
        let owner = Owner(events: [sized(1), sized(2), sized(3), visited])
        owner.selection = .open()  // Of another list.
        let screen = Screen(OwnedView(owner: owner))

        for number in [2, 1, 4, 3, 3] {
            // What was selected before is an old copy, and nothing was right about it.
            owner.selection?.capacity = 0
            owner.selection?.isBookable = false
            owner.selection?.startDate = .newYear2001
            for _ in 1...2 {
                try screen.inspect().find(button: "\(number) left").tap()
                #expect(owner.events.number(of: owner.selection) == number)
                #expect(owner.selection == owner.events[number - 1], "it is the event as it is in the list")
            }
        }

        try screen.inspect().find(button: "Select next available").tap()
        #expect(owner.events.number(of: owner.selection) == 1, "the first, whichever row was tapped")
        let row = try screen.inspect().find(button: "Selected")
        for text in ["0 of 1 places taken", "1 left"] { _ = try row.find(text: text) }  // All in one button.
    }

    @Test func itIsTheEventOfTheListAsItIsNow() throws {
        let full = (1...2).map { _ in sized(1) { $0.participants = [.somebody()] } }
        let owner = Owner(events: full)
        owner.selection = full[1]
        let screen = Screen(OwnedView(owner: owner))
        try? screen.inspect().find(button: "Selected").tap()

        for index in 0...1 { owner.events[index].participants = [] }
        let row = try screen.inspect().find(button: "Selected")
        #expect(owner.selection == full[1], "the tap that came too early does not wait")
        try row.tap()
        #expect(owner.events.number(of: owner.selection) == 2, "not the first, which says the same")
        #expect(owner.selection?.participants.isEmpty == true, "it has a place again")

        owner.events[1].participants = full[1].participants
        try? screen.inspect().find(button: "Selected").tap()
        #expect(owner.selection?.participants.isEmpty == true, "it is full, and the selection as it was")

        try screen.inspect().find(button: "1 left").tap()
        #expect(owner.events.number(of: owner.selection) == 1, "what is full gives way")
    }

    @Test(arguments: [nil, 0, 1, 2], faults)
    func aTapThatCannotSelectChangesNothing(_ selected: Int?, _ fault: Fault) throws {
        let events = [sized(1), sized(2, change: fault.change)]
        choice.event = selected.map { $0 == 0 ? .open() : events[$0 - 1] }  // 0 is of another list.
        choice.event?.capacity = 7
        let row = try screen(of: events).inspect().find(
            button: "\(events[1].participants.count) of 2 places taken")

        for _ in 1...2 { try? row.tap() }  // Whether it is disabled is the solution's choice.

        #expect(events.number(of: choice.event) == selected)
        #expect(choice.event?.capacity == selected.map { _ in 7 }, "an old copy stays as it is, too")
    }

    @Test func theClockIsReadAtTheTap() throws {
        let events = [sized(1), sized(2)]
        let screen = screen(of: events)
        let rows = try (1...2).map { try screen.inspect().find(button: "0 of \($0) places taken") }

        clock.advance(by: 59)
        try rows[0].tap()
        #expect(events.number(of: choice.event) == 1)

        clock.advance(by: 1)
        try? rows[1].tap()
        #expect(events.number(of: choice.event) == 1, "the second has started meanwhile")
        try? rows[0].tap()
        #expect(events.number(of: choice.event) == 1, "so has the first, and it stays selected")
    }

    @Test func withoutAClockItIsTheRealTime() throws {
        let events = [sized(1), sized(2) { $0.startDate = .newYear2101 }]
        let screen = Screen(EventSelectionView(events: events, selection: choice.binding))

        try? screen.inspect().find(button: "1 left").tap()
        #expect(events.number(of: choice.event) == nil)

        try screen.inspect().find(button: "2 left").tap()
        #expect(events.number(of: choice.event) == 2)
    }

    nonisolated static let faults = [
        Fault("closed") { $0.isBookable = false },
        Fault("full") { $0.participants = [.somebody(), .somebody()] },
        Fault("over-full") { $0.participants = [.somebody(), .somebody(), .somebody()] },
        Fault("over") { $0.startDate = .newYear2001 },
    ]

    private func screen(of events: [Event]) -> Screen {
        Screen(EventSelectionView(events: events, selection: choice.binding, now: { clock.now }))
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
