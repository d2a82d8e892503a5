import Foundation

struct LineItem: Identifiable {
    let id = UUID()
    var unitPrice: Money
    var quantity: Int

    var amount: Decimal { unitPrice.amount * Decimal(quantity) }
    var isValid: Bool { quantity > 0 && unitPrice.amount > 0 }
}
