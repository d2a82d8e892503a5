import Foundation
import Observation

@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []

    var totalText: String { total.text }
    var canSend: Bool {
        !items.isEmpty
            && invalidLineIDs.isEmpty
    }

    var canAddItem: Bool { true }

    var invalidLineIDs: [LineItem.ID] {
        let allAreInvalid = currenciesDiffer
        return items.filter { line in
            allAreInvalid || line.quantity <= 0 || line.unitPrice.amount <= 0
        }.map(\.id)
    }

    func add(_ line: LineItem) {
        items.append(line)
    }

    private var currenciesDiffer: Bool {
        let first = items.first?.unitPrice.currency
        return !items.allSatisfy { $0.unitPrice.currency == first }
    }

    private var total: Money {
        let sum: Decimal = items.reduce(0) { $0 + $1.amount }
        return Money(sum, items.first?.unitPrice.currency ?? "EUR")
    }
}
