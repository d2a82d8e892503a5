import SwiftUI

struct EventRow: View {
    let event: Event
    let isSelected: Bool

    var body: some View {
        HStack {
            Text(verbatim: "\(event.participants.count) of \(event.capacity) places taken")
            Text(verbatim: "\(event.placesLeft) left")
            if isSelected {
                Text("Selected").bold()
            }
        }
    }
}
