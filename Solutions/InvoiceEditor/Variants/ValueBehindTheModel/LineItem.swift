import Foundation

struct LineItem: Identifiable, Hashable, Sendable {
    struct ID: Hashable, Sendable {
        private let value = UUID()
    }

    let id = ID()
    var unitPrice: Money
    var quantity: Int

    static func empty(currency: String) -> Self {
        Self(unitPrice: Money(.zero, currency), quantity: 0)
    }
}

extension LineItem {
    enum Fault: String {
        case tooCheap = "The price must be more than zero."
        case tooFew = "The quantity must be at least 1."
    }

    /// The first of them, if it has two.
    var fault: Fault? {
        unitPrice.amount <= 0 ? .tooCheap : quantity < 1 ? .tooFew : nil
    }

    var isBad: Bool { fault != nil }
}
