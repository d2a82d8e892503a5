import Foundation
import Observation

@MainActor @Observable
final class InvoiceEditorViewModel {
    private(set) var items: [LineItem] = []

    var totalText: String { total.text }
    var canSend: Bool {
        !items.isEmpty
    }

    var canAddItem: Bool { true }

    func add(_ line: LineItem) {
        items.append(line)
    }

    private var total: Money {
        let sum: Decimal = items.reduce(0) { $0 + $1.amount }
        return Money(sum, items.first?.unitPrice.currency ?? "EUR")
    }
}
