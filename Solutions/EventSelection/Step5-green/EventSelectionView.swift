import Foundation
import SwiftUI

struct EventSelectionView: View {
    let events: [Event]
    @Binding var selection: Event?
    var now: () -> Date = { .now }

    var body: some View {
        List(events) { event in
            HStack {
                Text(verbatim: "\(event.participants.count) of \(event.capacity) places taken")
                if event.id == selection?.id {
                    Text("Selected").bold()
                }
            }
        }
        .toolbar {
            Button("Select next available") {
                selection = events.firstSelectable(at: now())
            }
        }
    }
}
