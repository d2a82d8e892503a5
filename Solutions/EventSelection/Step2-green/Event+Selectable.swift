import Foundation

extension Event {
    var isSelectable: Bool {
        if !isBookable { return false }
        if participants.count >= capacity { return false }
        return startDate > .now
    }
}
