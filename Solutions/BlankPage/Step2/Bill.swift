enum Boat {
    case rowing
    case pedal

    var name: String { self == .rowing ? "Rowing boat" : "Pedal boat" }

    /// In cents.
    var quarter: Int { self == .rowing ? 250 : 400 }
    var day: Int { self == .rowing ? 1800 : 3000 }
}

/// What stands in the book.
enum Note {
    case outing(Boat, minutes: Int)
    case swap(Boat, minutes: Int)
    case card
}

/// From the landing stage and back, in one boat after the other.
struct Outing {
    private(set) var boats: [Boat]
    private(set) var minutes: Int

    init(_ boat: Boat, minutes: Int) { (boats, self.minutes) = ([boat], minutes) }

    mutating func swap(to boat: Boat, minutes: Int) {
        boats.append(boat)
        self.minutes += minutes
    }

    var quarters: Int { minutes <= 5 ? 0 : (minutes + 14) / 15 }
    var price: Int { boats.map { min(quarters * $0.quarter, $0.day) }.max() ?? 0 }
    var names: String {
        let later = boats.dropFirst().map { $0.name.lowercased() }
        return ([boats[0].name] + later).joined(separator: ", then ")
    }
    var row: String { "\(names), \(minutes) min: \(euros(price))" }
}

/// The notes, read one after the other: what one means depends on those before it.
struct Book {
    private(set) var outings: [Outing] = []
    private(set) var hasCard = false

    init(_ notes: [Note]) {
        for note in notes { read(note) }
    }

    private mutating func read(_ note: Note) {
        switch note {
        case .outing(let boat, let minutes):
            outings.append(Outing(boat, minutes: minutes))
        case .swap(let boat, let minutes):
            guard let last = outings.indices.last else { return }
            outings[last].swap(to: boat, minutes: minutes)
        case .card:
            hasCard = true
        }
    }

    var saved: Int { hasCard ? outings.map(\.price).max() ?? 0 : 0 }
}

func bill(for notes: [Note]) -> [String] {
    let book = Book(notes)
    let outings = book.outings
    guard !outings.isEmpty else { return [] }
    let rows = outings.map(\.row)
    let sum = outings.map(\.price).reduce(0, +)
    let card = book.saved > 0 ? ["Season card: -\(euros(book.saved))"] : []
    return rows + card + ["To pay: \(euros(sum - book.saved))"]
}

/// "12.50" of 1250 cents.
func euros(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
}
