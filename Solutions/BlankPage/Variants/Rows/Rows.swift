/// Something with a row of its own on the paper.
protocol Row {
    var label: String { get }
    /// In cents; less than nothing for what is given back.
    var cents: Int { get }
}

extension Row {
    var text: String { "\(label): \(Money(cents))" }
}

struct OutingRow: Row {
    var boats: [Boat]
    var minutes: Int

    var label: String {
        let names = boats.enumerated().map { $0 == 0 ? $1.name : $1.name.lowercased() }
        return "\(names.joined(separator: ", then ")), \(minutes) min"
    }

    var cents: Int {
        guard minutes > 5, let dearest = boats.max(by: { $0.quarter < $1.quarter }) else { return 0 }
        return min(
            stride(from: 0, to: minutes, by: 15).reduce(0) { sum, _ in sum + dearest.quarter }, dearest.day)
    }
}

struct CardRow: Row {
    let outings: [any Row]

    let label = "Season card"
    var cents: Int { -(outings.map(\.cents).max() ?? 0) }
}

struct SumRow: Row {
    let rows: [any Row]

    let label = "To pay"
    var cents: Int { rows.map(\.cents).reduce(0, +) }
}

/// "-12.50" of -1250 cents.
struct Money: CustomStringConvertible {
    private let cents: Int

    init(_ cents: Int) { self.cents = cents }

    var description: String {
        let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
        return "\(cents < 0 ? "-" : "")\(euros).\(rest / 10)\(rest % 10)"
    }
}
