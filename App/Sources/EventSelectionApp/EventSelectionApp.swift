import Foundation
import Front
import SwiftUI

@main
struct Main: App {
    init() { comeToTheFront() }

    var body: some Scene {
        WindowGroup { Programme() }
    }
}

private struct Programme: View {
    private let events = [
        event(capacity: 1, participants: 1),
        event(capacity: 20, isBookable: false),
        event(capacity: 20, participants: 1),
    ]

    @State private var selection: Event?

    var body: some View {
        NavigationStack { EventSelectionView(events: events, selection: $selection) }
    }
}

private func event(capacity: Int, isBookable: Bool = true, participants: Int = 0) -> Event {
    Event(
        id: UUID(),
        capacity: capacity,
        isBookable: isBookable,
        startDate: .now + 3600,
        participants: (0..<participants).map { _ in Participant(id: UUID(), name: "Somebody") }
    )
}

struct AppPreviews: PreviewProvider {
    static var previews: some View { Programme() }
}
