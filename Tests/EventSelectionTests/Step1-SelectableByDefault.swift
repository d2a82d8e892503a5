#if STEP_1
import Foundation
import Testing

@testable import EventSelection

struct SelectableByDefault {
    @Test func anEventIsSelectableByDefault() {
        let event = Event(id: UUID(), capacity: 1, isBookable: true, startDate: .distantFuture)

        #expect(event.isSelectable == true)
    }
}
#endif
