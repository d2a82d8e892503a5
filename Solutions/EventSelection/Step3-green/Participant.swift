import Foundation

struct Participant: Identifiable, Equatable {
    let id: UUID
    var name: String
}
