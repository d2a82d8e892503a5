import Foundation

extension Event {
    var isSelectable: Bool { isSelectable(at: .now) }

    func isSelectable(at date: Date) -> Bool {
        isBookable && !isFull && startDate > date
    }

    var isFull: Bool { participants.count >= capacity }
}
