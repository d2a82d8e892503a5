#if STEP_1
import Foundation
import Testing

@testable import EventSelection

struct SelectableByDefault {
    @Test func anEventIsSelectableByDefault() {
        let concert = Event(id: UUID(), capacity: 1, isBookable: true, startDate: .distantFuture)

        #expect(concert.isSelectable == true)
    }
}
#endif
