import Foundation
import Observation

struct Money {
    let currency: String
    let amount: Decimal

    init(_ amount: Decimal, _ currency: String) {
        (self.currency, self.amount) = (currency, amount)
    }
}

struct LineItem: Identifiable {
    var unitPrice: Money
    var quantity: Int
    let id = UUID()
}

@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []
    private(set) var totalText = "0.00 EUR"
    private(set) var canSend = false
    let canAddItem = true

    func add(_ line: LineItem) {
        items.append(line)

        var sum: Decimal = 0
        for item in items {
            sum += item.unitPrice.amount * Decimal(item.quantity)
        }
        let digits = String(format: "%.2f", NSDecimalNumber(decimal: sum).doubleValue)
        totalText = "\(digits) \(line.unitPrice.currency)"
        canSend = true
    }
}
