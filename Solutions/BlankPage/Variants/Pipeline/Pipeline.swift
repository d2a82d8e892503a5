enum Boat: Hashable { case rowing, pedal }

enum Note: Equatable {
    case outing(Boat, minutes: Int)
    case swap(Boat, minutes: Int)
    case card
}

typealias Ride = (boat: Boat, minutes: Int)
typealias Charge = (label: String, cents: Int)

/// All that the landing stage has decided, in cents.
let tariffs: [Boat: (name: String, perQuarter: Int, perDay: Int)] = [
    .rowing: ("rowing boat", 250, 1800),
    .pedal: ("pedal boat", 400, 3000),
]
let freeMinutes = 5

func bill(for notes: [Note]) -> [String] {
    let charges = outings(in: notes[...]).map(charge)
    guard !charges.isEmpty else { return [] }
    let gifts = notes.contains(.card) ? gift(among: charges) : []
    let owed = (charges + gifts).map(\.cents).reduce(0, +)
    return (charges + gifts + [("To pay", owed)]).map(printed)
}

/// Each outing's rides: what stands up to the next outing belongs to it.
func outings(in notes: ArraySlice<Note>) -> [[Ride]] {
    let rides = notes.compactMap(ride)
    let starts = rides.indices.filter { rides[$0].isFirst }
    return zip(starts, starts.dropFirst() + [rides.endIndex]).map { start, end in
        rides[start..<end].map(\.ride)
    }
}

func ride(of note: Note) -> (ride: Ride, isFirst: Bool)? {
    switch note {
    case .outing(let boat, let minutes): ((boat, minutes), true)
    case .swap(let boat, let minutes): ((boat, minutes), false)
    case .card: nil
    }
}

func charge(for rides: [Ride]) -> Charge {
    let minutes = rides.map(\.minutes).reduce(0, +)
    let names = rides.compactMap { tariffs[$0.boat]?.name }.joined(separator: ", then ")
    let label = "\(names.prefix(1).uppercased())\(names.dropFirst()), \(minutes) min"
    let cents = rides.compactMap { tariffs[$0.boat] }
        .map { min(quarters(in: minutes) * $0.perQuarter, $0.perDay) }
    return (label, cents.max() ?? 0)
}

func quarters(in minutes: Int) -> Int {
    guard minutes > freeMinutes else { return 0 }
    return minutes / 15 + (minutes.isMultiple(of: 15) ? 0 : 1)
}

func gift(among charges: [Charge]) -> [Charge] {
    charges.map(\.cents).filter { $0 > 0 }.max().map { [("Season card", -$0)] } ?? []
}

func printed(_ charge: Charge) -> String {
    let cents = abs(charge.cents)
    let amount = "\(cents / 100).\(String(cents % 100 + 100).dropFirst())"
    return "\(charge.label): \(charge.cents < 0 ? "-" : "")\(amount)"
}
