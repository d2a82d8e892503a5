#if STEP_2
import Foundation
import Testing

@testable import EventSelection

@Suite("One reason is enough to keep an event from being selected")
struct ThreeReasons {
    @Test func anUnbookableEventIsNotSelectable() {
        var event = Event.open()
        event.isBookable = false

        #expect(event.isSelectable == false)
    }

    #if STEP_2_2
    @Test func aPlaceThatIsGivenBackCanBeTaken() {
        var event = Event.open()
        event.participants = [.somebody()]
        #expect(event.isSelectable == false)

        event.participants = []

        #expect(event.isSelectable == true)
    }
    #endif

    #if STEP_2_3
    @Test func itsStartDecides() {
        var event = Event.open()

        event.startDate = .now
        #expect(event.isSelectable == false, "it has just started")

        event.startDate = .now - 60
        #expect(event.isSelectable == false, "it started a minute ago")

        event.startDate = .now + 60
        #expect(event.isSelectable == true, "it starts in a minute")
    }
    #endif

    // The rest
    #if STEP_2_4
    @Test(arguments: reasons)
    func anEventIsNotSelectable(_ reason: Reason) {
        var event = Event.open()

        reason.apply(to: &event)

        #expect(event.isSelectable == false)
    }

    @Test func onePlaceLeftIsEnough() {
        var event = Event.open()
        event.capacity = 5000
        event.participants = (1...4999).map { _ in .somebody() }

        #expect(event.isSelectable == true)
    }
    #endif

    static let reasons = [
        Reason("unbookable") { $0.isBookable = false },
        Reason("full") { $0.participants = [.somebody()] },
        Reason("over-full") { $0.participants = [.somebody(), .somebody()] },
        Reason("no places at all") { $0.capacity = 0 },
        Reason("past") { $0.startDate = .distantPast },
        Reason("past and full") {
            $0.startDate = .distantPast
            $0.participants = [.somebody()]
        },
        Reason("900 places, one taken, unbookable") {
            $0.capacity = 900
            $0.participants = [.somebody()]
            $0.isBookable = false
        },
        Reason("900 places, full") {
            $0.capacity = 900
            $0.participants = (1...900).map { _ in .somebody() }
        },
        Reason("900 places, past") {
            $0.capacity = 900
            $0.startDate = .distantPast
        },
    ]
}

/// A named case: what is done to an event that was open until then.
struct Reason: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let change: @Sendable (inout Event) -> Void

    init(_ name: String, change: @escaping @Sendable (inout Event) -> Void) {
        self.testDescription = name
        self.change = change
    }

    func apply(to event: inout Event) {
        change(&event)
    }
}
#endif
