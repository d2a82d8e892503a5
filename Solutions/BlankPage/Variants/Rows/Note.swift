enum Boat {
    case rowing
    case pedal

    var name: String { terms.name }
    var quarter: Int { terms.quarter }
    var day: Int { terms.day }

    /// The prices in cents.
    private var terms: (name: String, quarter: Int, day: Int) {
        switch self {
        case .rowing: ("Rowing boat", 250, 1800)
        case .pedal: ("Pedal boat", 400, 3000)
        }
    }
}

/// What a note does to the paper on which it is written.
struct Note {
    fileprivate let write: @Sendable (inout Paper) -> Void

    static func outing(_ boat: Boat, minutes: Int) -> Note {
        Note { if minutes >= 0 { $0.outings.append(OutingRow(boats: [boat], minutes: minutes)) } }
    }

    static func swap(_ boat: Boat, minutes: Int) -> Note {
        Note { paper in
            guard var last = paper.outings.popLast() else { return }
            if last.boats.last != boat { last.boats.append(boat) }
            last.minutes += minutes
            paper.outings.append(last)
        }
    }

    static var card: Note { Note { $0.hasCard = true } }
}

private struct Paper {
    var outings: [OutingRow] = []
    var hasCard = false

    var rows: [any Row] {
        guard !outings.isEmpty else { return [] }
        let card = CardRow(outings: outings)
        let rows: [any Row] = outings + (hasCard && card.cents != 0 ? [card] : [])
        return rows + [SumRow(rows: rows)]
    }
}

func bill(for notes: [Note]) -> [String] {
    var paper = Paper()
    for note in notes { note.write(&paper) }
    return paper.rows.map(\.text)
}
