import Foundation
import SwiftUI

struct EventSelectionView: View {
    let events: [Event]
    @Binding var selection: Event?

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
                selection = events.first { event in
                    if !event.isBookable { return false }
                    if event.participants.count >= event.capacity { return false }
                    return event.startDate > .now
                }
            }
        }
    }
}
