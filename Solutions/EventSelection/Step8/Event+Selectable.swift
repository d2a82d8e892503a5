import Foundation

extension Event {
    var isSelectable: Bool { isSelectable(at: .now) }

    func isSelectable(at date: Date) -> Bool {
        obstacle(at: date) == nil
    }

    var isFull: Bool { placesLeft == 0 }

    var placesLeft: Int { max(0, capacity - participants.count) }
}
