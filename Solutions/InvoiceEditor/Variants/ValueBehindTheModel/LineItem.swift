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
    var isBad: Bool { quantity < 1 || unitPrice.amount <= 0 }
}
