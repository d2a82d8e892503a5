import Foundation
import SwiftUI

struct EventSelectionView: View {
    var events: [Event]
    @Binding var selection: Event?
    var now: () -> Date = { Date() }

    var body: some View {
        NavigationStack {
            Form {
                Section("Events") {
                    ForEach(events.indices, id: \.self) { index in
                        EventButton(event: events[index], selection: $selection, now: now)
                    }
                }
                Section {
                    Button("Select next available") {
                        selection = AdmissionDesk(date: now()).firstAdmission(in: events)
                    }
                }
            }
            .navigationTitle("Events")
        }
    }
}

private struct EventButton: View {
    let event: Event
    @Binding var selection: Event?
    let now: () -> Date

    var body: some View {
        Button(action: tap) {
            HStack {
                Text(verbatim: "\(event.placesLeft) left")
                Text(verbatim)
                Spacer()
                isSelected ? Text("Selected") : nil
            }
        }
    }

    private var verbatim: String { "\(event.participants.count) of \(event.capacity) places taken" }

    private var isSelected: Bool { selection.map { $0.id == event.id } ?? false }

    private func tap() {
        if case .granted = AdmissionDesk(date: now()).decide(on: event) { selection = event }
    }
}
