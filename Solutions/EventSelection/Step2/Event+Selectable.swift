import Foundation

extension Event {
    var isSelectable: Bool { isBookable && !isFull && startDate > .now }

    var isFull: Bool { participants.count >= capacity }
}
