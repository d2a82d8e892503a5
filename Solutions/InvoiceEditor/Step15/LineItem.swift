import Foundation

struct LineItem: Identifiable {
    var unitPrice: Money
    var quantity: Int
    let id = UUID()

    var amount: Decimal { unitPrice.amount * Decimal(quantity) }
    var isValid: Bool { problem == nil }

    var problem: String? {
        if quantity <= 0 { return "The quantity must be at least 1." }
        if unitPrice.amount <= 0 { return "The price must be more than zero." }
        return nil
    }

    static func empty(currency: String) -> LineItem {
        LineItem(unitPrice: Money(0, currency), quantity: 1)
    }
}
