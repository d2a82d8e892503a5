import Foundation

extension [Event] {
    func firstSelectable(at date: Date) -> Event? {
        first { $0.isSelectable(at: date) }
    }
}
