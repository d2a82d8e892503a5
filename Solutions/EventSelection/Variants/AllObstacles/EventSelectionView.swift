import Foundation
import SwiftUI

struct EventSelectionView: View {
    private let events: [Event]
    private let now: () -> Date
    @Binding private var selection: Event?

    init(events: [Event], selection: Binding<Event?>, now: @escaping () -> Date = Date.init) {
        self.events = events
        self.now = now
        _selection = selection
    }

    var body: some View {
        ScrollView {
            VStack {
                Text("All events").font(.headline)
                Button("Select next available", action: selectNext)
                Divider()
                ForEach(events, content: row)
            }
        }
    }

    /// A row that cannot be selected is off. One that is drawn long before it is tapped is asked once more.
    private func row(of event: Event) -> some View {
        Button {
            select(event)
        } label: {
            VStack {
                ForEach(lines(about: event), id: \.self) { Text($0) }
            }
        }
        .disabled(!event.isSelectable(at: now()))
    }

    private func lines(about event: Event) -> [String] {
        let mark = event.id == selection?.id ? ["Selected"] : []
        let places = "\(event.participants.count) of \(event.capacity) places taken"
        let bookings = event.isBookable ? "Bookings are open" : "Bookings are closed"
        return mark + [bookings, places, "\(event.placesLeft) left"]
    }

    private func select(_ event: Event) {
        guard event.isSelectable(at: now()) else { return }
        selection = event
    }

    private func selectNext() {
        selection = events.firstSelectable(at: now())
    }
}
