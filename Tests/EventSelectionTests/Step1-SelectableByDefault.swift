#if STEP_1
import Foundation
import Testing

@testable import EventSelection

@Suite("An event with nothing against it can be selected")
struct SelectableByDefault {
    @Test func anEventIsSelectableByDefault() {
        let concert = Event(id: UUID(), capacity: 1, isBookable: true, startDate: .distantFuture)

        #expect(concert.isSelectable == true)
    }
}
#endif
