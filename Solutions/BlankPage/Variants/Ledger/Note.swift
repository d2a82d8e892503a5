enum Note {
    case outing(Boat, minutes: Int)
    case swap(Boat, minutes: Int)
    case card
}

enum Boat: String {
    case rowing = "Rowing boat"
    case pedal = "Pedal boat"

    var tariff: Tariff {
        switch self {
        case .rowing: Tariff(quarter: 250, day: 1800)
        case .pedal: Tariff(quarter: 400, day: 3000)
        }
    }
}

/// In cents.
struct Tariff {
    let quarter: Int
    let day: Int
}
