import Foundation

/// Whoever decides at a given moment, and about any event, who may still come in.
struct AdmissionDesk {
    let date: Date

    func decide(on event: Event) -> Admission {
        if event.placesLeft < 1 { return .refused(.full) }
        if !event.isBookable { return .refused(.unbookable) }
        return date < event.startDate ? .granted : .refused(.past)
    }

    func firstAdmission(in events: [Event]) -> Event? {
        events.lazy.filter { decide(on: $0) == .granted }.first
    }
}

enum Admission: Equatable {
    case granted
    case refused(Event.Obstacle)
}
