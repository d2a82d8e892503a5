#if STEP_5
import Foundation
import Observation
import PaperUI
import PaperUITesting
import Testing

@testable import EventSelection

@MainActor
@Suite("A tap on the button selects the first event that fits")
struct TheButton {
    @Test func aTapSelectsTheFirstThatFits() throws {
        let events: [Event] = [.starting(.newYear2001), .open(), .starting(.newYear2001 + 60)]
        let choice = Choice()
        let view = EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 })

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == 2)
    }

    #if STEP_5_2
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
    #endif

    // The rest
    #if STEP_5_3
    @Test(arguments: [[Event.starting(.newYear2001), .starting(.newYear2001 - 60)], .spoiled(), []])
    func whereNothingFitsNothingIsSelected(_ events: [Event]) throws {
        let choice = Choice(events.first ?? .open())
        let view = EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 })

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == nil, "what was selected before goes")
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

        choice.event?.capacity = 7
        try button.tap()
        #expect(choice.event?.capacity == 1, "it is the event as it is in the list, not an old copy")
    }

    @Test(arguments: [nil, 1, 0], 0...2)
    func nothingIsSelectedWithoutATap(_ number: Int?, _ count: Int) async {
        let programme: [Event] = [.starting(.newYear2001), .starting(.newYear2001 + 60)]
        let events = Array(programme.suffix(count))
        let choice = Choice(number.map { $0 == 0 ? .open() : programme[$0 - 1] })
        choice.event?.capacity = 7
        let screen = Screen(
            EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 }))

        await screen.settle()
        #expect(programme.number(of: choice.event) == number, "0 is an event of another list")

        screen.unmount()
        #expect(programme.number(of: choice.event) == number, "nor when the screen goes")
        #expect(choice.event?.capacity != 1, "an old copy stays as it is")
    }

    @Test func withoutAClockItIsTheRealTime() throws {
        let events: [Event] = [.starting(.newYear2001 + 1), .starting(.newYear2101), .open()]
        let choice = Choice()
        let view = EventSelectionView(events: events, selection: choice.binding)

        try view.inspect().find(button: "Select next available").tap()

        #expect(events.number(of: choice.event) == 2)
    }

    @Test func withoutAClockItIsTheRealTimeOfEachTap() throws {
        var events: [Event] = [.open(), .open()]
        let choice = Choice()
        var button: InspectedView<any View>
        repeat {
            events[0].startDate = .now + 0.01
            let view = EventSelectionView(events: events, selection: choice.binding)
            button = try view.inspect().find(button: "Select next available")
            try button.tap()
        } while events[0].startDate <= .now  // Tapped before the start, on a slow machine, too.
        #expect(events.number(of: choice.event) == 1)

        while events[0].startDate > .now {}
        try button.tap()

        #expect(events.number(of: choice.event) == 2, "the first has started meanwhile")
    }

    @Test func everyEventHasARow() throws {
        var events = [
            taken(1, of: 3), taken(0, of: 0), taken(4, of: 3), taken(0, of: 1), taken(640, of: 1200),
        ]
        events[1].startDate = .distantPast
        events[3].isBookable = false
        let view = EventSelectionView(events: events, selection: .constant(.open()))

        let texts = try texts(in: Screen(view))

        let rows = [
            "1 of 3 places taken", "0 of 0 places taken", "4 of 3 places taken", "0 of 1 places taken",
            "640 of 1200 places taken",
        ]
        #expect(texts == rows)
    }

    @Test func aLongListHasALotOfRows() throws {
        let events = (1...1200).map { Event.starting($0 < 1200 ? .newYear2001 : .newYear2101) }
        let choice = Choice()
        let screen = Screen(
            EventSelectionView(events: events, selection: choice.binding, now: { .newYear2001 }))

        let rows = try texts(in: screen)
        #expect(rows.count == 1200)
        #expect(screen.warnings == [], "they say the same, and are told apart")

        try screen.inspect().find(button: "Select next available").tap()
        #expect(events.number(of: choice.event) == 1200)
    }

    @Test(arguments: 1...3)
    func theSelectedRowSaysSo(_ number: Int) throws {
        let events = [taken(1, of: 5), taken(2, of: 5), taken(3, of: 5)]
        var selection = events[number - 1]
        selection.participants.append(.somebody())
        let screen = Screen(EventSelectionView(events: events, selection: .constant(selection)))
        _ = Screen(EventSelectionView(events: events, selection: .constant(nil)))  // Another one beside it.

        let texts = try texts(in: screen)

        let rows = texts.filter { $0 != "Selected" }
        #expect(rows == ["1 of 5 places taken", "2 of 5 places taken", "3 of 5 places taken"])
        #expect(texts.count { $0 == "Selected" } == 1, "the id says which one it is")
        let place = texts.firstIndex(of: "Selected") ?? -1
        #expect([number - 1, number].contains(place), "before or behind what else row \(number) says")
    }

    @Test func theScreenFollowsTheList() throws {
        let owner = Owner(events: [taken(1, of: 3), taken(2, of: 3)])
        let screen = Screen(OwnedView(owner: owner))
        let button = try screen.inspect().find(button: "Select next available")
        try button.tap()

        let asItWas = owner.events[0]
        owner.events[0].participants += [.somebody(), .somebody()]
        owner.events[0].isBookable = false
        owner.events[0].startDate = .distantPast
        owner.events[1].capacity = 4
        var texts = try texts(in: screen)
        #expect(texts.filter { $0 != "Selected" } == ["3 of 3 places taken", "2 of 4 places taken"])
        #expect(texts.count { $0 == "Selected" } == 1, "it is full now, and still selected")
        #expect(
            owner.selection?.participants.count == 1, "the selection is still the event as it was at the tap")

        try button.tap()
        #expect(owner.events.number(of: owner.selection) == 2, "the first has no place left")
        #expect(owner.selection?.capacity == 4, "it is the event as it is in the list now")

        owner.events[0] = asItWas
        owner.events[1].capacity = 5
        texts = try self.texts(in: screen)
        #expect(texts.filter { $0 != "Selected" } == ["1 of 3 places taken", "2 of 5 places taken"])
        #expect(owner.selection?.capacity == 4, "a new list changes no selection")

        try button.tap()
        #expect(owner.events.number(of: owner.selection) == 1, "it has places again")
        let selected = owner.selection?.id

        owner.events = [taken(3, of: 6), owner.events[1]]
        texts = try self.texts(in: screen)
        #expect(texts == ["3 of 6 places taken", "2 of 5 places taken"])
        #expect(owner.selection?.id == selected, "another list is no tap")

        try button.tap()
        #expect(owner.events.number(of: owner.selection) == 1, "the first, not the smallest or the emptiest")

        owner.events = []
        texts = try self.texts(in: screen)
        #expect(texts == [])
        #expect(owner.selection?.capacity == 6, "nor is an empty one")

        try button.tap()
        owner.events = [taken(0, of: 8)]
        texts = try self.texts(in: screen)
        #expect(texts == ["0 of 8 places taken"])
        #expect(owner.selection == nil, "a tap does not wait for something that fits")

        try button.tap()
        screen.unmount()
        #expect(owner.selection?.capacity == 8, "what was tapped stays when the screen goes")
    }

    @Test func itShowsAndUsesWhatItWasLastGiven() throws {
        let first = Choice()
        let given = Given(events: [taken(1, of: 3)], choice: first)
        let screen = Screen(GivenView(given: given))
        try screen.inspect().find(button: "Select next available").tap()
        let chosen = first.event

        let second = Choice()
        given.events = [.starting(.newYear2101), taken(1, of: 4)]
        given.choice = second
        given.date = .newYear2101
        var texts = try texts(in: screen)
        #expect(texts == ["0 of 1 places taken", "1 of 4 places taken"])

        try screen.inspect().find(button: "Select next available").tap()
        #expect(given.events.number(of: second.event) == 2, "by the new clock, the first has started")
        #expect(first.event == chosen && chosen != nil, "the old binding is not written any more")
        texts = try self.texts(in: screen)
        #expect(texts.count { $0 == "Selected" } == 1)

        given.date = .distantFuture
        texts = try self.texts(in: screen)
        #expect(texts.count { $0 == "Selected" } == 1)
        #expect(given.events.number(of: second.event) == 2, "a clock that has gone on is no tap, either")
    }

    @Test func theScreenFollowsTheSelection() throws {
        let owner = Owner(events: [taken(3, of: 3), taken(2, of: 3)])
        owner.events[0].startDate = .distantPast
        for index in 0...1 { owner.events[index].isBookable = false }
        let screen = Screen(OwnedView(owner: owner))

        owner.selection = owner.events[0]
        owner.selection?.capacity = 7
        var texts = try texts(in: screen)
        #expect(texts.count { $0 == "Selected" } == 1, "what cannot be selected may be the selection")
        #expect(owner.selection?.capacity == 7, "and so may an old copy of it")

        owner.selection = .open()
        texts = try self.texts(in: screen)
        #expect(texts == ["3 of 3 places taken", "2 of 3 places taken"])
        #expect(owner.events.number(of: owner.selection) == 0, "or an event of another list")

        owner.events.removeLast()
        texts = try self.texts(in: screen)
        #expect(texts == ["3 of 3 places taken"])
        #expect(owner.events.number(of: owner.selection) == 0, "which stays when this list changes")

        owner.selection = nil
        owner.events = [taken(2, of: 3)]
        texts = try self.texts(in: screen)
        #expect(texts == ["2 of 3 places taken"])
        #expect(owner.selection == nil, "another list is no tap, even if nothing is selected")
    }
    #endif

    /// What the rows say about places taken and about the selection, in the order of the screen.
    private func texts(in screen: Screen) throws -> [String] {
        try screen.inspect().findAll(Text.self).map { try $0.string() }
            .filter { $0.hasSuffix("places taken") || $0 == "Selected" }
    }
}

extension [Event] {
    /// One event for each of the reasons in step 2, which is all that is wrong with it.
    fileprivate static func spoiled() -> [Event] {
        ThreeReasons.reasons.map { reason in
            var event = Event.open()
            reason.apply(to: &event)
            return event
        }
    }
}

/// All that the view is given. Each of them can be exchanged for another.
@MainActor @Observable
private final class Given {
    var events: [Event]
    var choice: Choice
    var date = Date.newYear2001

    init(events: [Event], choice: Choice) {
        self.events = events
        self.choice = choice
    }
}

private struct GivenView: View {
    let given: Given

    var body: some View {
        let date = given.date
        EventSelectionView(events: given.events, selection: given.choice.binding, now: { date })
    }
}

private func taken(_ count: Int, of capacity: Int) -> Event {
    var event = Event.open()
    event.capacity = capacity
    event.participants = (0..<count).map { _ in .somebody() }
    return event
}
#endif
