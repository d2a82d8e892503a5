import Foundation

extension Event {
    var isSelectable: Bool { isBookable && !isFull && startDate > .now }

    func isSelectable(at date: Date) -> Bool { isBookable && !isFull && startDate > date }

    var isFull: Bool { participants.count >= capacity }
}
