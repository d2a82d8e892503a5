import Foundation

/// All that an invoice is, as a value: nobody can watch it, and nobody has to.
///
/// A line that is on it already is not added again.
struct Draft: Equatable {
    private(set) var lines: [LineItem] = []

    var currencies: Set<String> { Set(lines.map { $0.unitPrice.currency }) }
    var isMixed: Bool { currencies.count > 1 }
    var badLines: [LineItem] { isMixed ? lines : lines.filter(\.isBad) }
    var isReady: Bool { lines.count > 0 && badLines.count == 0 }

    /// Nil over mixed currencies.
    var total: Money? {
        if isMixed { return nil }
        var sum = Decimal.zero
        for line in lines { sum += line.unitPrice.amount * Decimal(line.quantity) }
        return Money(sum, currencies.first ?? "EUR")
    }

    mutating func append(_ line: LineItem) {
        if self[line.id] == nil { lines.append(line) }
    }

    /// Nil is a line that is not there; so setting one to nil removes it.
    subscript(id: LineItem.ID) -> LineItem? {
        get { lines.first { $0.id == id } }
        set {
            guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
            lines.replaceSubrange(index...index, with: newValue.map { [$0] } ?? [])
        }
    }
}
