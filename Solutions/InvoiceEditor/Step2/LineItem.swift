import Foundation

struct LineItem: Identifiable {
    let id = UUID()
    var unitPrice: Money
    var quantity: Int

    var amount: Decimal { unitPrice.amount * Decimal(quantity) }
}
