import Foundation

extension Event {
    var isSelectable: Bool { isSelectable(at: .now) }

    func isSelectable(at date: Date) -> Bool {
        isBookable && !isFull && !hasStarted(at: date)
    }

    var isFull: Bool { participants.count >= capacity }

    func hasStarted(at date: Date) -> Bool { startDate <= date }

    var placesLeft: Int { max(0, capacity - participants.count) }
}
