import Foundation
import Observation

struct Money {
    let amount: Decimal
    let currency: String

    init(_ amount: Decimal, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

struct LineItem: Identifiable {
    let id = UUID()
    var unitPrice: Money
    var quantity: Int
}

@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []
    private(set) var totalText = "0.00 EUR"
    private(set) var canSend = false
    let canAddItem = true

    func add(_ item: LineItem) {
        items.append(item)

        var sum: Decimal = 0
        for line in items {
            sum += line.unitPrice.amount * Decimal(line.quantity)
        }
        let digits = String(format: "%.2f", NSDecimalNumber(decimal: sum).doubleValue)
        totalText = "\(digits) \(item.unitPrice.currency)"
        canSend = true
    }
}
