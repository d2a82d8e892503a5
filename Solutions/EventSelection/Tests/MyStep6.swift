#if STEP_6
import Foundation
import PaperUI
import PaperUITesting
import Testing

@testable import EventSelection

@MainActor
@Suite("An event knows how many more people it has places for")
struct PlacesLeft {
    @Test(arguments: sizes + [Size(80_000, taken: 1, left: 79_999)])
    func whatIsNotTakenIsLeft(_ size: Size) {
        #expect(size.event.placesLeft == size.left)
    }

    @Test(arguments: sizes)
    func theyAreLeftWhetherOneMayTakeThemOrNot(_ size: Size) {
        var event = size.event

        event.isBookable = false
        #expect(event.placesLeft == size.left)

        event.startDate = .distantPast
        #expect(event.placesLeft == size.left)
    }

    @Test func everyRowSaysTheNumberOfItsEvent() throws {
        var events = Self.sizes.map(\.event)
        events[1].isBookable = false
        events[2].startDate = .distantPast
        var oldCopy = events[0]
        oldCopy.capacity = 7
        let owner = Owner(events: events)
        owner.selection = oldCopy
        let screen = Screen(OwnedView(owner: owner))
        var left = try left(in: screen)
        #expect(left == Self.sizes.map { "\($0.left) left" })

        owner.events[0].participants = [.somebody()]
        owner.events[1].capacity = 6
        left = try self.left(in: screen)
        #expect(left.prefix(2) == ["0 left", "4 left"], "the list has changed")
    }

    /// What the rows say is left, in the order of the screen.
    private func left(in screen: Screen) throws -> [String] {
        try screen.inspect().findAll(Text.self).map { try $0.string() }
            .filter { $0.wholeMatch(of: /\S+ left/) != nil }
    }

    nonisolated static let sizes = [
        Size(1, taken: 0, left: 1),
        Size(5, taken: 2, left: 3),
        Size(3, taken: 2, left: 1),
        Size(3, taken: 3, left: 0),
        Size(3, taken: 5, left: 0),
        Size(0, taken: 0, left: 0),
        Size(1200, taken: 1, left: 1199),
        Size(100, taken: 101, left: 0),
    ]
}

/// A named case: places, how many of them are taken, and how many are left then.
struct Size: CustomTestStringConvertible, Sendable {
    let capacity: Int
    let taken: Int
    let left: Int
    var testDescription: String { "\(taken) of \(capacity) taken" }

    init(_ capacity: Int, taken: Int, left: Int) {
        self.capacity = capacity
        self.taken = taken
        self.left = left
    }

    var event: Event {
        var event = Event.open()
        event.capacity = capacity
        event.participants = (0..<taken).map { _ in .somebody() }
        return event
    }
}
#endif
