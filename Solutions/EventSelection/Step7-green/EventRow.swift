import SwiftUI

struct EventRow: View {
    let event: Event
    let isSelected: Bool

    var body: some View {
        HStack {
            Text("\(event.participants.count) of \(event.capacity) places taken")
            Text("\(event.placesLeft) left")
            if isSelected {
                Text("Selected").bold()
            }
        }
    }
}
