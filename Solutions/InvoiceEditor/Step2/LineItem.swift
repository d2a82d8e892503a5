import Foundation

struct LineItem: Identifiable {
    var unitPrice: Money
    var quantity: Int
    let id = UUID()

    var amount: Decimal { unitPrice.amount * Decimal(quantity) }
}
