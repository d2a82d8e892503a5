import Foundation

struct LineItem: Identifiable, Equatable, Sendable {
    let id: UUID
    let unitPrice: Money
    let quantity: Int

    init(id: UUID = UUID(), unitPrice: Money, quantity: Int) {
        self.id = id
        self.unitPrice = unitPrice
        self.quantity = quantity
    }

    static func empty(currency: String) -> LineItem { LineItem(unitPrice: Money(0, currency), quantity: 1) }

    func with(unitPrice: Money? = nil, quantity: Int? = nil) -> LineItem {
        LineItem(id: id, unitPrice: unitPrice ?? self.unitPrice, quantity: quantity ?? self.quantity)
    }
}
