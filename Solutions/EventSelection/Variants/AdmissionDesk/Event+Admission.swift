import Foundation

extension Event {
    enum Obstacle: String {
        case unbookable
        case full
        case past
    }

    var isSelectable: Bool { isSelectable(at: .now) }

    func isSelectable(at date: Date) -> Bool {
        AdmissionDesk(date: date).decide(on: self) == .granted
    }

    func obstacle(at date: Date) -> Obstacle? {
        guard case .refused(let obstacle) = AdmissionDesk(date: date).decide(on: self) else { return nil }
        return obstacle
    }

    var placesLeft: Int {
        let free = capacity - participants.count
        return free < 0 ? 0 : free
    }
}

extension Array where Element == Event {
    func firstSelectable(at date: Date) -> Event? {
        AdmissionDesk(date: date).firstAdmission(in: self)
    }
}
