import Foundation

struct Event: Identifiable, Equatable {
    let id: UUID
    var capacity: Int
    var isBookable: Bool
    var startDate: Date
    var participants: [Participant] = []
}
