import Foundation

extension Event {
    enum Obstacle: CaseIterable {
        case past
        case full
        case unbookable
    }

    func obstacle(at date: Date) -> Obstacle? {
        obstacles(at: date).first
    }

    func isSelectable(at date: Date) -> Bool {
        obstacles(at: date).isEmpty
    }

    var isSelectable: Bool { isSelectable(at: Date()) }

    var placesLeft: Int {
        participants.count > capacity ? 0 : capacity - participants.count
    }

    /// All that is in the way, what nobody can do anything about before the rest.
    private func obstacles(at date: Date) -> [Obstacle] {
        Obstacle.allCases.filter { obstacle in
            switch obstacle {
            case .past: date >= startDate
            case .full: participants.count >= capacity
            case .unbookable: !isBookable
            }
        }
    }
}

extension [Event] {
    func firstSelectable(at date: Date) -> Event? {
        for event in self where event.isSelectable(at: date) { return event }
        return nil
    }
}
