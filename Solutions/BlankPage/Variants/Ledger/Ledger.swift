/// All that is known after some of the notes. Each note makes the next state of it.
struct Ledger {
    private var written: [Line] = []
    private var open: Line?
    private var card = Card.none

    private enum Card { case none, shown }

    /// An outing as it grows.
    private struct Line {
        var text: String
        var minutes: Int
        var tariff: Tariff

        var cents: Int {
            if minutes <= 5 { return 0 }
            let quarters = minutes.quotientAndRemainder(dividingBy: 15)
            return min((quarters.quotient + (quarters.remainder > 0 ? 1 : 0)) * tariff.quarter, tariff.day)
        }
    }

    mutating func read(_ note: Note) {
        switch (note, open) {
        case (.outing(let boat, let minutes), let line):
            if let line { written.append(line) }
            open = Line(text: boat.rawValue, minutes: minutes, tariff: boat.tariff)
        case (.swap(let boat, let minutes), var line?):
            line.text += ", then \(boat.rawValue.lowercased())"
            line.minutes += minutes
            if boat.tariff.quarter > line.tariff.quarter { line.tariff = boat.tariff }
            open = line
        case (.swap(let boat, let minutes), nil):
            read(.outing(boat, minutes: minutes))
        case (.card, _):
            card = .shown
        }
    }

    func printed() -> [String] {
        guard let open else { return [] }
        var paper: [String] = []
        var (sum, dearest) = (0, 0)
        for line in written + [open] {
            paper.append("\(line.text), \(line.minutes) min: \(Self.amount(line.cents))")
            sum += line.cents
            dearest = max(dearest, line.cents)
        }
        if card == .shown, dearest > 0 {
            paper.append("Season card: -\(Self.amount(dearest))")
            sum -= dearest
        }
        return paper + ["To pay: \(Self.amount(sum))"]
    }

    private static func amount(_ cents: Int) -> String {
        let digits = String(cents)
        let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        return "\(padded.dropLast(2)).\(padded.suffix(2))"
    }
}

func bill(for notes: [Note]) -> [String] {
    notes.reduce(into: Ledger()) { $0.read($1) }.printed()
}
