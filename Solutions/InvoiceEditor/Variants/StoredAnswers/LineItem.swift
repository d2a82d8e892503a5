import Foundation

struct LineItem: Identifiable {
    var id = UUID()
    var unitPrice: Money
    var quantity: Int

    static func empty(currency: String) -> LineItem {
        LineItem(unitPrice: Money(0, currency), quantity: 12)
    }
}
