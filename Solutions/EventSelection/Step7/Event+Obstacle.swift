import Foundation

extension Event {
    enum Obstacle {
        case unbookable
        case full
        case past
    }

    func obstacle(at date: Date) -> Obstacle? {
        if !isBookable { return .unbookable }
        if isFull { return .full }
        if hasStarted(at: date) { return .past }
        return nil
    }
}
