import Foundation
import SwiftUI

@testable import EventSelection

/// The states of the list of events that have a name.
@MainActor func screens(_ draw: Drawing) async throws {
    let full = Event(taken: 2, of: 2)
    let open = Event(taken: 1, of: 3)
    let next = Event(taken: 0, of: 12)
    func list(selecting selection: Event?) -> some View {
        NavigationStack {
            EventSelectionView(events: [full, open, next], selection: .constant(selection))
        }
    }
    await draw("Nothing selected", list(selecting: nil))
    await draw("One selected", list(selecting: open))
}

extension Event {
    fileprivate init(taken: Int, of capacity: Int) {
        self.init(
            id: UUID(), capacity: capacity, isBookable: true, startDate: .distantFuture,
            participants: (0..<taken).map { Participant(id: UUID(), name: "\($0)") })
    }
}
