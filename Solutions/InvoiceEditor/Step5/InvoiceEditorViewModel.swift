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
        return items.filter { allAreInvalid || !$0.isValid }.map(\.id)
    }

    var bannerText: String? {
        currenciesDiffer ? "Pick one currency per invoice." : nil
    }

    func add(_ line: LineItem) {
        items.append(line)
    }

    func remove(_ id: LineItem.ID) {
        items.removeAll { $0.id == id }
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
