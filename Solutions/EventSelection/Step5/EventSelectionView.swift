import Foundation
import SwiftUI

struct EventSelectionView: View {
    let events: [Event]
    @Binding var selection: Event?
    var now: () -> Date = { .now }

    var body: some View {
        List(events) { event in
            EventRow(event: event, isSelected: isSelected(event))
        }
        .toolbar {
            Button("Select next available") {
                selection = events.firstSelectable(at: now())
            }
        }
    }

    private func isSelected(_ event: Event) -> Bool { event.id == selection?.id }
}
