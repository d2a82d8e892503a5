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
}

/// From the landing stage and back.
struct Outing {
    let boat: Boat
    let minutes: Int

    var quarters: Int { minutes <= 5 ? 0 : (minutes + 14) / 15 }
    var price: Int { min(quarters * boat.quarter, boat.day) }
    var row: String { "\(boat.name), \(minutes) min: \(euros(price))" }
}

func bill(for notes: [Note]) -> [String] {
    let outings = notes.map { note in
        switch note {
        case .outing(let boat, let minutes): Outing(boat: boat, minutes: minutes)
        }
    }
    guard !outings.isEmpty else { return [] }
    let rows = outings.map(\.row)
    let sum = outings.map(\.price).reduce(0, +)
    return rows + ["To pay: \(euros(sum))"]
}

/// "12.50" of 1250 cents.
func euros(_ cents: Int) -> String {
    let rest = cents % 100
    return "\(cents / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
}
