import Foundation

struct LineItem: Identifiable {
    var unitPrice: Money
    var quantity: Int
    let id = UUID()

    var amount: Decimal { unitPrice.amount * Decimal(quantity) }
    var isValid: Bool { quantity > 0 && unitPrice.amount > 0 }

    static func empty(currency: String) -> LineItem {
        LineItem(unitPrice: Money(0, currency), quantity: 1)
    }
}
